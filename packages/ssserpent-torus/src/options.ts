import type { OptionChange } from "@serpentarium/core/variant";

/** A grid without a border: default, minimum and maximum are two cells smaller than in Ssserpent. */
export const options = {
  size: { min: 5, max: 13, default: 7 },
} as const satisfies Readonly<Record<string, OptionChange>>;
