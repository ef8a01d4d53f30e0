import type { VariantClause } from "@serpentarium/core/variant";
import type { ClauseId as BaseClauseId } from "@serpentarium/sssnake";

/** The changed clauses. All others of Sssnake are unchanged. */
const changed = {
  "place.can-finish": {
    source: "platform",
    refuses: true,
  },
  "finish.possible": {
    source: "platform",
  },
  "finish.loose-parts": {
    source: "platform",
  },
  "finish.missing": {
    source: "platform",
  },
  "end.deck": {
    source: "platform",
  },
  "score.negative": {
    source: "platform",
  },
} as const satisfies Readonly<Record<string, VariantClause>>;

/** The added clauses. */
const added = {
  "tight.both-parts": {
    source: "platform",
    refuses: true,
    after: "finish.loose-parts",
  },
  "tight.one-loose": {
    source: "platform",
    refuses: true,
    after: "tight.both-parts",
  },
} as const satisfies Readonly<Record<string, VariantClause>>;

export const clauses = { ...changed, ...added } as const;

/** The id of a clause: an inherited or an added one. */
export type ClauseId = BaseClauseId | keyof typeof added;
