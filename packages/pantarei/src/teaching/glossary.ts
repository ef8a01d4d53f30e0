import type { GlossaryTerm } from "@serpentarium/core/teaching";
import type { ClauseId } from "../clauses.ts";

/** The terms of Pantareï. */
export const glossary: readonly GlossaryTerm<ClauseId>[] = [
  { id: "piece", clause: "material.pieces" },
  { id: "value", clause: "move.distance" },
  { id: "neutral-piece", clause: "move.neutral" },
  { id: "row", clause: "setup.deal" },
  { id: "pile", clause: "move.own-top" },
  { id: "covered", clause: "move.covered" },
  { id: "pair", clause: "move.pair" },
  { id: "swap", clause: "swap.piles" },
  { id: "pass", clause: "pass.forced" },
  { id: "goal", clause: "end.pile" },
  { id: "quiet-turn", clause: "end.quiet" },
];
