import { type Random, type Seat, shuffle } from "@serpentarium/core";
import { type Action, LAYS } from "./action.ts";
import type { Position } from "./position.ts";
import { ascending, SNAKES, UNKNOWN } from "./snakes.ts";

const hide = (cards: readonly number[]): readonly number[] => cards.map(() => UNKNOWN);

const hideHands = (hands: readonly (readonly number[])[], seat: Seat): readonly (readonly number[])[] =>
  hands.map((hand, other) => (other === seat ? hand : hide(hand)));

/** A seat sees its own hand and its own card face down; of the others', only how many there are. */
export function hidePosition(position: Position, seat: Seat): Position {
  if (position.phase === "deal") return position;
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

/** The cards that lie open, or that whoever looks knows. */
function knownIn(position: Exclude<Position, { readonly phase: "deal" }>): ReadonlySet<number> {
  const laid = position.phase === "lay" ? position.laid : [];
  return new Set([...position.hands.flat(), ...laid, ...position.rounds.flatMap(({ cards }) => cards)]);
}

/** The cards that are not known dealt anew, each way equally likely: as chance alone would have it. */
export function determinize(seen: Position, _seat: Seat, random: Random): Position {
  if (seen.phase === "deal") return seen;
  const known = knownIn(seen);
  const rest = shuffle(
    random,
    SNAKES.filter((card) => !known.has(card)),
  );
  const filled = (cards: readonly number[]) =>
    cards.map((card) => (card === UNKNOWN ? (rest.pop() ?? UNKNOWN) : card));
  const hands = seen.hands.map((hand) => ascending(filled(hand)));
  return seen.phase === "lay" ? { ...seen, hands, laid: filled(seen.laid) } : { ...seen, hands };
}
