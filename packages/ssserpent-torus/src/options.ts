import type { FieldChange } from "@serpentarium/core/variant";

/** A grid without its border: two cells less a side than in Ssserpent, by default and at the least and the most. */
export const options = {
  size: { min: 5, max: 13, default: 7 },
} as const satisfies Readonly<Record<string, FieldChange>>;
