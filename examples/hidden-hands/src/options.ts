import { defineOptions, type OptionsOf } from "@serpentarium/core";

export const options = defineOptions({
  /** How many cards each player is dealt, and so how many rounds there are. */
  hand: {
    kind: "integer",
    min: 2,
    max: 4,
    default: 4,
    title: { en: "Cards in a hand", fr: "Cartes en main" },
  },
});

/** What is agreed upon before the game. */
export type Options = OptionsOf<typeof options>;
