import { hasWon } from "@serpentarium/core";
import type { Task } from "@serpentarium/core/teaching";
import type { PantareiRing } from "../types.ts";
import { hasForcedWin, isSafe } from "./aims.ts";

/** The second half of the lesson: threats in a ring. */
export const tactics: readonly Task<PantareiRing>[] = [
  {
    id: "seven",
    clauses: ["end.pile", "ring.closed"],
    position: "move:1 n+l1,d2,l3,d1,l2+d1+l3+d3+l2 light - 0",
    solutions: [["1L2"]],
    mistakes: [
      { id: "1", play: ["1L"] },
      { id: "2", play: ["3L"] },
      { play: "3L2", refused: "move.pair" },
    ],
    isReached: (after) => hasWon(after, 0),
  },
  {
    id: "do-nothing",
    clauses: ["swap.piles", "end.pile"],
    position: "move:1 d3+n+d2+d2+l1,l2,l1+l3+d2+l2+d1+d1,l2 light - 0",
    solutions: [["2x4"]],
    mistakes: [
      { id: "1", play: ["1L"] },
      { id: "2", play: ["2R"] },
      { id: "3", play: ["1x2"] },
      { play: "2x3", refused: "swap.piles" },
    ],
    isReached: isSafe,
  },
  {
    id: "no-way-out",
    clauses: ["end.pile", "ring.closed", "move.covered"],
    position: "move:1 l2,l1,d2,l1,d3,d2,l3+n+d1+d3+l2 light - 0",
    solutions: [["1R"]],
    mistakes: [
      { id: "1", play: ["2L"] },
      { id: "2", play: ["1L"] },
      { play: "3L", refused: "move.own-top" },
    ],
    isReached: hasForcedWin,
  },
];
