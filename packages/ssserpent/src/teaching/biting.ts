import type { Task } from "@serpentarium/core/teaching";
import type { Ssserpent } from "../types.ts";
import { piecesBitten, yellowCannotEat } from "./aims.ts";

/** The second part of the lesson: biting, and replanting the bitten pieces. The learner is always red. */
export const biting: readonly Task<Ssserpent>[] = [
  {
    id: "first-bite",
    clauses: ["attack.line", "attack.cut"],
    position: "move:red e3.WW.E.4.j e2.EN.W.4.j c2,e7,g2,h5 e4,f5 b4,c5 0 0 83",
    solutions: [["EN"], ["EE"]],
    mistakes: [
      { play: "SS", refused: "attack.line" },
      { play: "E", refused: "move.must" },
      { id: "1", play: ["NN"] },
    ],
    isReached: (_after, events) => piecesBitten(events) > 0,
  },
  {
    id: "far-away",
    clauses: ["attack.replant", "place.apple", "place.head-clear"],
    position: "replant:red e7.SSSS.N.4.a h5.WW.E.4.a b6,c3 - - 2 0 41",
    maxActions: 2,
    solutions: [
      ["c8", "e2"],
      ["b2", "c5"],
    ],
    mistakes: [
      { play: "a5", refused: "place.apple" },
      { play: "c4", refused: "place.apple" },
      { play: "e8", refused: "place.head-clear" },
      { id: "1", play: ["g4"] },
      { id: "2", play: ["h3"] },
    ],
    isReached: yellowCannotEat,
  },
  {
    id: "bite-deep",
    clauses: ["attack.cut", "attack.line"],
    position: "move:red c5.WW.E.4.a d2.NNENWNEE.S.0.a - e2,f7 - 0 5 111",
    solutions: [["EE"]],
    mistakes: [
      { id: "1", play: ["EN"] },
      { id: "2", play: ["SS"] },
      { id: "3", play: ["NN"] },
      { play: "E", refused: "move.must" },
    ],
    isReached: (_after, events) => piecesBitten(events) === 5,
  },
];
