import type { Example } from "../example.ts";
import type { ClauseChange } from "./variant.ts";

/** Examples of the base that a variant does not take over: what each position shows instead, or a question to each. */
export type LeftOut<Id extends string = string> =
  | Readonly<Record<string, string>>
  | ((example: Example<Id>) => boolean);

/**
 * The base's examples that hold in a variant too: those of the clauses that it leaves as they are, without the ones that
 * its changes make wrong. A clause that the variant changes has examples of the variant's own.
 *
 * @param examples - the base's
 * @param clauses - the variant's changes, as `defineVariant` takes them
 * @param leftOut - positions of examples that show something else in the variant, and what; or a function that says so
 *
 * @example
 * ```ts
 * import { inheritExamples } from "@serpentarium/core/variant";
 *
 * const caption = { en: "A pile of seven wins.", fr: "Une pile de sept gagne." };
 * const examples = [
 *   { clause: "move.pair", caption, position: "move:1 l1,d2", refused: "1R2" },
 *   { clause: "end.pile", caption, position: "over:1!end.pile l1,d2", legal: [] },
 * ] as const;
 * inheritExamples(examples, { "end.pile": null }).map(({ clause }) => clause); // => ["move.pair"]
 * ```
 */
export function inheritExamples<
  Id extends string,
  const C extends Readonly<Record<string, ClauseChange | null>>,
>(examples: readonly Example<Id>[], clauses: C, leftOut: LeftOut<Id> = {}): Example<Exclude<Id, keyof C>>[] {
  const isLeftOut =
    typeof leftOut === "function"
      ? leftOut
      : ({ position }: Example<Id>): boolean => Object.hasOwn(leftOut, position);
  const isInherited = (example: Example<Id>): example is Example<Id> & Example<Exclude<Id, keyof C>> =>
    !Object.hasOwn(clauses, example.clause) && !isLeftOut(example);
  return examples.filter(isInherited);
}
