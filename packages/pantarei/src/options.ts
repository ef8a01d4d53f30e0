import { defineOptions, type OptionsOf } from "@serpentarium/core";

export const options = defineOptions({
  /** The height of the winning pile (`end.pile`). */
  goal: {
    kind: "integer",
    min: 3,
    max: 12,
    default: 7,
  },
  /** The number of quiet turns before a draw (`end.quiet`); `null` for no limit. */
  quietLimit: {
    kind: "integer",
    min: 1,
    max: 100_000,
    nullable: true,
    default: 100,
  },
});

/** The options of Pantareï. */
export type Options = OptionsOf<typeof options>;
