import type { VariantClause } from "@serpentarium/core/variant";
import type { ClauseId as BaseClauseId } from "@serpentarium/ssserpent";

export const clauses = {
  "place.apple": {
    source: "platform",
    refuses: true,
  },
  "setup.heads": {
    source: "platform",
    refuses: true,
  },
  "place.whole-game": {
    source: "platform",
  },
  "move.off-grid": {
    source: "platform",
    refuses: true,
  },
  "hoop.sides": {
    source: "platform",
    after: "move.off-grid",
  },
} as const satisfies Readonly<Record<string, VariantClause>>;

export type ClauseId = BaseClauseId | keyof typeof clauses;
