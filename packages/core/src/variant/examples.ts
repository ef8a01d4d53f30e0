import type { Example } from "../example.ts";
import { SerpentariumError } from "../failure.ts";
import type { VariantClause } from "./variant.ts";

/** The examples of the base that a variant excludes, by id, each with the reason. */
export type ExcludedExamples = Readonly<Record<string, string>>;

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
 * ];
 * inheritExamples(examples, { "end.pile": null }).map(({ id }) => id); // => ["far"]
 * ```
 */
export function inheritExamples(
  examples: readonly Example[],
  clauses: Readonly<Record<string, VariantClause | null>>,
  excluded: ExcludedExamples = {},
): readonly Example[] {
  const ids = new Set(examples.map(({ id }) => id));
  const unknown = Object.keys(excluded).find((id) => !ids.has(id));
  if (unknown !== undefined) throw new SerpentariumError("bad-game", `the base has no example "${unknown}"`);
  return examples.filter(({ id, clause }) => !Object.hasOwn(clauses, clause) && !Object.hasOwn(excluded, id));
}
