import type { VariantClause } from "@serpentarium/core/variant";
import type { ClauseId as BaseClauseId } from "@serpentarium/pantarei";

/** Clauses of Pantareï that this variant changes; all others stay the same. */
const changed = {
  "end.pile": {
    source: "platform",
  },
} as const satisfies Readonly<Record<string, VariantClause>>;

/** Clauses that this variant adds. Never change an id: records, links and other programs refer to it. */
const added = {
  "move.pair-low": {
    source: "platform",
    refuses: true,
    after: "move.pair",
  },
} as const satisfies Readonly<Record<string, VariantClause>>;

export const clauses = { ...changed, ...added } as const;

export type ClauseId = BaseClauseId | keyof typeof added;
