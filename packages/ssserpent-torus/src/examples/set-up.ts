import type { Example } from "@serpentarium/core";
import type { ClauseId } from "../clauses.ts";

const DEALT = "b1,c3,c7,e4 a3,e2,f3,g7 a6,d1,f6,g4 0 0 0";
const READY = `first:chance c5..-.4.j f1..-.4.j ${DEALT}`;
const HEADS = `heads:red -.4 -.4 ${DEALT}`;
const FIRST_BLUE = "blue:yellow -.4 -.4 a1 - - 0 0 0";
const LAST_RED = "apples:yellow -.4 -.4 b1,b6,d2,g5 a3,c4,f6 d5,d7,e4,f2 0 0 0";
const SMALL = { size: 6 };
const LAST_YELLOW = "apples:red -.4 -.4 a5,b1,b4,f1 c5,d6,e2 a2,c2,f4 0 0 0";
const REPLANT = "replant:red a4.EEEE.W.4.a d1.S.N.4.j - - c6,f3 1 0 40";

export const setUp: readonly Example<ClauseId>[] = [
  {
    id: "material.pieces.1",
    clause: "material.pieces",
    position: READY,
    legal: ["red", "yellow"],
  },
  {
    id: "material.pieces.2",
    clause: "material.pieces",
    position: `first:chance c5..-.5.j f1..-.4.j ${DEALT}`,
    rejected: true,
  },
  {
    id: "material.colours.torus-1",
    clause: "material.colours",
    position: `move:red c5..-.4.j f1..-.4.j ${DEALT}`,
    legal: ["N", "E", "S", "W"],
  },
  {
    id: "place.apple.1",
    clause: "place.apple",
    position: "blue:red -.4 -.4 - - - 0 0 0",
    play: "a1",
    becomes: "blue:yellow -.4 -.4 a1 - - 0 0 0",
  },
  {
    id: "place.apple.2",
    clause: "place.apple",
    position: FIRST_BLUE,
    among: ["g7", "b2", "a3", "d7", "g4"],
    never: ["a1", "a2", "b1", "a7", "g1"],
  },
  {
    id: "place.apple.3",
    clause: "place.apple",
    position: FIRST_BLUE,
    refused: "a7",
  },
  {
    id: "place.apple.4",
    clause: "place.apple",
    position: FIRST_BLUE,
    refused: "a1",
  },
  {
    id: "place.head-clear.torus-1",
    clause: "place.head-clear",
    position: REPLANT,
    refused: "g4",
  },
  {
    id: "torus.head-room.1",
    clause: "torus.head-room",
    position: LAST_RED,
    legal: ["a7", "e1", "g1"],
  },
  {
    id: "torus.head-room.2",
    clause: "torus.head-room",
    position: LAST_RED,
    refused: "g7",
  },
  {
    id: "torus.head-room.3",
    clause: "torus.head-room",
    options: { size: 5, blueApples: 6 },
    position: "heads:red -.8 -.8 a1,b3,c5,d2,e4 - - 0 0 0",
    rejected: true,
  },
  {
    id: "setup.heads.1",
    clause: "setup.heads",
    position: HEADS,
    play: "c5",
    becomes: "heads:yellow -.4 c5..-.4.j b1,c3,c7,e4 a3,e2,f3,g7 a6,d1,f6,g4 0 0 0",
  },
  {
    id: "setup.heads.2",
    clause: "setup.heads",
    position: `heads:yellow -.4 c5..-.4.j ${DEALT}`,
    legal: ["b4", "b5", "d5", "d6", "e7", "f1", "g2"],
  },
  {
    id: "setup.heads.3",
    clause: "setup.heads",
    position: HEADS,
    refused: "g1",
  },
  {
    id: "setup.heads.4",
    clause: "setup.heads",
    position: `heads:yellow -.4 c5..-.4.j ${DEALT}`,
    refused: "c5",
  },
  {
    id: "setup.stuck.1",
    clause: "setup.stuck",
    options: SMALL,
    position: LAST_YELLOW,
    play: "e5",
    becomes: "heads:red -.5 -.4 a5,b1,b4,f1 c5,d6,e2 a2,c2,e5,f4 0 0 0",
  },
  {
    id: "place.whole-game.1",
    clause: "place.whole-game",
    position: REPLANT,
    among: ["a1", "a7", "g1", "g7", "b3"],
    never: ["c7", "f4", "g4", "d7", "a3", "c1"],
  },
  {
    id: "place.whole-game.2",
    clause: "place.whole-game",
    position: "move:yellow d4.SSS.N.5.a f1.N.S.5.j - - a5,g5 0 0 40",
    rejected: true,
  },
];
