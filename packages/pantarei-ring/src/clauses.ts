import type { VariantClause } from "@serpentarium/core/variant";
import type { ClauseId as BaseClauseId } from "@serpentarium/pantarei";

/** The clauses that the ring changes. Pantareï’s others are unchanged, except for `move.end-of-row`: a ring has no ends. */
const changedClauses = {
  "move.own-top": {
    source: "platform",
    refuses: true,
  },
  "move.distance": {
    source: "platform",
    refuses: true,
  },
} as const satisfies Readonly<Record<string, VariantClause>>;

/** The clauses that the ring adds. */
const addedClauses = {
  "ring.closed": {
    source: "platform",
    after: "setup.deal",
  },
  "ring.full-turn": {
    source: "platform",
    refuses: true,
    after: "move.distance",
  },
  "ring.opposite": {
    source: "platform",
    after: "ring.full-turn",
  },
} as const satisfies Readonly<Record<string, VariantClause>>;

export const clauses = { ...changedClauses, ...addedClauses, "move.end-of-row": null } as const;

/** The id of a clause of Pantareï that is also valid in the ring, unchanged or changed. */
export type InheritedClauseId = Exclude<BaseClauseId, "move.end-of-row">;
/** The id of a clause: inherited from Pantareï, or added by the ring. */
export type ClauseId = InheritedClauseId | keyof typeof addedClauses;
