import type { Task } from "@serpentarium/core/teaching";
import type { Ssserpent } from "../types.ts";
import { blueApplesEaten, hasEatenOn } from "./aims.ts";

/** The first part of the lesson: moving and growing. The learner is always red. */
export const growing: readonly Task<Ssserpent>[] = [
  {
    id: "first-apple",
    clauses: ["eat.own", "move.enemy-apple", "move.reverse"],
    position: "move:red e5..E.4.j h8..W.4.j c5,g7,h2 b3,c7,f5,g3 b6,d2,e6,h5 0 0 0",
    solutions: [["E"]],
    mistakes: [
      { play: "N", refused: "move.enemy-apple" },
      { play: "W", refused: "move.reverse" },
      { play: "EE", refused: "move.steps" },
      { id: "1", play: ["S"] },
    ],
    isReached: (_after, events) => hasEatenOn(events, "f5"),
  },
  {
    id: "two-steps",
    clauses: ["move.steps", "move.must", "move.own-body"],
    position: "move:red d4.SS.N.4.j h8.N.S.4.j c5,g7,h2 e5,g3 b6,e2,h5 0 0 20",
    solutions: [["NE"], ["EN"]],
    mistakes: [
      { play: "N", refused: "move.must" },
      { play: "NEN", refused: "move.steps" },
      { play: "SE", refused: "move.own-body" },
      { id: "1", play: ["NN"] },
      { id: "2", play: ["EE"] },
    ],
    isReached: (_after, events) => hasEatenOn(events, "e5"),
  },
  {
    id: "grow-up",
    clauses: ["eat.adult", "eat.blue"],
    position: "move:red c5.SSW.N.4.j h4.NN.S.4.j b5,c7,f2,g8 d6 e4,f7 0 2 30",
    solutions: [["NE"], ["EN"]],
    mistakes: [
      { play: "NN", refused: "eat.blue" },
      { play: "WW", refused: "eat.blue" },
      { id: "1", play: ["NW"] },
      { id: "2", play: ["EE"] },
    ],
    isReached: (_after, events) => events.some(({ type }) => type === "adult"),
  },
  {
    id: "blue-feast",
    clauses: ["eat.blue", "move.steps", "move.enemy-apple"],
    position: "move:red e6.SWSS.N.4.a b4.W.E.4.j d2,e3,f6,f8 - b7,d6,g5 0 0 64",
    solutions: [["ENN"]],
    mistakes: [
      { play: "WWW", refused: "move.enemy-apple" },
      { id: "1", play: ["ENE"] },
      { id: "2", play: ["NNE"] },
      { id: "3", play: ["NEN"] },
    ],
    isReached: (_after, events) => blueApplesEaten(events) === 2,
  },
];
