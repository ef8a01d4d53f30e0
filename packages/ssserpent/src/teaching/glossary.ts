import type { GlossaryTerm } from "@serpentarium/core/teaching";
import type { ClauseId } from "../clauses.ts";

/** The terms of Ssserpent. */
export const glossary: readonly GlossaryTerm<ClauseId>[] = [
  { id: "serpent", clause: "material.pieces" },
  { id: "head", clause: "end.head" },
  { id: "body-piece", clause: "material.pieces" },
  { id: "reserve", clause: "eat.blue" },
  { id: "step", clause: "move.steps" },
  { id: "full-movement", clause: "move.must" },
  { id: "blue-apple", clause: "eat.blue" },
  { id: "adult", clause: "eat.adult" },
  { id: "bite", clause: "attack.line" },
  { id: "line", clause: "attack.line" },
  { id: "replant", clause: "attack.replant" },
  { id: "stuck", clause: "end.stuck" },
];
