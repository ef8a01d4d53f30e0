import { defineOptions, type OptionsOf } from "@serpentarium/core";

export const options = defineOptions({
  /** The number of cards dealt to each player, and so of rounds. */
  hand: {
    kind: "integer",
    min: 2,
    max: 4,
    default: 4,
  },
});

/** The options of a table. */
export type Options = OptionsOf<typeof options>;
