import type { Example } from "@serpentarium/core";
import type { ClauseId } from "../clauses.ts";

/** A yellow adult of five pieces along the right-hand border, out of the way. */
const YELLOW = "i5.NNNN.S.4.a";
const ALONE = `move:red e5..N.4.j ${YELLOW} - c3,c7,g3,g7 - 0 2 20`;
const PAIR = `move:red e5.W.E.4.j ${YELLOW} - c3,c7,g3 - 0 0 21`;
const COIL = `move:red d4.WSE.E.4.j ${YELLOW} - g7 - 0 1 24`;
const WALLED = "move:red e5.W.E.4.j i6.NNN.S.4.j - c3,f5,g3 e6 0 0 21";
const FIVE = `move:red e4.WWSS.E.4.a ${YELLOW} - - - 0 3 30`;
const EDGE = `move:red e8.S.N.4.j ${YELLOW} - c3,c7,g3 - 0 5 22`;

export const moving: readonly Example<ClauseId>[] = [
  {
    id: "move.steps.1",
    clause: "move.steps",
    position: ALONE,
    play: "E",
    becomes: `move:yellow f5..E.4.j ${YELLOW} - c3,c7,g3,g7 - 0 3 21`,
  },
  {
    id: "move.steps.2",
    clause: "move.steps",
    position: `move:red e5.WW.E.4.j ${YELLOW} - c3,g3 - 0 0 24`,
    play: "NE",
    becomes: `move:yellow f6.WS.E.4.j ${YELLOW} - c3,g3 - 0 1 25`,
  },
  {
    id: "move.steps.3",
    clause: "move.steps",
    position: `move:red d4.SSWNNNEE.N.0.a ${YELLOW} - - - 0 0 60`,
    play: "EENNN",
    becomes: `move:yellow f7.SSSWWSSW.N.0.a ${YELLOW} - - - 0 1 61`,
  },
  {
    id: "move.steps.4",
    clause: "move.steps",
    position: `move:red e5.W.E.4.j ${YELLOW} - c3,c7,f5 - 0 0 21`,
    play: "E",
    becomes: `move:yellow f5.WW.E.4.j ${YELLOW} - c3,c7 - 0 0 22`,
  },
  {
    id: "move.steps.5",
    clause: "move.steps",
    position: PAIR,
    refused: "EE",
  },
  {
    id: "move.follow.1",
    clause: "move.follow",
    position: FIVE,
    play: "NNE",
    becomes: `move:yellow f6.WSSW.E.4.a ${YELLOW} - - - 0 4 31`,
  },
  {
    id: "move.free.1",
    clause: "move.free",
    position: PAIR,
    legal: ["N", "E", "S"],
  },
  {
    id: "move.free.2",
    clause: "move.free",
    position: "move:red e5.W.E.4.j i7.NN.S.4.j - c3,c7,g3 f4,f6 0 0 21",
    play: "E",
    becomes: "move:yellow f5.W.E.4.j i7.NN.S.4.j - c3,c7,g3 f4,f6 0 1 22",
  },
  {
    id: "move.own-body.1",
    clause: "move.own-body",
    position: `move:red d4.WSEE.E.4.a ${YELLOW} - - - 0 1 30`,
    play: "ESE",
    becomes: `move:yellow f3.WNWW.E.4.a ${YELLOW} - - - 0 2 31`,
  },
  {
    id: "move.own-body.2",
    clause: "move.own-body",
    position: COIL,
    refused: "SS",
  },
  {
    id: "move.own-body.3",
    clause: "move.own-body",
    position: PAIR,
    refused: "W",
  },
  {
    id: "move.own-body.4",
    clause: "move.own-body",
    position: `move:red d4.WSEE.E.4.a ${YELLOW} e4 - - 0 1 30`,
    refused: "ESE",
  },
  {
    id: "move.enemy-apple.1",
    clause: "move.enemy-apple",
    position: WALLED,
    legal: ["E", "S"],
  },
  {
    id: "move.enemy-apple.2",
    clause: "move.enemy-apple",
    position: WALLED,
    refused: "N",
  },
  {
    id: "move.enemy-apple.3",
    clause: "move.enemy-apple",
    position: "move:red e5.WW.E.4.j i6.NNN.S.4.j - c3,g3 f6 0 0 24",
    refused: "EN",
  },
  {
    id: "move.off-grid.1",
    clause: "move.off-grid",
    position: `move:red a1.N.S.4.j ${YELLOW} - c3,c7,g3 - 0 4 22`,
    legal: ["E"],
  },
  {
    id: "move.off-grid.2",
    clause: "move.off-grid",
    position: `move:red a1.N.S.4.j ${YELLOW} - c3,c7,g3 - 0 4 22`,
    refused: "W",
  },
  {
    id: "move.off-grid.3",
    clause: "move.off-grid",
    position: EDGE,
    refused: "NN",
  },
  {
    id: "move.reverse.1",
    clause: "move.reverse",
    position: ALONE,
    legal: ["N", "E", "W"],
  },
  {
    id: "move.reverse.2",
    clause: "move.reverse",
    position: ALONE,
    refused: "S",
  },
  {
    id: "move.reverse.3",
    clause: "move.reverse",
    position: "move:yellow e2..N.4.j a5..-.4.j - c3,c7,g3,g7 e5,e7,h4,h6 0 1 1",
    legal: ["N", "E", "S"],
  },
  {
    id: "move.must.1",
    clause: "move.must",
    position: "move:red a2.NN.S.4.j i6.NNN.S.4.j - d7,g3 b2 0 0 24",
    legal: ["SE"],
  },
  {
    id: "move.must.2",
    clause: "move.must",
    position: FIVE,
    refused: "NN",
  },
];
