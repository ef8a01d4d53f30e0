import type { GlossaryTerm } from "@serpentarium/core/teaching";
import type { ClauseId } from "../clauses.ts";

/** The terms of Le serpent (cards). */
export const glossary: readonly GlossaryTerm<ClauseId>[] = [
  { id: "row", clause: "setup.row" },
  { id: "card-1", clause: "turn.enter" },
  { id: "goal", clause: "end.goal" },
  { id: "value", clause: "card.value" },
  { id: "rest", clause: "turn.chain" },
  { id: "chain", clause: "turn.chain" },
  { id: "overshoot", clause: "turn.overshoot" },
  { id: "drive-out", clause: "turn.collision" },
  { id: "enter", clause: "turn.enter" },
  { id: "finishable", clause: "setup.finishable" },
];
