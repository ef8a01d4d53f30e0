import type { Task } from "@serpentarium/core/teaching";
import type { SerpentCartes } from "../types.ts";
import { cardOf, hasEvent } from "./aims.ts";
import { BOUNCE, MODEST, SLIDE } from "./rows.ts";

const DIE = { entry: "die" } as const;

/** The first part of the lesson: reading a row. The pawn is red’s, and the learner is the die. */
export const reading: readonly Task<SerpentCartes>[] = [
  {
    id: "stay",
    clauses: ["turn.enter-die", "card.value"],
    options: DIE,
    position: `enter:1 ${MODEST} 0,0 0`,
    solutions: [["2"]],
    mistakes: [
      { id: "1", play: ["1"] },
      { id: "2", play: ["4"] },
    ],
    isReached: (after, events) =>
      cardOf(after, 0) > 0 && !hasEvent(events, "forward") && !hasEvent(events, "turned"),
  },
  {
    id: "land-on",
    clauses: ["turn.chain", "turn.count"],
    options: DIE,
    position: `enter:1 ${MODEST} 0,0 0`,
    solutions: [["4"]],
    mistakes: [
      { id: "1", play: ["5"] },
      { id: "2", play: ["6"] },
      { id: "3", play: ["3"] },
    ],
    isReached: (after) => cardOf(after, 0) === 13,
  },
  {
    id: "furthest",
    clauses: ["turn.chain"],
    options: DIE,
    position: `enter:1 ${MODEST} 0,0 0`,
    solutions: [["1"]],
    mistakes: [
      { id: "1", play: ["6"] },
      { id: "2", play: ["3"] },
      { id: "3", play: ["4"] },
    ],
    isReached: (after) => cardOf(after, 0) === 28,
  },
  {
    id: "bounce",
    clauses: ["turn.overshoot"],
    options: DIE,
    position: `enter:1 ${BOUNCE} 0,0 0`,
    solutions: [["6"]],
    mistakes: [
      { id: "1", play: ["5"] },
      { id: "2", play: ["4"] },
    ],
    isReached: (after, events) => hasEvent(events, "turned") && cardOf(after, 0) === 24,
  },
  {
    id: "slide",
    clauses: ["turn.before-start", "turn.overshoot"],
    options: DIE,
    position: `enter:1 ${SLIDE} 0,0 0`,
    solutions: [["2"]],
    mistakes: [
      { id: "1", play: ["4"] },
      { id: "2", play: ["6"] },
    ],
    isReached: (_after, events) => hasEvent(events, "left"),
  },
];
