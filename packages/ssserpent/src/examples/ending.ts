import type { Example } from "@serpentarium/core";
import type { ClauseId } from "../clauses.ts";

const YELLOW = "i5.NNNN.S.4.a";
const CORNER = "move:red a5.SSSS.N.4.a a9.EEEE.W.4.a - - -";
const CORNERED = "a8.SSSS.N.4.a a9.EEEE.W.4.a - - -";
const ROAMING = "move:red e5.WW.E.4.j i5.NNNN.S.4.a - f5,g3 -";
const BITING = "move:red e4.SSSW.N.4.a h5.WWWW.E.4.a - - -";
const QUIET = { quietLimit: 3 };
const LONG = { moveLimit: 20 };

export const ending: readonly Example<ClauseId>[] = [
  {
    id: "end.stuck.1",
    clause: "end.stuck",
    position: `${CORNER} 0 3 40`,
    play: "NNN",
    becomes: `over:red!end.stuck ${CORNERED} 0 4 41`,
  },
  {
    id: "end.stuck.2",
    clause: "end.stuck",
    position: "move:red a5.SSS.N.4.j a9.EEE.W.4.j - b8 g3 0 3 30",
    play: "NN",
    becomes: "over:red!end.stuck a7.SSS.N.4.j a9.EEE.W.4.j - b8 g3 0 4 31",
  },
  {
    id: "end.stuck.3",
    clause: "end.stuck",
    position: `${CORNER} 0 3 40`,
    play: "NEE",
    becomes: "move:yellow c6.WWSS.E.4.a a9.EEEE.W.4.a - - - 0 4 41",
  },
  {
    id: "end.head.1",
    clause: "end.head",
    position: "move:red e4.SSS.N.4.j e6.EEE.W.4.j - c7 g3 0 3 40",
    play: "NN",
    becomes: "over:red!end.head e6.SSS.N.4.j -.4 - c7 g3 0 0 41",
  },
  {
    id: "end.quiet.1",
    clause: "end.quiet",
    options: QUIET,
    position: `${ROAMING} 0 2 30`,
    play: "NN",
    becomes: `over:draw!end.quiet e7.SS.N.4.j ${YELLOW} - f5,g3 - 0 3 31`,
  },
  {
    id: "end.quiet.2",
    clause: "end.quiet",
    options: QUIET,
    position: `${ROAMING} 0 2 30`,
    play: "EN",
    becomes: `move:yellow f6.SWW.N.4.j ${YELLOW} - g3 - 0 0 31`,
  },
  {
    id: "end.quiet.3",
    clause: "end.quiet",
    options: QUIET,
    position: `${CORNER} 0 2 40`,
    play: "NNN",
    becomes: `over:red!end.stuck ${CORNERED} 0 3 41`,
  },
  {
    id: "end.quiet.4",
    clause: "end.quiet",
    options: { quietLimit: null },
    position: `${ROAMING} 0 250 300`,
    play: "NN",
    becomes: `move:yellow e7.SS.N.4.j ${YELLOW} - f5,g3 - 0 251 301`,
  },
  {
    id: "end.long.1",
    clause: "end.long",
    options: LONG,
    position: `${ROAMING} 0 2 19`,
    play: "EN",
    becomes: `over:draw!end.long f6.SWW.N.4.j ${YELLOW} - g3 - 0 0 20`,
  },
  {
    id: "end.long.2",
    clause: "end.long",
    options: LONG,
    position: `${BITING} 0 2 19`,
    play: "NNN",
    becomes: "replant:red e7.SSSS.N.4.a h5.WW.E.4.a - - - 2 0 20",
  },
  {
    id: "end.long.3",
    clause: "end.long",
    options: LONG,
    position: "replant:red e7.SSSS.N.4.a h5.WW.E.4.a - - c3 1 0 20",
    play: "c7",
    becomes: "over:draw!end.long e7.SSSS.N.4.a h5.WW.E.4.a - - c3,c7 0 0 20",
  },
  {
    id: "end.long.4",
    clause: "end.long",
    options: { ...QUIET, ...LONG },
    position: `${ROAMING} 0 2 19`,
    play: "NN",
    becomes: `over:draw!end.quiet e7.SS.N.4.j ${YELLOW} - f5,g3 - 0 3 20`,
  },
];
