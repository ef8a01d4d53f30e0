import type { VariantClause } from "@serpentarium/core/variant";
import type { ClauseId as BaseClauseId } from "@serpentarium/serpent-cartes";

/** The clauses that two starts change; the base's others are unchanged. */
const changedClauses = {
  "setup.row": { source: "platform" },
  "setup.finishable": { source: "platform", refuses: true },
  "turn.enter": { source: "platform" },
  "turn.enter-die": { source: "platform" },
  "turn.before-start": { source: "platform" },
  "turn.safe-entry": { source: "departure" },
  "end.goal": { source: "platform" },
} as const satisfies Readonly<Record<string, VariantClause>>;

/** The clauses that this game adds. */
const addedClauses = {
  "ends.two": { source: "platform", after: "setup.row" },
  "ends.mirror": { source: "platform", after: "card.value" },
  "ends.meeting": { source: "platform", after: "turn.safe-entry" },
} as const satisfies Readonly<Record<string, VariantClause>>;

export const clauses = { ...changedClauses, ...addedClauses } as const;

/** The id of a clause: inherited from the base, or added here. */
export type ClauseId = BaseClauseId | keyof typeof addedClauses;
