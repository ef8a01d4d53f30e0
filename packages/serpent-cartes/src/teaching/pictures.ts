import type { TeachingPicture } from "@serpentarium/core/teaching";
import type { ClauseId } from "../clauses.ts";
import { RACE } from "./rows.ts";

/** The game in six pictures from one race, in order. */
export const pictures: readonly TeachingPicture<ClauseId>[] = [
  {
    clauses: ["setup.row", "setup.deck", "setup.first"],
    id: "a-serpent-of-cards",
    position: `first:chance ${RACE} 0,0 0`,
  },
  {
    clauses: ["turn.enter", "turn.chain", "card.value"],
    id: "numbers-push-on",
    position: `advance:1 ${RACE} 0,0 0`,
    play: "go",
  },
  {
    clauses: ["turn.advance", "turn.safe-entry"],
    id: "then-one-step",
    position: `advance:1 ${RACE} 21,21 2`,
    play: "go",
  },
  {
    clauses: ["turn.collision"],
    id: "two-are-too-many",
    position: `advance:2 ${RACE} 22,21 3`,
    play: "go",
  },
  {
    clauses: ["turn.overshoot", "turn.forward-again"],
    id: "too-far-back-again",
    position: `advance:2 ${RACE} 21,22 5`,
    play: "go",
  },
  {
    clauses: ["end.goal"],
    id: "exactly-on-the-last",
    position: `advance:2 ${RACE} 22,16 7`,
    play: "go",
  },
];
