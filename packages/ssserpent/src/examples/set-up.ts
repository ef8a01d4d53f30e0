import type { Example } from "@serpentarium/core";
import type { ClauseId } from "../clauses.ts";

const BLUE = "c3,c7,g3,g7";
const APPLES = "b5,e3,e7,h5 b2,d5,f5,h8";
const DEALT = `${BLUE} ${APPLES} 0 0 0`;
const FIRST_BLUE = "blue:yellow -.4 -.4 e5 - - 0 0 0";
const READY = `first:chance e1..-.4.j e9..-.4.j ${DEALT}`;
const HEADS = `heads:red -.4 -.4 ${DEALT}`;
const REPLANT = "replant:red e5.SSSS.N.4.a g7.NE.S.4.j - - c5 1 0 40";

const CROWDED = { size: 7, blueApples: 8 };
const FULL = "b3,b5,d2,d4,d6,f3,f5";

export const setUp: readonly Example<ClauseId>[] = [
  {
    id: "setup.order.1",
    clause: "setup.order",
    position: "blue:red -.4 -.4 - - - 0 0 0",
    play: "e5",
    becomes: FIRST_BLUE,
  },
  {
    id: "setup.order.2",
    clause: "setup.order",
    position: "blue:yellow -.4 -.4 c3,c7,g3 - - 0 0 0",
    play: "g7",
    becomes: `apples:red -.4 -.4 ${BLUE} - - 0 0 0`,
  },
  {
    id: "setup.order.3",
    clause: "setup.order",
    position: "blue:yellow -.4 -.4 c3,c7 - - 0 0 0",
    rejected: true,
  },
  {
    id: "setup.blue.1",
    clause: "setup.blue",
    position: "blue:red -.4 -.4 c3,c7 - - 0 0 0",
    play: "g3",
    becomes: "blue:yellow -.4 -.4 c3,c7,g3 - - 0 0 0",
  },
  {
    id: "setup.blue.2",
    clause: "setup.blue",
    options: { blueApples: 0 },
    position: "apples:red -.4 -.4 - - - 0 0 0",
    play: "e5",
    becomes: "apples:yellow -.4 -.4 - - e5 0 0 0",
  },
  {
    id: "setup.apples.1",
    clause: "setup.apples",
    position: `apples:red -.4 -.4 ${BLUE} b5,e3 b2,d5 0 0 0`,
    play: "h8",
    becomes: `apples:yellow -.4 -.4 ${BLUE} b5,e3 b2,d5,h8 0 0 0`,
  },
  {
    id: "setup.apples.2",
    clause: "setup.apples",
    position: `apples:yellow -.4 -.4 ${BLUE} b5,e3,e7 b2,d5,f5,h8 0 0 0`,
    play: "h5",
    becomes: HEADS,
  },
  {
    id: "place.apple.1",
    clause: "place.apple",
    position: FIRST_BLUE,
    among: ["d4", "d6", "f4", "f6"],
    never: ["e4", "e6", "d5", "f5", "e5", "e1", "e9", "a5", "i5"],
  },
  {
    id: "place.apple.2",
    clause: "place.apple",
    position: FIRST_BLUE,
    play: "d4",
    becomes: "blue:red -.4 -.4 d4,e5 - - 0 0 0",
  },
  {
    id: "place.apple.3",
    clause: "place.apple",
    position: FIRST_BLUE,
    refused: "e6",
  },
  {
    id: "place.apple.4",
    clause: "place.apple",
    position: FIRST_BLUE,
    refused: "a5",
  },
  {
    id: "place.apple.5",
    clause: "place.apple",
    position: FIRST_BLUE,
    refused: "e5",
  },
  {
    id: "place.apple.6",
    clause: "place.apple",
    position: `apples:red -.4 -.4 ${BLUE} - - 0 0 0`,
    refused: "c4",
  },
  {
    id: "place.apple.7",
    clause: "place.apple",
    position: REPLANT,
    refused: "d5",
  },
  {
    id: "place.head-clear.1",
    clause: "place.head-clear",
    position: REPLANT,
    play: "d4",
    becomes: "move:yellow e5.SSSS.N.4.a g7.NE.S.4.j - - c5,d4 0 0 40",
  },
  {
    id: "place.head-clear.2",
    clause: "place.head-clear",
    position: REPLANT,
    refused: "e6",
  },
  {
    id: "place.head-clear.3",
    clause: "place.head-clear",
    position: REPLANT,
    refused: "f7",
  },
  {
    id: "setup.heads.1",
    clause: "setup.heads",
    position: HEADS,
    play: "e9",
    becomes: `heads:yellow -.4 e9..-.4.j ${DEALT}`,
  },
  {
    id: "setup.heads.2",
    clause: "setup.heads",
    position: `heads:yellow -.4 e9..-.4.j ${DEALT}`,
    play: "d9",
    becomes: `first:chance d9..-.4.j e9..-.4.j ${DEALT}`,
  },
  {
    id: "setup.heads.3",
    clause: "setup.heads",
    position: HEADS,
    refused: "b1",
  },
  {
    id: "setup.heads.4",
    clause: "setup.heads",
    position: HEADS,
    refused: "e5",
  },
  {
    id: "setup.heads.5",
    clause: "setup.heads",
    position: `heads:yellow -.4 e9..-.4.j ${DEALT}`,
    refused: "e9",
  },
  {
    id: "setup.stuck.1",
    clause: "setup.stuck",
    options: { size: 7 },
    position: "apples:red -.4 -.4 b3,d2,d6,f3 b5 d4 0 0 0",
    play: "f5",
    becomes: "heads:red -.7 -.6 b3,d2,d6,f3 b5 d4,f5 0 0 0",
  },
  {
    id: "setup.stuck.2",
    clause: "setup.stuck",
    options: CROWDED,
    position: "blue:red -.4 -.4 b3,b5,d2,d4,d6,f3 - - 0 0 0",
    play: "f5",
    becomes: `heads:red -.8 -.8 ${FULL} - - 0 0 0`,
  },
  {
    id: "setup.stuck.3",
    clause: "setup.stuck",
    options: CROWDED,
    position: `heads:red -.8 -.8 ${FULL} - - 0 0 0`,
    play: "g7",
    becomes: `heads:yellow -.8 g7..-.8.a ${FULL} - - 0 0 0`,
  },
  {
    id: "setup.first.1",
    clause: "setup.first",
    position: READY,
    legal: ["red", "yellow"],
  },
  {
    id: "setup.first.2",
    clause: "setup.first",
    position: READY,
    play: "yellow",
    becomes: `move:yellow e1..-.4.j e9..-.4.j ${DEALT}`,
  },
  {
    id: "place.whole-game.1",
    clause: "place.whole-game",
    position: REPLANT,
    among: ["b4", "b6", "d4", "f4", "f8", "h6"],
    never: ["a5", "i8", "b5", "c4", "c6", "d5", "e6", "f5", "f7", "g6", "h7", "h8"],
  },
  {
    id: "place.whole-game.2",
    clause: "place.whole-game",
    position: "move:yellow e5.SSSS.N.4.a g7.NE.S.4.j - - c4,c5 0 0 40",
    rejected: true,
  },
];
