import { type Action, LAYS } from "./action.ts";
import { KINDS, leftOf } from "./nests.ts";
import { type Position, turnedIn } from "./position.ts";
import { UNKNOWN } from "./snakes.ts";

/** The target of a nest in the bag, or of a card in the hand; a deal is not pressed but written down. */
export function clicks(_position: Position, action: Action): readonly string[] {
  if (action.phase === "deal") return [];
  return [action.phase === "turn" ? `eggs-${action.eggs}` : `snake-${action.card}`];
}

/** What can be pressed, by the target: nests that are left, and the cards of whoever is to act, as far as they are known. */
export function pressable(position: Position): readonly Action[] {
  if (position.phase === "turn") {
    const left = KINDS.filter((eggs) => leftOf(turnedIn(position), eggs) > 0);
    return left.map((eggs) => ({ phase: "turn", eggs }));
  }
  if (position.phase !== "lay") return [];
  const hand = position.hands[position.laid.length] ?? [];
  return hand.filter((card) => card !== UNKNOWN).flatMap((card) => LAYS[card] ?? []);
}
