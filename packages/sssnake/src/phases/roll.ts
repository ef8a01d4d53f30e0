import { type ChancePhase, deepFreeze } from "@serpentarium/core";
import { ROLLS } from "../action.ts";
import { totalCards } from "../material/cards.ts";
import type { Sssnake } from "../types.ts";

const OUTCOMES = deepFreeze(ROLLS.map((action) => ({ action, weight: 1 })));

/** The phase in which the die is rolled (`turn.roll`); a short deck limits the cards drawn (`turn.short-deck`). */
export const rollPhase: ChancePhase<Sssnake, "roll"> = {
  kind: "chance",
  next: ["draw"],
  outcomes: () => OUTCOMES,
  refuse: () => undefined,
  apply: ({ table, roller, deck, snakes }, { number }) => ({
    phase: "draw",
    table,
    roller,
    rolled: number,
    deck,
    snakes,
    // not the frozen constant, which engines read several times as slowly
    hand: [0, 0, 0, 0],
    left: Math.min(number, totalCards(deck)),
  }),
};
