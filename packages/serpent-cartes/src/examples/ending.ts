import type { Example } from "@serpentarium/core";
import type { ClauseId } from "../clauses.ts";
import { CIRCLE, OFF, RACE, ROUND, SHUT, SWIFT, TENS } from "./rows.ts";

export const ending: readonly Example<ClauseId>[] = [
  {
    id: "end.goal.1",
    clause: "end.goal",
    position: `advance:2 ${RACE} 22,16 7`,
    play: "go",
    becomes: `over:2!end.goal ${RACE} 22,32 8`,
  },
  {
    id: "end.goal.2",
    clause: "end.goal",
    position: `advance:1 ${CIRCLE} 31,11 14`,
    play: "go",
    becomes: `over:1!end.goal ${CIRCLE} 32,11 15`,
  },
  {
    id: "end.goal.3",
    clause: "end.goal",
    position: `advance:1 ${SWIFT} 0,0 0`,
    play: "go",
    becomes: `over:1!end.goal ${SWIFT} 32,0 1`,
  },
  {
    id: "end.goal.4",
    clause: "end.goal",
    position: `advance:1 ${TENS} 30,11 22`,
    play: "go",
    becomes: `advance:2 ${TENS} 7,11 23`,
  },
  {
    id: "end.endless.1",
    clause: "end.endless",
    position: `over:draw!end.endless ${OFF} 0,0 4`,
    legal: [],
  },
  {
    id: "end.endless.2",
    clause: "end.endless",
    position: `over:draw!end.endless ${SHUT} 0,0 2`,
    legal: [],
  },
  {
    id: "end.endless.3",
    clause: "end.endless",
    position: `over:draw!end.endless ${ROUND} 1,0 3`,
    legal: [],
  },
  {
    id: "end.endless.4",
    clause: "end.endless",
    position: `advance:1 ${CIRCLE} 10,11 10`,
    play: "go",
    becomes: `advance:2 ${CIRCLE} 11,0 11`,
  },
  {
    id: "end.endless.5",
    clause: "end.endless",
    options: { entry: "die" },
    position: `over:draw!end.endless ${CIRCLE} 11,10 9`,
    rejected: true,
  },
  {
    id: "end.long.1",
    clause: "end.long",
    options: { turnLimit: 6 },
    position: `advance:2 ${RACE} 21,22 5`,
    play: "go",
    becomes: `over:draw!end.long ${RACE} 21,16 6`,
  },
  {
    id: "end.long.2",
    clause: "end.long",
    options: { turnLimit: 8 },
    position: `advance:2 ${RACE} 22,16 7`,
    play: "go",
    becomes: `over:2!end.goal ${RACE} 22,32 8`,
  },
  {
    id: "end.long.3",
    clause: "end.long",
    options: { turnLimit: 4 },
    position: `over:draw!end.endless ${OFF} 0,0 4`,
    legal: [],
  },
  {
    id: "end.long.4",
    clause: "end.long",
    options: { entry: "die", turnLimit: null },
    position: `advance:1 ${CIRCLE} 11,10 1000`,
    play: "go",
    becomes: `enter:2 ${CIRCLE} 10,0 1001`,
  },
];
