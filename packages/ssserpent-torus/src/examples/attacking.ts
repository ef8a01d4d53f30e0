import type { Example } from "@serpentarium/core";
import type { ClauseId } from "../clauses.ts";

const TINY = { size: 5 };
const HOLDING = "replant:red c3.SSW.N.5.a a2.W.E.5.a a1,b3,c5,d2 - - 2 0 61";

export const attacking: readonly Example<ClauseId>[] = [
  {
    id: "attack.line.torus-1",
    clause: "attack.line",
    position: "move:red e4.WWSS.E.4.a a6.SSWW.N.4.a - - - 0 3 40",
    refused: "EEE",
  },
  {
    id: "torus.line.1",
    clause: "torus.line",
    position: "move:red a4.WWSS.E.4.a c6.SSW.N.4.j d2 - b7 0 3 40",
    play: "ENN",
    becomes: "replant:red b6.SSWW.N.4.a c6.SS.N.4.j d2 - b7 1 0 41",
  },
  {
    id: "torus.line.2",
    clause: "torus.line",
    position: "move:red d4.WWWS.E.4.a g6.SSWW.N.4.a - - - 0 3 40",
    play: "ENN",
    becomes: "replant:red e6.SSWW.N.4.a g6.SSW.N.4.a - - - 1 0 41",
  },
  {
    id: "attack.replant.torus-1",
    clause: "attack.replant",
    position: "replant:red a4.EEEE.W.4.a d1.S.N.4.j - - c6 2 0 40",
    play: "a7",
    becomes: "replant:red a4.EEEE.W.4.a d1.S.N.4.j - - a7,c6 1 0 40",
  },
  {
    id: "attack.no-room.torus-1",
    clause: "attack.no-room",
    options: TINY,
    position: "move:red c2.SW.N.6.a d5.SSW.N.4.j a1,b3,c5,d2 - e4 0 3 60",
    play: "NN",
    becomes: "move:yellow c4.SS.N.6.a d5.SS.N.5.j a1,b3,c5,d2 - e4 0 0 61",
  },
  {
    id: "attack.no-room.torus-2",
    clause: "attack.no-room",
    options: TINY,
    position: HOLDING,
    play: "e4",
    becomes: "move:yellow c3.SSW.N.5.a a2.W.E.6.a a1,b3,c5,d2 - e4 0 0 61",
  },
  {
    id: "attack.no-room.torus-3",
    clause: "attack.no-room",
    options: TINY,
    position: HOLDING,
    play: "e3",
    becomes: "replant:red c3.SSW.N.5.a a2.W.E.5.a a1,b3,c5,d2 - e3 1 0 61",
  },
];
