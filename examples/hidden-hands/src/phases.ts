import { type ChancePhase, type SeatPhase, seatsOf, shuffle } from "@serpentarium/core";
import { ascending, countLeft, NESTS, SNAKES, UNKNOWN } from "./material.ts";
import { positionOf, turnedNests } from "./position.ts";
import type { HiddenHands } from "./types.ts";

/** An action, discriminated by the `phase` in which it is played. */
export type Action =
  | { readonly phase: "deal"; readonly hands: readonly (readonly number[])[] }
  | { readonly phase: "turn"; readonly eggs: number }
  | { readonly phase: "lay"; readonly card: number };

// one object per action, shared by all positions
export const TURN_ACTIONS = [...new Set(NESTS)].map((eggs) => ({ phase: "turn", eggs }) as const);
export const LAY_ACTIONS = [UNKNOWN, ...SNAKES].map((card) => ({ phase: "lay", card }) as const);

/** Chance deals. There are too many deals to list, so one is drawn; the parser already rejects invalid deals. */
export const deal: ChancePhase<HiddenHands, "deal"> = {
  kind: "chance",
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

/** Chance draws a nest from the bag: there are at most four outcomes, so they are listed with their weights. */
export const turn: ChancePhase<HiddenHands, "turn"> = {
  kind: "chance",
  next: ["lay"],
  outcomes(position) {
    const turned = turnedNests(position);
    const weighted = TURN_ACTIONS.map((action) => ({ action, weight: countLeft(turned, action.eggs) }));
    return weighted.filter(({ weight }) => weight > 0);
  },
  refuse(position, { eggs }) {
    const isLeft = countLeft(turnedNests(position), eggs) > 0;
    return isLeft ? undefined : { clause: "nest.turn", data: { eggs }, spaces: ["nest"] };
  },
  apply: ({ table, hands, rounds }, { eggs }) =>
    positionOf({ table, hands, rounds: [...rounds, { eggs, cards: [] }] }),
};

/** Each player lays a card face down; after the last one, all are turned over. */
export const lay: SeatPhase<HiddenHands, "lay"> = {
  kind: "seat",
  next: ["lay", "turn", "over"],
  toAct: ({ laid }) => laid.length,
  legalActions: ({ hands, laid }) => (hands[laid.length] ?? []).flatMap((card) => LAY_ACTIONS[card] ?? []),
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
