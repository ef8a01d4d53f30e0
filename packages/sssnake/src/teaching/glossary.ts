import type { GlossaryTerm } from "@serpentarium/core/teaching";
import type { ClauseId } from "../clauses.ts";

/** The terms of Sssnake. */
export const glossary: readonly GlossaryTerm<ClauseId>[] = [
  { id: "big-card", clause: "material.big-card" },
  { id: "part", clause: "material.parts" },
  { id: "straight-card", clause: "material.parts" },
  { id: "curve", clause: "material.parts" },
  { id: "crossing", clause: "material.parts" },
  { id: "double-curve", clause: "material.parts" },
  { id: "end", clause: "ends.trace" },
  { id: "loose-part", clause: "finish.loose-parts" },
  { id: "fit", clause: "place.can-finish" },
  { id: "cards-short", clause: "finish.missing" },
  { id: "roller", clause: "turn.roll" },
  { id: "complete", clause: "end.complete" },
];
