import type { Example } from "@serpentarium/core";
import type { ClauseId } from "../clauses.ts";
import { MIRROR, QUEENS, RACE, SWIFT, VOID } from "./rows.ts";

export const ending: readonly Example<ClauseId>[] = [
  {
    id: "end.goal.1",
    clause: "end.goal",
    position: `advance:2 ${QUEENS} 31,20 7`,
    play: "go",
    becomes: `over:2!end.goal ${QUEENS} 31,1 8`,
  },
  {
    id: "end.goal.2",
    clause: "end.goal",
    position: `advance:1 ${RACE} 16,32 6`,
    play: "go",
    becomes: `over:1!end.goal ${RACE} 32,32 7`,
  },
  {
    id: "end.goal.3",
    clause: "end.goal",
    position: `advance:2 ${SWIFT} 1,0 1`,
    play: "go",
    becomes: `over:2!end.goal ${SWIFT} 1,1 2`,
  },
  {
    id: "end.goal.4",
    clause: "end.goal",
    position: `advance:2 ${MIRROR} 13,17 7`,
    play: "go",
    becomes: `over:2!end.goal ${MIRROR} 13,1 8`,
  },
  {
    id: "end.goal.5",
    clause: "end.goal",
    position: `advance:2 ${QUEENS} 32,31 9`,
    rejected: true,
  },
  {
    id: "end.endless.1",
    clause: "end.endless",
    position: `over:draw!end.endless ${VOID} 0,0 2`,
    legal: [],
  },
  {
    id: "end.long.1",
    clause: "end.long",
    options: { turnLimit: 6 },
    position: `advance:2 ${QUEENS} 22,31 5`,
    play: "go",
    becomes: `over:draw!end.long ${QUEENS} 22,20 6`,
  },
  {
    id: "end.long.2",
    clause: "end.long",
    options: { turnLimit: 8 },
    position: `advance:2 ${QUEENS} 31,20 7`,
    play: "go",
    becomes: `over:2!end.goal ${QUEENS} 31,1 8`,
  },
];
