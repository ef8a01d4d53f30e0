import type { VariantClause } from "@serpentarium/core/variant";
import type { ClauseId as BaseClauseId } from "@serpentarium/sssnake";

/** Clauses of Sssnake that this variant changes; all others stay the same. */
const changed = {
  "material.cards": {
    source: "platform",
  },
} as const satisfies Readonly<Record<string, VariantClause>>;

/** Clauses that this variant adds. Never change an id: records, links and other programs refer to it. */
const added = {
  "place.crossing-ahead": {
    source: "platform",
    refuses: true,
    after: "place.can-finish",
  },
} as const satisfies Readonly<Record<string, VariantClause>>;

export const clauses = { ...changed, ...added } as const;

export type ClauseId = BaseClauseId | keyof typeof added;
