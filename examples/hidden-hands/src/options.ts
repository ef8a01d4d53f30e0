import { defineOptions } from "@serpentarium/core";

/** What is agreed upon before the game. */
export interface Options {
  /** How many cards each player is dealt, and so how many rounds there are. */
  readonly hand: number;
}

export const options = defineOptions({
  hand: {
    kind: "integer",
    min: 2,
    max: 4,
    default: 4,
    title: { en: "Cards in a hand", fr: "Cartes en main" },
  },
});
