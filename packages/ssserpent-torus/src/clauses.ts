import type { VariantClause } from "@serpentarium/core/variant";
import type { ClauseId as BaseClauseId } from "@serpentarium/ssserpent";

/** The changed clauses. All others of Ssserpent are unchanged, except for `move.off-grid`, which is removed. */
const changed = {
  "material.pieces": { source: "platform" },
  "place.apple": { source: "platform", refuses: true },
  "setup.heads": { source: "platform", refuses: true },
  "setup.stuck": { source: "platform" },
  "place.whole-game": { source: "platform" },
} as const satisfies Readonly<Record<string, VariantClause>>;

/** The added clauses. */
const added = {
  "torus.edges": { source: "platform", after: "material.pieces" },
  "torus.head-room": { source: "platform", refuses: true, after: "place.head-clear" },
  "torus.line": { source: "platform", after: "attack.line" },
} as const satisfies Readonly<Record<string, VariantClause>>;

export const clauses = { ...changed, ...added, "move.off-grid": null } as const;

/** The ids of Ssserpent's clauses that are valid on the torus, changed or not. */
export type InheritedId = Exclude<BaseClauseId, "move.off-grid">;
/** The id of a clause: an inherited or an added one. */
export type ClauseId = InheritedId | keyof typeof added;
