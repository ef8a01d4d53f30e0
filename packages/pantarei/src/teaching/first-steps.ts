import { hasWon } from "@serpentarium/core";
import type { Task } from "@serpentarium/core/teaching";
import type { Pantarei } from "../types.ts";
import { isOnTop } from "./aims.ts";

/** The first half of the lesson: what actions do. The learner is always player 1 with light. */
export const firstSteps: readonly Task<Pantarei>[] = [
  {
    id: "jump",
    clauses: ["move.distance", "move.end-of-row"],
    position: "move:1 d2,l3,d1,l1,n,d3,l2,d1 light - 0",
    solutions: [["2R"]],
    mistakes: [
      { play: "2L", refused: "move.end-of-row" },
      { play: "6L", refused: "move.own-top" },
      { id: "1", play: ["4R"] },
      { id: "2", play: ["7L"] },
    ],
    isReached: (after) => isOnTop(after, "n", "l3"),
  },
  {
    id: "tall-pile",
    clauses: ["move.distance"],
    position: "move:1 l2,d1+d3+l3,d2,n+l1,d3 light - 0",
    solutions: [["1R"]],
    mistakes: [
      { id: "1", play: ["4L"] },
      { id: "2", play: ["4L2"] },
      { play: "1L", refused: "move.end-of-row" },
    ],
    isReached: (after) => isOnTop(after, "d2", "l2"),
  },
  {
    id: "cover",
    clauses: ["move.covered", "move.own-top"],
    position: "move:1 l2,d1,l1,d3,n,l3,d2 light - 0",
    solutions: [["3R"]],
    mistakes: [
      { id: "1", play: ["3L"] },
      { id: "2", play: ["1R"] },
      { play: "6R", refused: "move.end-of-row" },
    ],
    isReached: (after) => isOnTop(after, "d3", "l1"),
  },
  {
    id: "set-free",
    clauses: ["move.covered", "move.pair"],
    position: "move:1 d2,l3+l1,d1,n,l2 light - 0",
    solutions: [["2L"], ["2R"]],
    mistakes: [
      { id: "1", play: ["2R2"] },
      { id: "2", play: ["2L2"] },
      { id: "3", play: ["2x5"] },
    ],
    isReached: (after) => isOnTop(after, "l3"),
  },
  {
    id: "carry",
    clauses: ["move.pair", "move.neutral"],
    position: "move:1 l3,d3,d1+n+l2,l1,d2 light - 0",
    solutions: [["3R2"]],
    mistakes: [
      { id: "1", play: ["3R"] },
      { id: "2", play: ["3L2"] },
      { play: "4R2", refused: "move.pair" },
    ],
    isReached: (after) => isOnTop(after, "d2", "n", "l2"),
  },
  {
    id: "seven",
    clauses: ["end.pile", "move.pair"],
    position: "move:1 d2,n+d1+l2+d3+l3,d3,l1+l2,d1,l3 light - 0",
    solutions: [["4L2"]],
    mistakes: [
      { id: "1", play: ["4L"] },
      { play: "6L2", refused: "move.pair" },
    ],
    isReached: (after) => hasWon(after, 0),
  },
];
