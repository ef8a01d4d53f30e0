import type { Task } from "@serpentarium/core/teaching";
import type { SerpentCartesTwoEnds } from "../types.ts";
import { yellowCard } from "./aims.ts";
import { DOWN } from "./rows.ts";

const DIE = { entry: "die" } as const;

/** The first half of the lesson: reading a row from its other end. The learner is the die. */
export const reading: readonly Task<SerpentCartesTwoEnds>[] = [
  {
    id: "other-end",
    clauses: ["turn.enter-die", "ends.two"],
    options: DIE,
    position: `enter:2 ${DOWN} 0,0 1`,
    solutions: [["5"]],
    mistakes: [
      { id: "1", play: ["1"] },
      { id: "2", play: ["6"] },
    ],
    isReached: (after) => yellowCard(after) === 28,
  },
  {
    id: "count-down",
    clauses: ["ends.mirror", "turn.chain"],
    options: DIE,
    position: `enter:2 ${DOWN} 0,0 1`,
    solutions: [["6"]],
    mistakes: [
      { id: "1", play: ["1"] },
      { id: "2", play: ["3"] },
    ],
    isReached: (after) => yellowCard(after) === 19,
  },
  {
    id: "furthest",
    clauses: ["ends.mirror", "turn.chain"],
    options: DIE,
    position: `enter:2 ${DOWN} 0,0 1`,
    solutions: [["4"]],
    mistakes: [
      { id: "1", play: ["3"] },
      { id: "2", play: ["2"] },
    ],
    isReached: (after) => yellowCard(after) === 5,
  },
];
