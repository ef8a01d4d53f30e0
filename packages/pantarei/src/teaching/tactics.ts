import { hasWon } from "@serpentarium/core";
import type { Task } from "@serpentarium/core/teaching";
import type { Pantarei } from "../types.ts";
import { hasForcedWin, isSafe } from "./aims.ts";

/** The second half of the lesson: the opponent's threats, and how to be faster. */
export const tactics: readonly Task<Pantarei>[] = [
  {
    id: "swap-away",
    clauses: ["swap.piles", "end.pile"],
    position: "move:1 l3+l2+l1+l1,d1+l1,d2,d2+d3+l3+d1+d3+l3,d1 light - 0",
    solutions: [["2x4"]],
    mistakes: [
      { id: "1", play: ["1x4"] },
      { id: "2", play: ["4L"] },
      { id: "3", play: ["1x2"] },
      { play: "4x5", refused: "swap.piles" },
    ],
    isReached: isSafe,
  },
  {
    id: "no-answer",
    clauses: ["swap.no-answer", "move.pair", "end.pile"],
    position: "move:1 d3,n+l3+d3+l1+l2+l3,l2+d1,l2+d2,d1+l1,l3,d2 light s 0",
    solutions: [["2R2"]],
    mistakes: [
      { play: "2x5", refused: "swap.no-answer" },
      { id: "1", play: ["2R"] },
      { id: "2", play: ["6L"] },
      { id: "3", play: ["5L"] },
    ],
    isReached: isSafe,
  },
  {
    id: "no-way-out",
    clauses: ["end.pile", "move.pair"],
    position: "move:1 l3,l1,l3+d3+l1+d1+l2,l3,d1,d3,d3 light - 0",
    solutions: [["2L"]],
    mistakes: [
      { id: "1", play: ["2R"] },
      { id: "2", play: ["4L"] },
      { id: "3", play: ["3L2"] },
      { play: "1L", refused: "move.end-of-row" },
    ],
    isReached: hasForcedWin,
  },
  {
    id: "forced-pass",
    clauses: ["swap.no-answer", "pass.forced", "end.pile"],
    position: "move:1 d2+l2,l3+n+l2+d2+l3+d3,d1+d3,d1+d1+l1 light - 0",
    maxActions: 3,
    solutions: [
      ["1x4", "pass", "1R"],
      ["1x4", "pass", "4L"],
    ],
    mistakes: [
      { play: "pass", refused: "pass.forced" },
      { id: "1", play: ["4L"] },
      { id: "2", play: ["4L2"] },
      { id: "3", play: ["1R"] },
    ],
    isReached: (after, events) => hasWon(after, 0) && events.some(({ type }) => type === "passed"),
  },
];
