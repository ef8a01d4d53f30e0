import { hasWon } from "@serpentarium/core";
import type { Task } from "@serpentarium/core/teaching";
import type { SerpentCartesTwoEnds } from "../types.ts";
import { hasEvent } from "./aims.ts";
import { DIRECT, DOORSTEP, MEET } from "./rows.ts";

const DIE = { entry: "die" } as const;
const go = (turns: number): string[] => Array.from({ length: turns }, () => "go");

/** The second half of the lesson: goals and meetings. The learner is the die. */
export const meetings: readonly Task<SerpentCartesTwoEnds>[] = [
  {
    id: "in-one",
    clauses: ["end.goal", "ends.mirror"],
    options: DIE,
    position: `enter:2 ${DIRECT} 0,0 1`,
    solutions: [["2"]],
    mistakes: [
      { id: "1", play: ["5"] },
      { id: "2", play: ["4"] },
      { id: "3", play: ["6"] },
    ],
    isReached: (after) => hasWon(after, 1),
  },
  {
    id: "head-on",
    clauses: ["ends.meeting", "turn.safe-entry"],
    options: DIE,
    position: `enter:2 ${DOORSTEP} 28,0 1`,
    maxActions: 2,
    solutions: [["4", "go"]],
    mistakes: [
      { id: "1", play: ["5"] },
      { id: "2", play: ["3"] },
      { id: "3", play: ["2"] },
    ],
    isReached: (_after, events) => hasEvent(events, "met"),
  },
  {
    id: "who-begins",
    clauses: ["setup.first", "ends.meeting", "end.goal"],
    position: `first:chance ${MEET} 0,0 0`,
    maxActions: 8,
    solutions: [["p1", ...go(7)]],
    mistakes: [{ id: "1", play: ["p2", ...go(5)] }],
    isReached: (after) => hasWon(after, 0),
  },
];
