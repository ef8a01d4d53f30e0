import { SerpentariumError } from "../failure.ts";
import type { Teaching } from "../teaching/teaching.ts";
import type { VariantClause } from "./variant.ts";

/** What a variant excludes of the teaching of its base, by the ids of pictures, tasks and terms, each with the reason. */
export type ExcludedTeaching = Readonly<Record<string, string>>;

/**
 * Returns the teaching of the base that is valid in a variant: the pictures, tasks, mistakes and terms about clauses that it does
 * not change, except for the excluded ones.
 *
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
 * ];
 * inheritTeaching({ pictures, tasks: [] }, { "end.pile": null }).pictures.length; // => 1
 * ```
 */
export function inheritTeaching(
  { pictures, tasks, glossary = [] }: Teaching,
  clauses: Readonly<Record<string, VariantClause | null>>,
  excluded: ExcludedTeaching = {},
): Required<Teaching> {
  const keys = [...pictures, ...tasks, ...glossary].map(({ id }) => id);
  const unknown = Object.keys(excluded).find((key) => !keys.includes(key));
  if (unknown !== undefined)
    throw new SerpentariumError("bad-game", `the teaching of the base has no "${unknown}"`);
  const isInherited = (id: string, about: readonly string[]): boolean =>
    !Object.hasOwn(excluded, id) && about.every((clause) => !Object.hasOwn(clauses, clause));
  return {
    pictures: pictures.filter((picture) => isInherited(picture.id, picture.clauses)),
    tasks: tasks
      .filter((task) => isInherited(task.id, task.clauses))
      .map(({ mistakes, ...task }) => ({
        ...task,
        mistakes: mistakes.filter((one) => "id" in one || !Object.hasOwn(clauses, one.refused)),
      })),
    glossary: glossary.filter(({ id, clause }) => isInherited(id, [clause])),
  };
}
