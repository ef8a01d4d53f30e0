import type { Example } from "@serpentarium/core";
import type { ClauseId } from "../clauses.ts";

const APART = "- b2,b5,e5,f2 a7,c6,e3";
const YELLOW = "d1.S.N.4.j";

export const moving: readonly Example<ClauseId>[] = [
  {
    id: "torus.edges.1",
    clause: "torus.edges",
    position: `move:red g4..E.4.j ${YELLOW} ${APART} 0 2 20`,
    play: "E",
    becomes: "move:yellow a4..E.4.j d1.S.N.4.j - b2,b5,e5,f2 a7,c6,e3 0 3 21",
  },
  {
    id: "torus.edges.2",
    clause: "torus.edges",
    position: "move:red b6.SSS.N.4.j e3.EES.W.4.j c2,d6 f6 d4 0 2 30",
    play: "NN",
    becomes: "move:yellow b1.SSS.N.4.j e3.EES.W.4.j c2,d6 f6 d4 0 3 31",
  },
  {
    id: "torus.edges.3",
    clause: "torus.edges",
    position: `move:red a1.N.S.4.j d4.S.N.4.j - c3,c6,f6 b5,e2,f4 0 4 22`,
    legal: ["E", "S", "W"],
  },
  {
    id: "torus.edges.4",
    clause: "torus.edges",
    position: "move:red g7.WW.E.4.j c3.EE.W.4.j - a1,d6 b5,f5 0 2 24",
    play: "NE",
    becomes: "move:yellow a1.WSW.E.4.j c3.EE.W.4.j - d6 b5,f5 0 0 25",
  },
  {
    id: "move.own-body.torus-1",
    clause: "move.own-body",
    position: "move:red g4.WWWWWW.E.2.a d1.S.N.4.j - - b2,c6,e5 0 3 40",
    refused: "EEEE",
  },
  {
    id: "move.reverse.torus-1",
    clause: "move.reverse",
    position: `move:red g4..W.4.j ${YELLOW} ${APART} 0 2 20`,
    refused: "E",
  },
  {
    id: "move.must.torus-1",
    clause: "move.must",
    position: "move:red b3.SSE.N.4.j b6.SSWWW.N.3.a a2,c3,e4 d6 - 0 4 43",
    legal: ["WW"],
  },
];
