import { hasWon } from "@serpentarium/core";
import type { Task } from "@serpentarium/core/teaching";
import type { Ssserpent } from "../types.ts";

/** The last part of the lesson: trapping the enemy and taking its head. The learner is always red. */
export const winning: readonly Task<Ssserpent>[] = [
  {
    id: "corner",
    clauses: ["end.stuck", "attack.line"],
    position: "move:red h6.WNN.E.4.j i8.NWW.S.4.j b6,c2,d5,h8 h3 f2 0 34 107",
    solutions: [["EN"]],
    mistakes: [
      { id: "1", play: ["NE"] },
      { id: "2", play: ["ES"] },
      { play: "NN", refused: "eat.blue" },
    ],
    isReached: (after) => hasWon(after, 0),
  },
  {
    id: "run-up",
    clauses: ["attack.head", "attack.line"],
    position: "move:red f2.SEENNENN.N.0.a g4.E.W.4.j - - c5,d4,e3 0 13 65",
    solutions: [["ENN"]],
    mistakes: [
      { play: "NNEEE", refused: "attack.line" },
      { play: "ENNNN", refused: "attack.head" },
      { id: "1", play: ["NNNNN"] },
      { id: "2", play: ["NNNEN"] },
    ],
    isReached: (after) => hasWon(after, 0),
  },
  {
    id: "through-the-neck",
    clauses: ["attack.cut", "attack.head", "attack.line"],
    position: "move:red b5.NNE.S.4.j b3.NES.S.4.j e8,f3,h2,h4 b2 c5 0 5 47",
    solutions: [["SS"]],
    mistakes: [
      { id: "1", play: ["SE"] },
      { id: "2", play: ["SW"] },
      { id: "3", play: ["WS"] },
      { play: "EE", refused: "move.enemy-apple" },
    ],
    isReached: (after) => hasWon(after, 0),
  },
];
