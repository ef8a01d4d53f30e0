import type { Task } from "@serpentarium/core/teaching";
import type { SsserpentTorus } from "../types.ts";
import { hasEatenOn, yellowCannotEat } from "./aims.ts";

/** The first half of the lesson: crossing the edges. The learner is always red. */
export const crossing: readonly Task<SsserpentTorus>[] = [
  {
    id: "over-the-edge",
    clauses: ["torus.edges", "move.reverse", "move.steps"],
    position: "move:red g4..E.4.j d1.S.N.4.j d4 a4,c2,c6,e6 b5,e2,f5 0 2 20",
    solutions: [["E"]],
    mistakes: [
      { play: "W", refused: "move.reverse" },
      { play: "EE", refused: "move.steps" },
      { id: "1", play: ["N"] },
      { id: "2", play: ["S"] },
    ],
    isReached: (_after, events) => hasEatenOn(events, "a4"),
  },
  {
    id: "round-the-corner",
    clauses: ["torus.edges", "move.must"],
    position: "move:red g7.WW.E.4.j c3.EE.W.4.j - a1,d6 b5,f5 0 2 24",
    solutions: [["NE"], ["EN"]],
    mistakes: [
      { play: "N", refused: "move.must" },
      { id: "1", play: ["NN"] },
      { id: "2", play: ["EE"] },
    ],
    isReached: (_after, events) => hasEatenOn(events, "a1"),
  },
  {
    id: "nowhere-far",
    clauses: ["attack.replant", "place.apple", "place.head-clear"],
    position: "replant:red c4.WWWNE.E.3.a d7.SS.N.4.j b2,f1 - f3 1 0 39",
    solutions: [["f6"], ["g2"]],
    mistakes: [
      { play: "d1", refused: "place.head-clear" },
      { play: "b1", refused: "place.apple" },
      { id: "1", play: ["d2"] },
      { id: "2", play: ["c1"] },
    ],
    isReached: yellowCannotEat,
  },
];
