import type { Example } from "@serpentarium/core";
import type { ClauseId } from "../clauses.ts";
import { ASTRAY, MIRROR, QUEENS, RACE, SWIFT, VOID } from "./rows.ts";

const SHORT = { deck: "32" };
const FINISHABLE = { deal: "finishable" };

export const setUp: readonly Example<ClauseId>[] = [
  {
    id: "setup.row.1",
    clause: "setup.row",
    position: "deal:chance - 0,0 0",
    play: RACE,
    becomes: `first:chance ${RACE} 0,0 0`,
  },
  {
    id: "setup.row.2",
    clause: "setup.row",
    position: `first:chance ${RACE.slice(0, -3)} 0,0 0`,
    rejected: true,
  },
  {
    id: "ends.two.1",
    clause: "ends.two",
    position: `advance:2 ${RACE} 21,0 1`,
    play: "go",
    becomes: `advance:1 ${RACE} 21,32 2`,
  },
  {
    id: "ends.two.2",
    clause: "ends.two",
    options: SHORT,
    seats: 3,
    position: `advance:3 ${QUEENS} 1,32,0 2`,
    play: "go",
    becomes: `advance:1 ${QUEENS} 1,32,1 3`,
  },
  {
    id: "ends.two.3",
    clause: "ends.two",
    options: SHORT,
    seats: 4,
    position: `advance:4 ${QUEENS} 1,32,1,0 3`,
    play: "go",
    becomes: `advance:1 ${QUEENS} 1,32,1,32 4`,
  },
  {
    id: "setup.finishable.1",
    clause: "setup.finishable",
    options: FINISHABLE,
    position: "deal:chance - 0,0 0",
    play: QUEENS,
    becomes: `first:chance ${QUEENS} 0,0 0`,
  },
  {
    id: "setup.finishable.2",
    clause: "setup.finishable",
    options: FINISHABLE,
    position: "deal:chance - 0,0 0",
    refused: ASTRAY,
  },
  {
    id: "setup.finishable.3",
    clause: "setup.finishable",
    options: FINISHABLE,
    position: "deal:chance - 0,0 0",
    refused: VOID,
  },
  {
    id: "setup.finishable.4",
    clause: "setup.finishable",
    options: { deal: "finishable", entry: "die" },
    position: "deal:chance - 0,0 0",
    play: SWIFT,
    becomes: `first:chance ${SWIFT} 0,0 0`,
  },
  {
    id: "ends.mirror.1",
    clause: "ends.mirror",
    position: `advance:2 ${MIRROR} 0,0 0`,
    play: "go",
    becomes: `advance:1 ${MIRROR} 0,12 1`,
  },
  {
    id: "ends.mirror.2",
    clause: "ends.mirror",
    position: `advance:2 ${MIRROR} 17,12 3`,
    play: "go",
    becomes: `advance:1 ${MIRROR} 17,11 4`,
  },
  {
    id: "ends.mirror.3",
    clause: "ends.mirror",
    position: `advance:2 ${MIRROR} 28,11 5`,
    play: "go",
    becomes: `advance:1 ${MIRROR} 28,17 6`,
  },
];
