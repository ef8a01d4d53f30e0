import type { Example } from "../example.ts";
import { SerpentariumError } from "../failure.ts";
import type { ClauseChange } from "./variant.ts";

/**
 * Examples of the base that a variant does not take over. Either a record: its keys are positions, or a position, a space and
 * the action that is played or refused there where several examples share a position; its values say what is to be seen
 * instead. Or a function: it is asked about each example, and `true` leaves it out.
 */
export type LeftOut<Id extends string = string> =
  | Readonly<Record<string, string>>
  | ((example: Example<Id>) => boolean);

/** What names an example in a record of those left out. */
function keysOf(example: Example): readonly string[] {
  const { position } = example;
  const action = "play" in example ? example.play : "refused" in example ? example.refused : undefined;
  return action === undefined ? [position] : [position, `${position} ${action}`];
}

/**
 * The base's examples that hold in a variant too: those of the clauses that it leaves as they are, without the ones that
 * its changes make wrong. A clause that the variant changes has examples of the variant's own.
 *
 * @param examples - the base's
 * @param clauses - the variant's changes, as `defineVariant` takes them
 * @param leftOut - which examples show something else in the variant: by position, by position and action, or by a function
 * that gives `true` for those to leave out
 * @throws SerpentariumError `bad-game` where a key names no example of the base
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
  const keys = new Set(examples.flatMap(keysOf));
  const unknown =
    typeof leftOut === "function" ? undefined : Object.keys(leftOut).find((key) => !keys.has(key));
  if (unknown !== undefined)
    throw new SerpentariumError("bad-game", `no example of the base is "${unknown}"`);
  const isLeftOut =
    typeof leftOut === "function"
      ? leftOut
      : (example: Example<Id>): boolean => keysOf(example).some((key) => Object.hasOwn(leftOut, key));
  const isInherited = (example: Example<Id>): example is Example<Id> & Example<Exclude<Id, keyof C>> =>
    !Object.hasOwn(clauses, example.clause) && !isLeftOut(example);
  return examples.filter(isInherited);
}
