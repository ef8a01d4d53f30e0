import type { Example } from "@serpentarium/core";
import type { ClauseId } from "../clauses.ts";
import { QUEENS, RACE, TRYST } from "./rows.ts";

const SHORT = { deck: "32" };

export const meeting: readonly Example<ClauseId>[] = [
  {
    id: "turn.collision.1",
    clause: "turn.collision",
    options: SHORT,
    seats: 4,
    position: `advance:3 ${QUEENS} 12,32,1,31 8`,
    play: "go",
    becomes: `advance:4 ${QUEENS} 0,32,12,31 9`,
  },
  {
    id: "turn.collision.2",
    clause: "turn.collision",
    options: SHORT,
    seats: 4,
    position: `advance:2 ${QUEENS} 12,32,1,31 9`,
    play: "go",
    becomes: `advance:3 ${QUEENS} 12,31,1,0 10`,
  },
  {
    id: "turn.safe-entry.1",
    clause: "turn.safe-entry",
    position: `advance:2 ${TRYST} 9,0 1`,
    play: "go",
    becomes: `advance:1 ${TRYST} 9,9 2`,
  },
  {
    id: "ends.meeting.1",
    clause: "ends.meeting",
    position: `advance:1 ${RACE} 22,16 4`,
    play: "go",
    becomes: `advance:2 ${RACE} 16,0 5`,
  },
  {
    id: "ends.meeting.2",
    clause: "ends.meeting",
    position: `advance:1 ${QUEENS} 22,31 4`,
    play: "go",
    becomes: `advance:2 ${QUEENS} 31,0 5`,
  },
  {
    id: "ends.meeting.3",
    clause: "ends.meeting",
    position: `advance:2 ${RACE} 22,32 3`,
    play: "go",
    becomes: `advance:1 ${RACE} 22,16 4`,
  },
  {
    id: "ends.meeting.4",
    clause: "ends.meeting",
    options: SHORT,
    seats: 4,
    position: `advance:3 ${QUEENS} 12,12,1,31 8`,
    play: "go",
    becomes: `advance:4 ${QUEENS} 0,0,12,31 9`,
  },
];
