import { hasWon } from "@serpentarium/core";
import type { Task } from "@serpentarium/core/teaching";
import type { SsserpentTorus } from "../types.ts";
import { hasBitten } from "./aims.ts";

/** The second half of the lesson: lines and traps across the edges. The learner is always red. */
export const fighting: readonly Task<SsserpentTorus>[] = [
  {
    id: "line-over-edge",
    clauses: ["torus.line", "attack.cut"],
    position: "move:red g4.NENWN.S.3.a c6.SWS.N.4.j c2,e7,g2 - e3 0 1 38",
    solutions: [["EEE"], ["EES"]],
    mistakes: [
      { play: "NNN", refused: "move.own-body" },
      { play: "EE", refused: "move.must" },
      { id: "1", play: ["WWW"] },
      { id: "2", play: ["SSS"] },
    ],
    isReached: (_after, events) => hasBitten(events),
  },
  {
    id: "head-over-edge",
    clauses: ["attack.head", "torus.line"],
    position: "move:red a2.WNNNE.E.2.a a6.EES.W.4.j c2,e7 b4 e3 0 0 40",
    solutions: [["SSS"]],
    mistakes: [
      { id: "1", play: ["NNN"] },
      { id: "2", play: ["SSW"] },
      { play: "WWW", refused: "move.own-body" },
      { play: "SSSS", refused: "attack.head" },
    ],
    isReached: (after) => hasWon(after, 0),
  },
  {
    id: "no-way-out",
    clauses: ["end.stuck", "attack.line", "torus.edges"],
    position: "move:red e2.NNNW.S.4.a c7.NWSSES.S.0.a - - b3,c4 0 0 142",
    solutions: [["SSW"]],
    mistakes: [
      { play: "WSW", refused: "attack.line" },
      { id: "1", play: ["SSS"] },
      { id: "2", play: ["WWW"] },
    ],
    isReached: (after) => hasWon(after, 0),
  },
];
