import { hasWon } from "@serpentarium/core";
import type { Task } from "@serpentarium/core/teaching";
import { ARCH, BOW, POCKET } from "../examples/snakes.ts";
import type { Sssnake } from "../types.ts";
import { cardsMissing } from "./aims.ts";

/** The first half of the lesson: the learner's own snake. The learner is always player 1. */
export const laying: readonly Task<Sssnake>[] = [
  {
    id: "first-card",
    clauses: ["place.at-end", "finish.missing"],
    position: "keep:1 1 59.47.8.4 SC 1 - -",
    solutions: [["C:hL"], ["C:hR"], ["C:tL"], ["C:tR"]],
    mistakes: [
      { id: "1", play: ["S:h"] },
      { id: "2", play: ["S:t"] },
      { play: "C:out", refused: "turn.must-fit" },
      { play: "X:h", refused: "turn.hand" },
    ],
    isReached: (after) => cardsMissing(after, 0) === 5,
  },
  {
    id: "two-of-three",
    clauses: ["turn.three", "place.at-end"],
    position: "keep:1 1 50.36.7.4 SCC 2 - 2.0.CNW",
    maxActions: 2,
    solutions: [
      ["C:hL", "C:hL"],
      ["C:hL", "C:tR"],
      ["C:hR", "C:tL"],
    ],
    mistakes: [
      { id: "1", play: ["S:h"] },
      { id: "2", play: ["C:hL", "C:hR"] },
      { id: "3", play: ["C:hL", "C:tL"] },
      { play: "D:hL", refused: "turn.hand" },
    ],
    isReached: (after) => cardsMissing(after, 0) === 4,
  },
  {
    id: "pocket",
    clauses: ["place.can-finish", "finish.possible"],
    position: `keep:1 1 55.43.8.4 SC 1 ${POCKET} 2.0.CNW`,
    solutions: [["C:hR"], ["C:tR"]],
    mistakes: [
      { play: "C:hL", refused: "place.can-finish" },
      { play: "S:h", refused: "place.can-finish" },
      { id: "1", play: ["S:t"] },
      { id: "2", play: ["C:tL"] },
    ],
    isReached: (after) => cardsMissing(after, 0) === 2,
  },
  {
    id: "loose-part",
    clauses: ["finish.loose-parts", "end.complete"],
    position: `keep:1 1 50.30.7.4 SCC 2 ${BOW} ${ARCH}`,
    maxActions: 2,
    solutions: [
      ["C:hL", "C:hR"],
      ["C:tL", "C:hL"],
    ],
    mistakes: [
      { id: "1", play: ["S:h"] },
      { id: "2", play: ["S:t"] },
      { id: "3", play: ["C:hR"] },
      { play: "X:h", refused: "turn.hand" },
    ],
    isReached: (after) => hasWon(after, 0),
  },
];
