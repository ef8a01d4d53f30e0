import type { Example } from "@serpentarium/core";
import { inheritExamples } from "@serpentarium/core/variant";
import { examples as theirs } from "@serpentarium/ssserpent";
import { type ClauseId, clauses } from "./clauses.ts";

const APPLES = "c3,c7,g3,g7 b5,e3,e7,h5 b2,d5,f5,h8 0 0 0";

const own: readonly Example<ClauseId>[] = [
  {
    id: "place.apple.1",
    clause: "place.apple",
    position: "blue:yellow -.4 -.4 e5 - - 0 0 0",
    play: "b5",
    becomes: "blue:red -.4 -.4 b5,e5 - - 0 0 0",
  },
  {
    id: "place.apple.2",
    clause: "place.apple",
    position: "blue:yellow -.4 -.4 e5 - - 0 0 0",
    refused: "a5",
  },
  {
    id: "setup.heads.1",
    clause: "setup.heads",
    position: `heads:red -.4 -.4 ${APPLES}`,
    play: "i4",
    becomes: `heads:yellow -.4 i4..-.4.j ${APPLES}`,
  },
  {
    id: "setup.heads.2",
    clause: "setup.heads",
    position: `heads:red -.4 -.4 ${APPLES}`,
    refused: "e5",
  },
  {
    id: "place.whole-game.1",
    clause: "place.whole-game",
    position: "replant:red e5.SSSS.N.4.a g7.NE.S.4.j - - c5 1 0 40",
    among: ["b4", "b6", "d4", "f4", "f8", "h6"],
    never: ["a5", "i8", "b5", "c4", "c6", "d5", "e6", "f5", "f7", "g6", "h7", "h8"],
  },
  {
    id: "place.whole-game.2",
    clause: "place.whole-game",
    position: "move:yellow e5.SSSS.N.4.a g7.NE.S.4.j - - a7,c5 0 0 40",
    rejected: true,
  },
  {
    id: "hoop.sides.1",
    clause: "hoop.sides",
    position: "move:red i4.W.E.7.a c8..-.8.a - - - 0 0 0",
    play: "E",
    becomes: "move:yellow a4.W.E.7.a c8..-.8.a - - - 0 1 1",
  },
  {
    id: "move.off-grid.1",
    clause: "move.off-grid",
    position: "move:red a9.S.N.7.a c5..-.8.a - - - 0 0 0",
    refused: "N",
  },
  {
    id: "move.off-grid.2",
    clause: "move.off-grid",
    position: "move:red a9.S.N.7.a c5..-.8.a - - - 0 0 0",
    legal: ["E", "W"],
  },
  {
    id: "move.must.hoop-1",
    clause: "move.must",
    position: "move:red a2.NN.S.4.j i6.NNN.S.4.j - d7,g3 b2 0 0 24",
    legal: ["SE", "SW", "WN", "WS", "WW"],
  },
  {
    id: "end.stuck.hoop-1",
    clause: "end.stuck",
    position: "move:red b9.WS.E.5.j e9.ESS.W.5.a - e8 - 0 3 30",
    play: "EE",
    becomes: "over:red!end.stuck d9.WW.E.5.j e9.ESS.W.5.a - e8 - 0 4 31",
  },
];

/** Examples that do not hold when the sides of the grid join, by position and action, with the reason. */
const EXCLUDED = {
  "move:yellow e2..N.4.j a5..-.4.j - c3,c7,g3,g7 e5,e7,h4,h6 0 1 1": "yellow can go west over the edge",
  "move:red a2.NN.S.4.j i6.NNN.S.4.j - d7,g3 b2 0 0 24": "red can go west over the edge",
  "move:red a5.SSSS.N.4.a a9.EEEE.W.4.a - - - 0 3 40": "yellow gets away over the edge",
  "move:red a5.SSS.N.4.j a9.EEE.W.4.j - b8 g3 0 3 30": "yellow gets away over the edge",
  "move:red a5.SSSS.N.4.a a9.EEEE.W.4.a - - - 0 2 40": "yellow gets away over the edge",
};

export const examples: readonly Example<ClauseId>[] = [...own, ...inheritExamples(theirs, clauses, EXCLUDED)];
