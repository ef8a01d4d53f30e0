import type { Example } from "@serpentarium/core";
import type { ClauseId } from "../clauses.ts";

const YELLOW = "i5.NNNN.S.4.a";
const SIX = { apples: 6 };
const SCARCE = { apples: 2, bodies: 2 };

export const eating: readonly Example<ClauseId>[] = [
  {
    id: "eat.own.1",
    clause: "eat.own",
    position: `move:red e5..E.4.j ${YELLOW} - c3,c7,f5,g8 - 0 3 20`,
    play: "E",
    becomes: `move:yellow f5.W.E.4.j ${YELLOW} - c3,c7,g8 - 0 0 21`,
  },
  {
    id: "eat.own.2",
    clause: "eat.own",
    position: `move:red e5.WW.E.4.j ${YELLOW} - f5,g3 - 0 2 24`,
    play: "EN",
    becomes: `move:yellow f6.SWW.N.4.j ${YELLOW} - g3 - 0 0 25`,
  },
  {
    id: "eat.adult.1",
    clause: "eat.adult",
    position: `move:red e5.WWW.E.4.j ${YELLOW} c7,g3 f5 - 0 2 28`,
    play: "EN",
    becomes: `move:yellow f6.SWWW.N.4.a ${YELLOW} c7,g3 - - 0 0 29`,
  },
  {
    id: "eat.adult.2",
    clause: "eat.adult",
    options: SIX,
    position: "move:red e4.WWWWS.E.2.j i3.NNNNNN.S.2.a h4 f4 - 0 2 40",
    play: "EEE",
    becomes: "move:yellow h4.WWWWWWW.E.1.a i3.NNNNNN.S.2.a - - - 0 0 41",
  },
  {
    id: "eat.adult.3",
    clause: "eat.adult",
    position: `move:red e5.WW.E.4.a ${YELLOW} e6 c3,g3 - 0 2 50`,
    among: ["NN", "NE", "NW"],
  },
  {
    id: "eat.adult.4",
    clause: "eat.adult",
    position: `move:red e5.WWWW.E.4.j ${YELLOW} - - - 0 2 50`,
    rejected: true,
  },
  {
    id: "eat.blue.1",
    clause: "eat.blue",
    position: `move:red e5.WWWW.E.4.a ${YELLOW} c7,f5,g3 - - 0 2 30`,
    play: "ENN",
    becomes: `move:yellow f7.SSWWW.N.3.a ${YELLOW} c7,g3 - - 0 0 31`,
  },
  {
    id: "eat.blue.2",
    clause: "eat.blue",
    position: `move:red e5.WWW.E.4.j ${YELLOW} c7,f5,g3 e2 - 0 2 28`,
    refused: "EN",
  },
  {
    id: "eat.blue-empty.1",
    clause: "eat.blue-empty",
    options: SCARCE,
    position: "move:red e5.WW.E.0.a i7.NN.S.0.a f5 - - 0 2 30",
    play: "EN",
    becomes: "move:yellow f6.SW.N.0.a i7.NN.S.0.a - - - 0 0 31",
  },
  {
    id: "eat.blue-empty.2",
    clause: "eat.blue-empty",
    options: { bodies: 5 },
    position: "move:red d5.WWSS.E.1.a i5.NNNN.S.1.a e5,g5 - - 0 2 30",
    play: "EEE",
    becomes: "move:yellow g5.WWWWW.E.0.a i5.NNNN.S.1.a - - - 0 0 31",
  },
];
