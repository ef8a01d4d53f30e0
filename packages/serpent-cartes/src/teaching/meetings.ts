import { hasWon } from "@serpentarium/core";
import type { Task } from "@serpentarium/core/teaching";
import type { SerpentCartes } from "../types.ts";
import { hasEvent } from "./aims.ts";
import { CHASE, CROWD, DIRECT } from "./rows.ts";

const DIE = { entry: "die" } as const;
const ROUNDS = ["go", "go", "go", "go", "go", "go"] as const;

/** The second part of the lesson: meetings and the end. The learner is the die, and wants red to win. */
export const meetings: readonly Task<SerpentCartes>[] = [
  {
    id: "in-one",
    clauses: ["end.goal", "turn.chain"],
    options: DIE,
    position: `enter:1 ${DIRECT} 0,0 0`,
    solutions: [["1"]],
    mistakes: [
      { id: "1", play: ["5"] },
      { id: "2", play: ["6"] },
      { id: "3", play: ["4"] },
    ],
    isReached: (after) => hasWon(after, 0),
  },
  {
    id: "driven-out",
    clauses: ["turn.collision", "turn.safe-entry"],
    options: DIE,
    position: `enter:2 ${CROWD} 10,0 1`,
    maxActions: 2,
    solutions: [["1", "go"]],
    mistakes: [
      { id: "1", play: ["2"] },
      { id: "2", play: ["6"] },
      { id: "3", play: ["3"] },
    ],
    isReached: (_after, events) => hasEvent(events, "drove-out"),
  },
  {
    id: "who-begins",
    clauses: ["setup.first", "turn.collision", "end.goal"],
    position: `first:chance ${CHASE} 0,0 0`,
    maxActions: 7,
    solutions: [["p2", ...ROUNDS]],
    mistakes: [{ id: "1", play: ["p1", ...ROUNDS] }],
    isReached: (after) => hasWon(after, 0),
  },
];
