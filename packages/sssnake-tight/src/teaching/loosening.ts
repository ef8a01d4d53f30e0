import { hasWon } from "@serpentarium/core";
import type { Task } from "@serpentarium/core/teaching";
import { ARCH, CLOSE, LOOP } from "../examples/snakes.ts";
import type { SssnakeTight } from "../types.ts";
import { hasJoinedPart, partsMissing } from "./aims.ts";

/** The first half of the lesson: loose parts of the learner's own snake. The learner is always player 1. */
export const loosening: readonly Task<SssnakeTight>[] = [
  {
    id: "heavy-card",
    clauses: ["finish.missing", "tight.both-parts"],
    position: `keep:1 1 50.36.6.3 CX 1 - ${ARCH}`,
    solutions: [["C:hL"], ["C:hR"], ["C:tL"], ["C:tR"]],
    mistakes: [
      { id: "1", play: ["X:h"] },
      { id: "2", play: ["X:t"] },
      { play: "S:h", refused: "turn.hand" },
    ],
    isReached: (after) => partsMissing(after, 0) === 5,
  },
  {
    id: "clean-finish",
    clauses: ["tight.both-parts", "end.complete"],
    position: `keep:1 1 50.36.6.3 SCX 2 ${CLOSE} ${ARCH}`,
    maxActions: 2,
    solutions: [
      ["S:t", "C:hL"],
      ["C:hL", "S:h"],
    ],
    mistakes: [
      { play: "X:t", refused: "place.can-finish" },
      { id: "1", play: ["X:h"] },
      { id: "2", play: ["S:h"] },
    ],
    isReached: (after) => hasWon(after, 0),
  },
  {
    id: "go-through",
    clauses: ["finish.loose-parts", "tight.one-loose"],
    position: `keep:1 1 50.36.6.3 CX 1 ${LOOP} ${ARCH}`,
    solutions: [["C:hL"]],
    mistakes: [
      { play: "X:t", refused: "tight.one-loose" },
      { play: "C:hR", refused: "place.can-finish" },
      { id: "1", play: ["C:tL"] },
      { id: "2", play: ["C:tR"] },
    ],
    isReached: (_after, events) => hasJoinedPart(events),
  },
];
