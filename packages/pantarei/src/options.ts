import { defineOptions, type OptionsOf } from "@serpentarium/core";

export const options = defineOptions({
  /** The height of the winning pile (`end.pile`). */
  goal: {
    kind: "integer",
    title: { en: "Height of the winning pile", fr: "Hauteur de la pile gagnante" },
    min: 3,
    max: 12,
    default: 7,
  },
  /** The number of quiet turns before a draw (`end.quiet`); `null` for no limit. */
  quietLimit: {
    kind: "integer",
    title: { en: "Turns without a pile used up before a draw", fr: "Tours sans pile épuisée avant la nulle" },
    min: 1,
    max: 100_000,
    nullable: true,
    default: 100,
  },
});

/** The options of Pantareï. */
export type Options = OptionsOf<typeof options>;
