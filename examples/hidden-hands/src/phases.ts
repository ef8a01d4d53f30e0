import { type ChancePhase, type SeatPhase, seatsOf, shuffle } from "@serpentarium/core";
import type { HiddenHands } from "./game.ts";
import { ascending, leftOf, NESTS, SNAKES, UNKNOWN } from "./material.ts";
import { positionOf, turnedIn } from "./position.ts";

/** An action, told apart by the `phase` in which it is played. */
export type Action =
  | { readonly phase: "deal"; readonly hands: readonly (readonly number[])[] }
  | { readonly phase: "turn"; readonly eggs: number }
  | { readonly phase: "lay"; readonly card: number };

// one object an action, shared by every position
export const TURNS = [...new Set(NESTS)].map((eggs) => ({ phase: "turn", eggs }) as const);
export const LAYS = [UNKNOWN, ...SNAKES].map((card) => ({ phase: "lay", card }) as const);

/** Chance deals. There are far too many deals to list, so one is drawn; none is refused that can be written down. */
export const deal: ChancePhase<HiddenHands, "deal"> = {
  kind: "chance",
  title: { en: "Deal", fr: "Distribuer" },
  next: ["turn"],
  draw({ table }, random) {
    const { hand } = table.options;
    const cards = shuffle(random, SNAKES);
    const hands = seatsOf(table).map((seat) => ascending(cards.slice(seat * hand, (seat + 1) * hand)));
    return { phase: "deal", hands };
  },
  refuse: () => undefined,
  apply: ({ table }, { hands }) => positionOf({ table, hands, rounds: [] }),
};

/** Chance draws a nest from the bag: at most four things can happen, so they are listed with their weights. */
export const turn: ChancePhase<HiddenHands, "turn"> = {
  kind: "chance",
  title: { en: "Draw a nest", fr: "Tirer un nid" },
  next: ["lay"],
  outcomes(position) {
    const turned = turnedIn(position);
    const weighted = TURNS.map((action) => ({ action, weight: leftOf(turned, action.eggs) }));
    return weighted.filter(({ weight }) => weight > 0);
  },
  refuse(position, { eggs }) {
    const isLeft = leftOf(turnedIn(position), eggs) > 0;
    return isLeft ? undefined : { clause: "nest.turn", data: { eggs }, spaces: ["nest"] };
  },
  apply: ({ table, hands, rounds }, { eggs }) =>
    positionOf({ table, hands, rounds: [...rounds, { eggs, cards: [] }] }),
};

/** Everyone lays a card face down; the last one turns them all over. */
export const lay: SeatPhase<HiddenHands, "lay"> = {
  kind: "seat",
  title: { en: "Lay a snake face down", fr: "Poser un serpent face cachée" },
  next: ["lay", "turn", "over"],
  toAct: ({ laid }) => laid.length,
  legalActions: ({ hands, laid }) => (hands[laid.length] ?? []).flatMap((card) => LAYS[card] ?? []),
  refuse({ hands, laid }, { card }) {
    if (hands[laid.length]?.includes(card)) return undefined;
    return { clause: "lay.hand", data: { card }, spaces: [`laid-${laid.length + 1}`] };
  },
  apply({ table, hands, rounds, eggs, laid }, { card }) {
    const hand = (hands[laid.length] ?? []).filter((other) => other !== card);
    const round = { eggs, cards: [...laid, card] };
    return positionOf({ table, hands: hands.with(laid.length, hand), rounds: [...rounds, round] });
  },
};
