import { defineOptions, type OptionsOf } from "@serpentarium/core";

export const options = defineOptions({
  /** Cells on a side of the grid. */
  size: {
    kind: "integer",
    min: 3,
    max: 8,
    default: 5,
  },
});

/** The options, agreed before the game. */
export type Options = OptionsOf<typeof options>;
