import { type Random, type Seat, shuffle } from "@serpentarium/core";
import { ascending, SNAKES, UNKNOWN } from "./material.ts";
import { type Action, LAY_ACTIONS } from "./phases.ts";
import { knownCards, type Position } from "./position.ts";

const hideHands = (hands: readonly (readonly number[])[], seat: Seat): readonly (readonly number[])[] =>
  hands.map((hand, other) => (other === seat ? hand : hand.map(() => UNKNOWN)));

/** A seat sees its own hand and its own face-down card, but only the number of the others' cards. */
export function hidePosition(position: Position, seat: Seat): Position {
  const hands = hideHands(position.hands, seat);
  if (position.phase !== "lay") return { ...position, hands };
  return { ...position, hands, laid: position.laid.map((card, other) => (other === seat ? card : UNKNOWN)) };
}

/** A deal shows a seat its own hand; a laid card is hidden from the other seats, unless it is the last of the round. */
export function hideAction(action: Action, seat: Seat, position: Position): Action {
  if (action.phase === "deal") return { ...action, hands: hideHands(action.hands, seat) };
  if (action.phase !== "lay" || position.phase !== "lay") return action;
  const by = position.laid.length;
  return by === seat || by === position.table.seats - 1 ? action : (LAY_ACTIONS[UNKNOWN] ?? action);
}

/** Deals the unknown cards at random, with every distribution equally likely. */
export function determinize(view: Position, _seat: Seat, random: Random): Position {
  const known = knownCards(view);
  const unknown = SNAKES.filter((card) => !known.includes(card));
  const rest = shuffle(random, unknown);
  const fillIn = (cards: readonly number[]) =>
    cards.map((card) => (card === UNKNOWN ? (rest.pop() ?? UNKNOWN) : card));
  const hands = view.hands.map((hand) => ascending(fillIn(hand)));
  return view.phase === "lay" ? { ...view, hands, laid: fillIn(view.laid) } : { ...view, hands };
}
