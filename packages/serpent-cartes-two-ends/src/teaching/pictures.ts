import type { TeachingPicture } from "@serpentarium/core/teaching";
import type { ClauseId } from "../clauses.ts";
import { MEET } from "./rows.ts";

/** The game in six pictures from one race, in order. */
export const pictures: readonly TeachingPicture<ClauseId>[] = [
  {
    clauses: ["ends.two", "setup.row"],
    id: "two-ends-two-starts",
    position: `first:chance ${MEET} 0,0 0`,
  },
  {
    clauses: ["turn.enter", "ends.mirror"],
    id: "counting-down",
    position: `advance:2 ${MEET} 1,0 1`,
    play: "go",
  },
  {
    clauses: ["turn.advance", "turn.chain"],
    id: "meanwhile-counting-up",
    position: `advance:1 ${MEET} 1,16 2`,
    play: "go",
  },
  {
    clauses: ["turn.overshoot", "ends.mirror"],
    id: "too-far-and-home-again",
    position: `advance:2 ${MEET} 10,16 3`,
    play: "go",
  },
  {
    clauses: ["ends.meeting", "turn.collision"],
    id: "head-on",
    position: `advance:1 ${MEET} 10,31 4`,
    play: "go",
  },
  {
    clauses: ["end.goal"],
    id: "the-other-end-wins",
    position: `advance:1 ${MEET} 31,16 6`,
    play: "go",
  },
];
