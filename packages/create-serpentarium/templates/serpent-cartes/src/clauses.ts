import type { VariantClause } from "@serpentarium/core/variant";
import type { ClauseId as BaseClauseId } from "@serpentarium/serpent-cartes";

/** Clauses of Le serpent that this variant changes; all others stay the same. */
const changed = {
  "setup.row": {
    source: "platform",
  },
} as const satisfies Readonly<Record<string, VariantClause>>;

/** Clauses that this variant adds. Never change an id: records, links and other programs refer to it. */
const added = {
  "setup.crown": {
    source: "platform",
    refuses: true,
    after: "setup.row",
  },
} as const satisfies Readonly<Record<string, VariantClause>>;

export const clauses = { ...changed, ...added } as const;

export type ClauseId = BaseClauseId | keyof typeof added;
