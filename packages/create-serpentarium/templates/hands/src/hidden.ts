import { type HiddenInformation, type Seat, shuffle } from "@serpentarium/core";
import { viewNotation } from "./notation.ts";
import { ascending, type MyHands, SNAKES, UNKNOWN } from "./rules.ts";

const hideOthers = (hands: readonly (readonly number[])[], seat: Seat): readonly (readonly number[])[] =>
  hands.map((hand, other) => (other === seat ? hand : hand.map(() => UNKNOWN)));

/** What a seat may know: its own hand, and how many cards the others hold. */
export const hidden: HiddenInformation<MyHands> = {
  redactPosition: (position, seat) => ({ ...position, hands: hideOthers(position.hands, seat) }),
  redactAction: (action, seat) =>
    action.phase === "deal" ? { ...action, hands: hideOthers(action.hands, seat) } : action,
  /** Deals the cards that the seat has not seen at random, for bots: every distribution is equally likely. */
  determinize(seen, _seat, random) {
    const known = [...seen.hands, ...seen.laid].flat();
    const rest = shuffle(
      random,
      SNAKES.filter((card) => !known.includes(card)),
    );
    const fill = (card: number): number => (card === UNKNOWN ? (rest.pop() ?? UNKNOWN) : card);
    return { ...seen, hands: seen.hands.map((hand) => ascending(hand.map(fill))) };
  },
  parsePosition: viewNotation.parsePosition,
  positionFields: viewNotation.positionFields,
};
