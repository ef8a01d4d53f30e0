import { defineOptions, type OptionsOf } from "@serpentarium/core";

export const options = defineOptions({
  /** See `end.pile`. */
  goal: {
    kind: "integer",
    title: { en: "Height of the winning pile", fr: "Hauteur de la pile gagnante" },
    min: 3,
    max: 12,
    default: 7,
  },
  /** See `end.quiet`; `null` turns it off. */
  quietLimit: {
    kind: "integer",
    title: { en: "Turns without a pile used up before a draw", fr: "Tours sans pile épuisée avant la nulle" },
    min: 1,
    max: 100_000,
    orNone: true,
    default: 100,
  },
});

/** What is agreed upon before the game. */
export type Options = OptionsOf<typeof options>;
