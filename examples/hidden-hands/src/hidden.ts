import { type Random, type Seat, shuffle } from "@serpentarium/core";
import { ascending, SNAKES, UNKNOWN } from "./material.ts";
import { type Action, LAYS } from "./phases.ts";
import { cardsIn, type Position } from "./position.ts";

const hideHands = (hands: readonly (readonly number[])[], seat: Seat): readonly (readonly number[])[] =>
  hands.map((hand, other) => (other === seat ? hand : hand.map(() => UNKNOWN)));

/** A seat sees its own hand and its own card face down; of the others', only how many there are. */
export function hidePosition(position: Position, seat: Seat): Position {
  const hands = hideHands(position.hands, seat);
  if (position.phase !== "lay") return { ...position, hands };
  return { ...position, hands, laid: position.laid.map((card, other) => (other === seat ? card : UNKNOWN)) };
}

/** A deal shows a seat its own hand; a card that is laid shows nobody else anything, unless it is the last. */
export function hideAction(action: Action, seat: Seat, position: Position): Action {
  if (action.phase === "deal") return { ...action, hands: hideHands(action.hands, seat) };
  if (action.phase !== "lay" || position.phase !== "lay") return action;
  const by = position.laid.length;
  return by === seat || by === position.table.seats - 1 ? action : (LAYS[UNKNOWN] ?? action);
}

/** The cards that are not known dealt anew, each way equally likely: as chance alone would have it. */
export function determinize(seen: Position, _seat: Seat, random: Random): Position {
  const known = cardsIn(seen);
  const unknown = SNAKES.filter((card) => !known.includes(card));
  const rest = shuffle(random, unknown);
  const filled = (cards: readonly number[]) =>
    cards.map((card) => (card === UNKNOWN ? (rest.pop() ?? UNKNOWN) : card));
  const hands = seen.hands.map((hand) => ascending(filled(hand)));
  return seen.phase === "lay" ? { ...seen, hands, laid: filled(seen.laid) } : { ...seen, hands };
}
