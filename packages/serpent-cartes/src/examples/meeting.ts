import type { Example } from "@serpentarium/core";
import type { ClauseId } from "../clauses.ts";
import { CIRCLE, OFF, RACE, TENS, TWIN } from "./rows.ts";

export const meeting: readonly Example<ClauseId>[] = [
  {
    id: "turn.collision.1",
    clause: "turn.collision",
    position: `advance:2 ${RACE} 22,21 3`,
    play: "go",
    becomes: `advance:1 ${RACE} 0,22 4`,
  },
  {
    id: "turn.collision.2",
    clause: "turn.collision",
    position: `advance:1 ${RACE} 22,16 5`,
    play: "go",
    becomes: `advance:2 ${RACE} 16,0 6`,
  },
  {
    id: "turn.collision.3",
    clause: "turn.collision",
    options: { deck: "32" },
    seats: 3,
    position: `advance:3 ${CIRCLE} 11,11,10 8`,
    play: "go",
    becomes: `advance:1 ${CIRCLE} 0,0,11 9`,
  },
  {
    id: "turn.collision.4",
    clause: "turn.collision",
    options: { entry: "die" },
    position: `advance:1 ${RACE} 5,10 2`,
    play: "go",
    becomes: `advance:2 ${RACE} 20,10 3`,
  },
  {
    id: "turn.collision.5",
    clause: "turn.collision",
    position: `advance:2 ${OFF} 0,20 3`,
    play: "go",
    becomes: `advance:1 ${OFF} 0,0 4`,
  },
  {
    id: "turn.safe-entry.1",
    clause: "turn.safe-entry",
    position: `advance:2 ${RACE} 21,0 1`,
    play: "go",
    becomes: `advance:1 ${RACE} 21,21 2`,
  },
  {
    id: "turn.safe-entry.2",
    clause: "turn.safe-entry",
    seats: 4,
    position: `advance:4 ${TWIN} 11,11,11,0 3`,
    play: "go",
    becomes: `advance:1 ${TWIN} 11,11,11,11 4`,
  },
  {
    id: "turn.safe-entry.3",
    clause: "turn.safe-entry",
    position: `advance:1 ${CIRCLE} 0,11 6`,
    play: "go",
    becomes: `advance:2 ${CIRCLE} 11,11 7`,
  },
  {
    id: "turn.safe-entry.4",
    clause: "turn.safe-entry",
    position: `advance:1 ${CIRCLE} 10,11 10`,
    play: "go",
    becomes: `advance:2 ${CIRCLE} 11,0 11`,
  },
  {
    id: "turn.safe-entry.5",
    clause: "turn.safe-entry",
    options: { entry: "die" },
    position: `enter:2 ${TENS} 10,0 3`,
    play: "3",
    becomes: `advance:1 ${TENS} 10,10 4`,
  },
];
