import type { Example } from "../example.ts";
import { SerpentariumError } from "../failure.ts";
import type { VariantClause } from "./variant.ts";

/**
 * The examples of the base that a variant excludes. Either a record, whose keys are positions (followed by a space and the
 * action played or refused, where several examples share a position) and whose values give the reason. Or a function that
 * returns `true` for each example to exclude.
 */
export type ExcludedExamples<Id extends string = string> =
  | Readonly<Record<string, string>>
  | ((example: Example<Id>) => boolean);

/** Returns the keys that exclude an example. */
function exampleKeys(example: Example): readonly string[] {
  const { position } = example;
  const action = "play" in example ? example.play : "refused" in example ? example.refused : undefined;
  return action === undefined ? [position] : [position, `${position} ${action}`];
}

/**
 * Returns the examples of the base that are valid in a variant: those of the clauses that it does not change, except for the
 * excluded ones. For a clause that it changes, a variant has examples of its own.
 *
 * @param examples - the examples of the base
 * @param clauses - the changes of clauses, as given to `defineVariant`
 * @param excluded - the examples that are not valid in the variant
 * @throws SerpentariumError `bad-game` where a key matches no example of the base
 *
 * @example
 * ```ts
 * import { inheritExamples } from "@serpentarium/core/variant";
 *
 * const examples = [
 *   { id: "far", clause: "move.pair", position: "move:1 l1,d2", refused: "1R2" },
 *   { id: "seven", clause: "end.pile", position: "over:1!end.pile l1,d2", legal: [] },
 * ] as const;
 * inheritExamples(examples, { "end.pile": null }).map(({ clause }) => clause); // => ["move.pair"]
 * ```
 */
export function inheritExamples<
  Id extends string,
  const C extends Readonly<Record<string, VariantClause | null>>,
>(
  examples: readonly Example<Id>[],
  clauses: C,
  excluded: ExcludedExamples<Id> = {},
): Example<Exclude<Id, keyof C>>[] {
  const keys = new Set(examples.flatMap(exampleKeys));
  const unknown =
    typeof excluded === "function" ? undefined : Object.keys(excluded).find((key) => !keys.has(key));
  if (unknown !== undefined) throw new SerpentariumError("bad-game", `the base has no example "${unknown}"`);
  const isExcluded =
    typeof excluded === "function"
      ? excluded
      : (example: Example<Id>): boolean => exampleKeys(example).some((key) => Object.hasOwn(excluded, key));
  const isInherited = (example: Example<Id>): example is Example<Id> & Example<Exclude<Id, keyof C>> =>
    !Object.hasOwn(clauses, example.clause) && !isExcluded(example);
  return examples.filter(isInherited);
}
