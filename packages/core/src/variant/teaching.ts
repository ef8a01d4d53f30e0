import { SerpentariumError } from "../failure.ts";
import type { GameTypes } from "../game.ts";
import type { Mistake, Task } from "../teaching/task.ts";
import type { GlossaryTerm, Teaching, TeachingPicture } from "../teaching/teaching.ts";
import type { VariantClause } from "./variant.ts";

/** What a variant excludes of the teaching of its base, by the ids of pictures, tasks and terms, each with the reason. */
export type ExcludedTeaching = Readonly<Record<string, string>>;

/**
 * Returns the teaching of the base that is valid in a variant: the pictures, tasks, mistakes and terms about clauses that it does
 * not change, except for the excluded ones.
 *
 * @typeParam B - the types of the base
 * @typeParam T - the types of the variant
 * @param teaching - the teaching of the base
 * @param clauses - the changes of clauses, as given to `defineVariant`
 * @param excluded - what is not valid in the variant
 * @throws SerpentariumError `bad-game` where a key matches nothing in the teaching of the base
 *
 * @example
 * ```ts
 * import { inheritTeaching } from "@serpentarium/core/variant";
 *
 * const position = "move:1 l1,d2";
 * const pictures = [
 *   { id: "pair", clauses: ["move.pair"], position },
 *   { id: "seven", clauses: ["move.pair", "end.pile"], position },
 * ] as const;
 * inheritTeaching({ pictures, tasks: [] }, { "end.pile": null }).pictures.length; // => 1
 * ```
 */
export function inheritTeaching<B extends GameTypes, T extends GameTypes = B>(
  { pictures, tasks, glossary = [] }: Teaching<B>,
  clauses: Readonly<Record<string, VariantClause | null>>,
  excluded: ExcludedTeaching = {},
): Required<Teaching<T>> {
  const keys = [
    ...pictures.map(({ id }) => id),
    ...tasks.map(({ id }) => id),
    ...glossary.map(({ id }) => id),
  ];
  const unknown = Object.keys(excluded).find((key) => !keys.includes(key));
  if (unknown !== undefined)
    throw new SerpentariumError("bad-game", `the teaching of the base has no "${unknown}"`);
  const isInherited = (key: string, about: readonly string[]): boolean =>
    !Object.hasOwn(excluded, key) && about.every((id) => !Object.hasOwn(clauses, id));

  type Picture = TeachingPicture<T["clause"]>;
  type Term = GlossaryTerm<T["clause"]>;
  const isPicture = (picture: TeachingPicture): picture is Picture =>
    isInherited(picture.id, picture.clauses);
  const isTask = (task: Task<B>): task is Task<B> & Task<T> => isInherited(task.id, task.clauses);
  const isMistake = (mistake: Mistake): mistake is Mistake<T["clause"]> =>
    "id" in mistake || !Object.hasOwn(clauses, mistake.refused);
  const isTerm = (term: GlossaryTerm): term is Term => isInherited(term.id, [term.clause]);
  return {
    pictures: pictures.filter(isPicture),
    tasks: tasks
      .filter(isTask)
      .map((task): Task<T> => ({ ...task, mistakes: task.mistakes.filter(isMistake) })),
    glossary: glossary.filter(isTerm),
  };
}
