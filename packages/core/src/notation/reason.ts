import { type Failure, fail } from "../failure.ts";

/**
 * What to say of a position that is over for a reason which is none of the game's, such as `draw!end.kiss`; nothing where
 * there is no reason in the text, or a known one. For `parsePosition`: a variant that ends in ways of its own reads those
 * positions itself, and whoever forgets it learns it here.
 *
 * @param ending - the outcome as the notation has it
 * @param reasons - the `end.*` clauses that the game knows
 */
export function unknownReason(ending: string, reasons: readonly string[]): Failure | undefined {
  const [, reason = ""] = /!(.+)$/.exec(ending) ?? [];
  if (!reason || reasons.includes(reason)) return undefined;
  const list = reasons.join(", ");
  return fail(
    "bad-position",
    `unknown reason ${reason}: expected one of ${list}`,
    `raison inconnue ${reason}, au lieu d’une de celles-ci : ${list}`,
  ).error;
}
