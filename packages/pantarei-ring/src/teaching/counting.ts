import type { Task } from "@serpentarium/core/teaching";
import type { PantareiRing } from "../types.ts";
import { isOnTop } from "./aims.ts";

/** The first half of the lesson: counting in a ring. The learner is always player 1 with light. */
export const counting: readonly Task<PantareiRing>[] = [
  {
    id: "over-the-join",
    clauses: ["ring.closed", "move.own-top"],
    position: "move:1 d2,n,d1,l2,d3 light - 0",
    solutions: [["4R"]],
    mistakes: [
      { id: "1", play: ["4L"] },
      { play: "5R", refused: "move.own-top" },
    ],
    isReached: (after) => isOnTop(after, "d2", "l2"),
  },
  {
    id: "other-way",
    clauses: ["ring.closed", "move.distance"],
    position: "move:1 l3,d1,l1,d2,n,d3,l2 light - 0",
    solutions: [["1L"]],
    mistakes: [
      { id: "1", play: ["1R"] },
      { id: "2", play: ["7L"] },
      { play: "2L", refused: "move.own-top" },
    ],
    isReached: (after) => isOnTop(after, "n", "l3"),
  },
  {
    id: "small-ring",
    clauses: ["ring.full-turn", "move.covered"],
    position: "move:1 d1+l3,n+l2,l1+d2 light - 0",
    solutions: [["2L"]],
    mistakes: [
      { play: "1R", refused: "ring.full-turn" },
      { id: "1", play: ["2R"] },
      { id: "2", play: ["1x2"] },
    ],
    isReached: (after) => isOnTop(after, "d2", "l2"),
  },
];
