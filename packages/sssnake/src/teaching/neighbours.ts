import { hasWon } from "@serpentarium/core";
import type { Task } from "@serpentarium/core/teaching";
import { ARCH, CLOSE, CORNER, GAP, HOOK } from "../examples/snakes.ts";
import type { Sssnake } from "../types.ts";
import { cardsMissing, isForcedWin } from "./aims.ts";

/** The second half of the lesson: the neighbour's snake. The learner is always player 1. */
export const neighbours: readonly Task<Sssnake>[] = [
  {
    id: "long-way",
    clauses: ["turn.one", "place.at-end"],
    position: `lend:1 1 59.45.8.4 S 0 2.0.CNW ${ARCH}`,
    solutions: [["S:t"]],
    mistakes: [
      { id: "1", play: ["S:h"] },
      { play: "C:hL", refused: "turn.hand" },
    ],
    isReached: (after) => cardsMissing(after, 1) === 5,
  },
  {
    id: "poisoned-gift",
    clauses: ["turn.one", "turn.must-fit", "end.complete"],
    position: `lend:1 1 58.44.8.3 D 0 2.0.CNW ${CORNER}`,
    solutions: [["D:hR"]],
    mistakes: [
      { id: "1", play: ["D:hL"] },
      { play: "D:out", refused: "turn.must-fit" },
    ],
    isReached: (after) => after.phase !== "over" && cardsMissing(after, 1) === 3,
  },
  {
    id: "last-cards",
    clauses: ["end.deck", "turn.two", "finish.missing"],
    position: `keep:1 1 0.0.0.0 SC 1 ${ARCH} ${HOOK}`,
    solutions: [["C:tR"]],
    mistakes: [
      { id: "1", play: ["S:h"] },
      { id: "2", play: ["C:hR"] },
      { play: "X:h", refused: "turn.hand" },
    ],
    isReached: isForcedWin,
  },
  {
    id: "comes-back",
    clauses: ["turn.two", "turn.automatic", "end.complete"],
    position: `keep:1 1 50.36.8.4 SC 1 ${CLOSE} ${GAP}`,
    maxActions: 2,
    solutions: [["S:t", "C:hL"]],
    mistakes: [
      { id: "1", play: ["C:hL"] },
      { id: "2", play: ["S:h"] },
      { play: "S:out", refused: "turn.must-fit" },
    ],
    isReached: (after) => hasWon(after, 0),
  },
];
