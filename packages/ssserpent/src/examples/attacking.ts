import type { Example } from "@serpentarium/core";
import type { ClauseId } from "../clauses.ts";

const CUT = "move:red e4.SSSW.N.4.a h5.WWWW.E.4.a - - - 0 3 40";
const HOLDING = "replant:red e7.SSSS.N.4.a h5.WW.E.4.a - - - 2 0 41";
const THREE_ALL = "move:red e5.WWSS.E.4.a h7.SSWW.N.4.a - - - 0 3 40";
const FOLDED = "move:red e5.SWNW.N.4.a g7.SSW.N.4.j - - c7 0 3 40";
const TO_TAKE = "move:red e4.SSSW.N.4.a e5.WWWW.E.4.a c7,g7 - - 0 3 40";
const PACKED = { size: 7, blueApples: 8 };

export const attacking: readonly Example<ClauseId>[] = [
  {
    id: "attack.line.1",
    clause: "attack.line",
    position: "move:red e5.WWSS.E.4.a g7.SSW.N.4.j - - c7 0 3 40",
    play: "ESS",
    becomes: "replant:red f3.NNWW.S.4.a g7.SS.N.4.j - - c7 1 0 41",
  },
  {
    id: "attack.line.2",
    clause: "attack.line",
    position: THREE_ALL,
    refused: "EEE",
  },
  {
    id: "attack.line.3",
    clause: "attack.line",
    position: FOLDED,
    play: "ESS",
    becomes: "replant:red f3.NNWS.S.4.a g7.SS.N.4.j - - c7 1 0 41",
  },
  {
    id: "attack.line.4",
    clause: "attack.line",
    position: "move:red e5.SSSS.N.4.a f7.SSSS.N.4.a - - - 0 3 40",
    refused: "ENN",
  },
  {
    id: "attack.line.5",
    clause: "attack.line",
    position: "move:red e4.SSSW.N.4.a e5.NNNW.S.4.a - - - 0 3 40",
    refused: "N",
  },
  {
    id: "attack.line.6",
    clause: "attack.line",
    position: "move:red e5.SSSS.N.4.a g7.SSSS.N.4.a - - - 0 3 40",
    play: "EEE",
    becomes: "replant:red h5.WWWS.E.4.a g7.S.N.4.a - - - 3 0 41",
  },
  {
    id: "attack.line.7",
    clause: "attack.line",
    position: "move:red e5.WSSS.E.4.a i5.WSWWN.E.3.a - - - 0 3 40",
    play: "ENN",
    becomes: "replant:red f7.SSWW.N.4.a i5.WSWW.E.3.a - - - 1 0 41",
  },
  {
    id: "attack.cut.1",
    clause: "attack.cut",
    position: CUT,
    play: "NNN",
    becomes: HOLDING,
  },
  {
    id: "attack.cut.2",
    clause: "attack.cut",
    position: CUT,
    play: "NWW",
    becomes: "replant:red c5.EESS.W.4.a h5.WW.E.4.a - - - 2 0 41",
  },
  {
    id: "attack.cut.3",
    clause: "attack.cut",
    position: "move:red e4.SSSW.N.4.a c7.EEESSW.W.2.a - - - 0 3 60",
    play: "NNN",
    becomes: "replant:red e7.SSSS.N.4.a c7.E.W.2.a - - - 5 0 61",
  },
  {
    id: "attack.head.1",
    clause: "attack.head",
    position: TO_TAKE,
    play: "N",
    becomes: "over:red!end.head e5.SSSS.N.4.a -.4 c7,g7 - - 0 0 41",
  },
  {
    id: "attack.head.2",
    clause: "attack.head",
    position: TO_TAKE,
    among: ["N", "EEE", "WWW"],
    never: ["NN", "NNN", "E", "EE"],
  },
  {
    id: "attack.head.3",
    clause: "attack.head",
    position: TO_TAKE,
    refused: "NNN",
  },
  {
    id: "attack.replant.1",
    clause: "attack.replant",
    position: HOLDING,
    play: "c3",
    becomes: "replant:red e7.SSSS.N.4.a h5.WW.E.4.a - - c3 1 0 41",
  },
  {
    id: "attack.replant.2",
    clause: "attack.replant",
    position: "replant:red e7.SSSS.N.4.a h5.WW.E.4.a - - c3 1 0 41",
    play: "c7",
    becomes: "move:yellow e7.SSSS.N.4.a h5.WW.E.4.a - - c3,c7 0 0 41",
  },
  {
    id: "attack.replant.3",
    clause: "attack.replant",
    position: HOLDING,
    among: ["c3", "c7", "d6", "f6", "f4"],
    never: ["d7", "f7", "e8", "h4", "h6", "a1"],
  },
  {
    id: "attack.no-room.1",
    clause: "attack.no-room",
    options: PACKED,
    position: "move:red c1.WWNN.E.4.a g4.SSSW.N.4.a b3,b5,d2,d4,d6,f3,f5 - - 0 3 60",
    play: "EEE",
    becomes: "move:yellow f1.WWWW.E.4.a g4.SSS.N.5.a b3,b5,d2,d4,d6,f3,f5 - - 0 0 61",
  },
  {
    id: "attack.no-room.2",
    clause: "attack.no-room",
    options: PACKED,
    position: "replant:red f1.WWWW.E.4.a g4.SS.N.4.a b3,b5,d2,d6,f3,f5 - - 2 0 61",
    play: "d4",
    becomes: "move:yellow f1.WWWW.E.4.a g4.SS.N.5.a b3,b5,d2,d6,f3,f5 - d4 0 0 61",
  },
];
