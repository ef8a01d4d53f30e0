import type { Example } from "@serpentarium/core";
import type { ClauseId } from "../clauses.ts";
import { CIRCLE, RACE, ROUND, TENS } from "./rows.ts";

const DIE = { entry: "die" };

export const entering: readonly Example<ClauseId>[] = [
  {
    id: "turn.enter.1",
    clause: "turn.enter",
    position: `advance:1 ${RACE} 0,0 0`,
    play: "go",
    becomes: `advance:2 ${RACE} 21,0 1`,
  },
  {
    id: "turn.enter.2",
    clause: "turn.enter",
    position: `advance:1 ${ROUND} 0,0 0`,
    play: "go",
    becomes: `advance:2 ${ROUND} 1,0 1`,
  },
  {
    id: "turn.enter.3",
    clause: "turn.enter",
    position: `advance:1 ${RACE} 0,22 4`,
    play: "go",
    becomes: `advance:2 ${RACE} 21,22 5`,
  },
  {
    id: "turn.enter.4",
    clause: "turn.enter",
    position: `advance:1 ${RACE} 0,22 4`,
    legal: ["go"],
  },
  {
    id: "turn.enter-die.1",
    clause: "turn.enter-die",
    options: DIE,
    position: `enter:1 ${CIRCLE} 0,0 0`,
    legal: ["1", "2", "3", "4", "5", "6"],
  },
  {
    id: "turn.enter-die.2",
    clause: "turn.enter-die",
    options: DIE,
    position: `enter:1 ${CIRCLE} 0,0 0`,
    play: "6",
    becomes: `enter:2 ${CIRCLE} 6,0 1`,
  },
  {
    id: "turn.enter-die.3",
    clause: "turn.enter-die",
    options: DIE,
    position: `enter:2 ${TENS} 11,0 1`,
    play: "2",
    becomes: `over:2!end.goal ${TENS} 11,32 2`,
  },
  {
    id: "turn.enter-die.4",
    clause: "turn.enter-die",
    options: DIE,
    position: `advance:1 ${CIRCLE} 11,6 2`,
    legal: ["go"],
  },
  {
    id: "turn.enter-die.5",
    clause: "turn.enter-die",
    options: DIE,
    position: `advance:2 ${CIRCLE} 6,0 1`,
    rejected: true,
  },
];
