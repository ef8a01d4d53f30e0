import { defineOptions, type OptionsOf } from "@serpentarium/core";

export const options = defineOptions({
  size: {
    kind: "integer",
    min: 7,
    max: 11,
    default: 9,
    title: { en: "Cells along each side", fr: "Cases de chaque côté" },
  },
  turns: {
    kind: "integer",
    min: 10,
    max: 100,
    default: 50,
    title: { en: "Turns at most", fr: "Tours au plus" },
  },
});

/** The options of a table. */
export type Options = OptionsOf<typeof options>;
