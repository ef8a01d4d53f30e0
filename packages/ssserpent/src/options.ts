import { defineOptions, type OptionsOf } from "@serpentarium/core";
import type { IntegerField } from "@serpentarium/core/options";
import { MAX_SIDE } from "./material/grid.ts";

const limit = {
  kind: "integer",
  min: 1,
  max: 100_000,
  nullable: true,
} as const satisfies Partial<IntegerField>;

export const options = defineOptions({
  size: { kind: "integer", min: 7, max: MAX_SIDE, default: 9 },
  /** Apples of each colour that are placed at set-up. */
  apples: { kind: "integer", min: 1, max: 8, default: 4 },
  blueApples: { kind: "integer", min: 0, max: 8, multipleOf: 2, default: 4 },
  bodies: { kind: "integer", min: 1, max: 12, atLeast: "apples", default: 8 },
  /** See `end.quiet`; `null` disables it. */
  quietLimit: { ...limit, default: 100 },
  /** See `end.long`; `null` disables it. */
  moveLimit: { ...limit, default: 1000 },
});

/** The options of a table. */
export type Options = OptionsOf<typeof options>;
