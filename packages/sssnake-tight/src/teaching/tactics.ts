import type { Task } from "@serpentarium/core/teaching";
import { AHEAD, ARCH, LATE, LOOP, NOOSE } from "../examples/snakes.ts";
import type { SssnakeTight } from "../types.ts";
import { hasJoinedPart, isForcedWin, partsMissing } from "./aims.ts";

/** The second half of the lesson: using loose parts against the neighbour. The learner is always player 1. */
export const tactics: readonly Task<SssnakeTight>[] = [
  {
    id: "pull-the-noose",
    clauses: ["turn.one", "finish.missing"],
    position: `lend:1 1 50.36.6.3 C 0 ${ARCH} ${LOOP}`,
    solutions: [["C:tR"]],
    mistakes: [
      { id: "1", play: ["C:hL"] },
      { id: "2", play: ["C:tL"] },
      { play: "C:hR", refused: "place.can-finish" },
    ],
    isReached: (after) => partsMissing(after, 1) === 9,
  },
  {
    id: "two-in-one",
    clauses: ["tight.both-parts", "turn.three"],
    position: `keep:1 1 50.36.7.3 SCD 2 ${NOOSE} -`,
    maxActions: 2,
    solutions: [
      ["D:hL", "C:hL"],
      ["D:hL", "C:tR"],
      ["D:hR", "C:hR"],
      ["D:hR", "C:tL"],
    ],
    mistakes: [
      { play: "S:h", refused: "tight.both-parts" },
      { id: "1", play: ["D:hL", "S:h"] },
      { id: "2", play: ["D:hL", "C:hR"] },
    ],
    isReached: (after, events) => hasJoinedPart(events) && partsMissing(after, 0) === 7,
  },
  {
    id: "from-behind",
    clauses: ["end.deck", "turn.two", "finish.missing"],
    position: `keep:1 1 0.0.0.0 CX 1 ${LATE} ${AHEAD}`,
    solutions: [["C:tR"]],
    mistakes: [
      { id: "1", play: ["X:t"] },
      { id: "2", play: ["C:hR"] },
      { play: "X:h", refused: "place.can-finish" },
    ],
    isReached: isForcedWin,
  },
];
