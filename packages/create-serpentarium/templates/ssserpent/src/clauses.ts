import type { VariantClause } from "@serpentarium/core/variant";
import type { ClauseId as BaseClauseId } from "@serpentarium/ssserpent";

/** Clauses of Ssserpent that this variant changes; all others stay the same. */
const changed = {
  "setup.heads": {
    source: "platform",
    refuses: true,
  },
} as const satisfies Readonly<Record<string, VariantClause>>;

/** Clauses that this variant adds. Never change an id: records, links and other programs refer to it. */
const added = {
  "setup.no-corner": {
    source: "platform",
    refuses: true,
    after: "setup.heads",
  },
} as const satisfies Readonly<Record<string, VariantClause>>;

export const clauses = { ...changed, ...added } as const;

export type ClauseId = BaseClauseId | keyof typeof added;
