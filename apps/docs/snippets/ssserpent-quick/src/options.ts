import type { OptionChange } from "@serpentarium/core/variant";

/** Options of Ssserpent with other defaults and bounds; all others stay unchanged. */
export const options = {
  size: { default: 7, max: 9 },
  apples: { default: 3 },
  blueApples: { default: 2 },
} as const satisfies Readonly<Record<string, OptionChange>>;
