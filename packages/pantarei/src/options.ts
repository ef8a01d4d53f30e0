import { defineOptions } from "@serpentarium/core";

export const options = defineOptions({
  goal: {
    kind: "integer",
    title: { en: "Height of the winning pile", fr: "Hauteur de la pile gagnante" },
    min: 3,
    max: 12,
    default: 7,
  },
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
export interface Options {
  /** See `end.pile`. */
  readonly goal: number;
  /** See `end.quiet`; `null` turns it off. */
  readonly quietLimit: number | null;
}
