import type { Example } from "@serpentarium/core";
import type { ClauseId } from "../clauses.ts";
import { ASTRAY, MIRROR, QUEENS, RACE, VOID } from "./rows.ts";

const DIE = { entry: "die" };

export const turning: readonly Example<ClauseId>[] = [
  {
    id: "turn.enter.1",
    clause: "turn.enter",
    position: `advance:1 ${QUEENS} 0,0 0`,
    play: "go",
    becomes: `advance:2 ${QUEENS} 1,0 1`,
  },
  {
    id: "turn.enter.2",
    clause: "turn.enter",
    position: `advance:2 ${MIRROR} 1,0 1`,
    play: "go",
    becomes: `advance:1 ${MIRROR} 1,12 2`,
  },
  {
    id: "turn.enter.3",
    clause: "turn.enter",
    position: `advance:2 ${RACE} 16,0 5`,
    play: "go",
    becomes: `advance:1 ${RACE} 16,32 6`,
  },
  {
    id: "turn.enter.4",
    clause: "turn.enter",
    position: `advance:2 ${RACE} 16,0 5`,
    legal: ["go"],
  },
  {
    id: "turn.enter-die.1",
    clause: "turn.enter-die",
    options: DIE,
    position: `enter:2 ${QUEENS} 12,0 1`,
    legal: ["1", "2", "3", "4", "5", "6"],
  },
  {
    id: "turn.enter-die.2",
    clause: "turn.enter-die",
    options: DIE,
    position: `enter:2 ${QUEENS} 12,0 1`,
    play: "2",
    becomes: `advance:1 ${QUEENS} 12,31 2`,
  },
  {
    id: "turn.enter-die.3",
    clause: "turn.enter-die",
    options: DIE,
    position: `enter:1 ${QUEENS} 0,31 3`,
    play: "2",
    becomes: `advance:2 ${QUEENS} 12,31 4`,
  },
  {
    id: "turn.enter-die.4",
    clause: "turn.enter-die",
    options: DIE,
    position: `advance:2 ${QUEENS} 12,0 1`,
    rejected: true,
  },
  {
    id: "turn.before-start.1",
    clause: "turn.before-start",
    position: `advance:2 ${ASTRAY} 26,5 3`,
    play: "go",
    becomes: `advance:1 ${ASTRAY} 26,0 4`,
  },
  {
    id: "turn.before-start.2",
    clause: "turn.before-start",
    position: `advance:1 ${VOID} 0,0 0`,
    play: "go",
    becomes: `advance:2 ${VOID} 0,0 1`,
  },
  {
    id: "turn.before-start.3",
    clause: "turn.before-start",
    position: `advance:2 ${ASTRAY} 29,0 5`,
    play: "go",
    becomes: `advance:1 ${ASTRAY} 29,5 6`,
  },
];
