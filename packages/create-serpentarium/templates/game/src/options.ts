import { defineOptions } from "@serpentarium/core";

export const options = defineOptions({
  size: {
    kind: "integer",
    min: 3,
    max: 8,
    default: 5,
    title: { en: "Side of the grid", fr: "Côté de la grille" },
  },
});

export interface Options {
  /** Cells on a side of the grid. */
  readonly size: number;
}
