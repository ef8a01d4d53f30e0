import { defineOptions, type OptionsOf } from "@serpentarium/core";

export const options = defineOptions({
  size: {
    kind: "integer",
    min: 7,
    max: 11,
    default: 9,
  },
  turns: {
    kind: "integer",
    min: 10,
    max: 100,
    default: 50,
  },
});

/** The options of a table. */
export type Options = OptionsOf<typeof options>;
