import type { VariantClause } from "@serpentarium/core/variant";
import type { ClauseId as BaseClauseId } from "@serpentarium/ssserpent";

export const clauses = {
  // a changed clause of the base
  "material.pieces": {
    source: "platform",
  },
  // a new clause, inserted after another
  "heads.other-side": {
    source: "platform",
    refuses: true,
    after: "setup.heads",
  },
  // a new clause that forbids nothing, so it has no refusal
  "end.kiss": {
    source: "platform",
    after: "end.head",
  },
} as const satisfies Readonly<Record<string, VariantClause>>;

export type ClauseId = BaseClauseId | keyof typeof clauses;
