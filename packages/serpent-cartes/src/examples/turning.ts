import type { Example } from "@serpentarium/core";
import type { ClauseId } from "../clauses.ts";
import { CIRCLE, OFF, PACK, RACE, ROUND, SHUT, TENS, TWIN } from "./rows.ts";

export const turning: readonly Example<ClauseId>[] = [
  {
    id: "turn.overshoot.1",
    clause: "turn.overshoot",
    position: `advance:1 ${RACE} 30,21 8`,
    play: "go",
    becomes: `advance:2 ${RACE} 26,21 9`,
  },
  {
    id: "turn.overshoot.2",
    clause: "turn.overshoot",
    position: `advance:2 ${RACE} 21,22 5`,
    play: "go",
    becomes: `advance:1 ${RACE} 21,16 6`,
  },
  {
    id: "turn.overshoot.3",
    clause: "turn.overshoot",
    seats: 3,
    position: `advance:3 ${PACK} 22,22,46 8`,
    play: "go",
    becomes: `advance:1 ${PACK} 22,22,24 9`,
  },
  {
    id: "turn.overshoot.4",
    clause: "turn.overshoot",
    seats: 4,
    position: `advance:2 ${TWIN} 11,62,11,0 25`,
    play: "go",
    becomes: `advance:3 ${TWIN} 11,57,11,0 26`,
  },
  {
    id: "turn.before-start.1",
    clause: "turn.before-start",
    position: `advance:1 ${OFF} 20,20 2`,
    play: "go",
    becomes: `advance:2 ${OFF} 0,20 3`,
  },
  {
    id: "turn.before-start.2",
    clause: "turn.before-start",
    position: `advance:1 ${TENS} 23,11 6`,
    play: "go",
    becomes: `advance:2 ${TENS} 0,11 7`,
  },
  {
    id: "turn.before-start.3",
    clause: "turn.before-start",
    position: `advance:1 ${ROUND} 1,0 3`,
    play: "go",
    becomes: `advance:2 ${ROUND} 1,0 4`,
  },
  {
    id: "turn.before-start.4",
    clause: "turn.before-start",
    position: `advance:1 ${OFF} 0,20 4`,
    play: "go",
    becomes: `advance:2 ${OFF} 20,20 5`,
  },
  {
    id: "turn.before-start.5",
    clause: "turn.before-start",
    position: `advance:1 ${SHUT} 0,0 0`,
    play: "go",
    becomes: `advance:2 ${SHUT} 0,0 1`,
  },
  {
    id: "turn.forward-again.1",
    clause: "turn.forward-again",
    position: `advance:2 ${RACE} 22,16 7`,
    play: "go",
    becomes: `over:2!end.goal ${RACE} 22,32 8`,
  },
  {
    id: "turn.forward-again.2",
    clause: "turn.forward-again",
    position: `advance:1 ${CIRCLE} 10,0 8`,
    play: "go",
    becomes: `advance:2 ${CIRCLE} 11,0 9`,
  },
  {
    id: "turn.forward-again.3",
    clause: "turn.forward-again",
    seats: 4,
    position: `advance:2 ${TWIN} 12,57,0,0 29`,
    play: "go",
    becomes: `advance:3 ${TWIN} 12,62,0,0 30`,
  },
];
