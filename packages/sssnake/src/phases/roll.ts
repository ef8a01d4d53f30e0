import { type ChancePhase, deepFreeze } from "@serpentarium/core";
import { ROLLS } from "../action.ts";
import type { Sssnake } from "../game.ts";
import { NONE, totalOf } from "../material/cards.ts";

const OUTCOMES = deepFreeze(ROLLS.map((action) => ({ action, weight: 1 })));

/** The die is thrown (`turn.roll`); a short deck counts as the number that it holds (`turn.short-deck`). */
export const roll: ChancePhase<Sssnake, "roll"> = {
  kind: "chance",
  title: { en: "Roll", fr: "Lancer du dé" },
  next: ["draw"],
  outcomes: () => OUTCOMES,
  refuse: () => undefined,
  apply: ({ table, roller, deck, snakes }, { number }) => ({
    phase: "draw",
    table,
    roller,
    deck,
    snakes,
    hand: NONE,
    left: Math.min(number, totalOf(deck)),
  }),
};
