import type { Example } from "@serpentarium/core";
import type { ClauseId } from "../clauses.ts";

const FREE_TO_MOVE = "move:1 l1+d2,d1,l2,n,d3 light - 0";
const LAST_PILE = "move:1 d1,l3,d2,n,d3 light - 0";
const BURIED = "move:1 d1,l1+l3+d2+l2,d3,n light - 0";

export const moving: readonly Example<ClauseId>[] = [
  {
    id: "move.own-top.1",
    clause: "move.own-top",
    position: FREE_TO_MOVE,
    legal: ["3L", "3R"],
  },
  {
    id: "move.own-top.2",
    clause: "move.own-top",
    position: "move:1 l1,d2,d1+l2,n,d3 light - 0",
    play: "3R",
    becomes: "move:2 l1,d2,d1,n,d3+l2 light - 1",
  },
  {
    id: "move.own-top.3",
    clause: "move.own-top",
    position: FREE_TO_MOVE,
    refused: "1R",
  },
  {
    id: "move.distance.1",
    clause: "move.distance",
    position: "move:1 n,l2,d1,d3,d2,l1 light - 0",
    play: "2R",
    becomes: "move:2 n,d1,d3+l2,d2,l1 light - 0",
  },
  {
    id: "move.distance.2",
    clause: "move.distance",
    position: "move:2 n,d1,d3+l3+l2,d2,l1 light - 0",
    play: "4L",
    becomes: "move:1 n,d1+d2,d3+l3+l2,l1 light - 0",
  },
  {
    id: "move.distance.3",
    clause: "move.distance",
    position: "move:1 d3,l1,n,d2,l2 light - 0",
    press: ["top-2", "top-4"],
  },
  {
    id: "move.end-of-row.1",
    clause: "move.end-of-row",
    position: LAST_PILE,
    play: "2R",
    becomes: "move:2 d1,d2,n,d3+l3 light - 0",
  },
  {
    id: "move.end-of-row.2",
    clause: "move.end-of-row",
    position: LAST_PILE,
    refused: "2L",
  },
  {
    id: "move.pair.1",
    clause: "move.pair",
    position: "move:1 n,d2+l1,d3,l2,d1 light - 0",
    play: "2R2",
    becomes: "move:2 n,d3+d2+l1,l2,d1 light - 0",
  },
  {
    id: "move.pair.2",
    clause: "move.pair",
    position: "move:1 d1,d3,l3+l1,d2,n light - 0",
    play: "3L2",
    becomes: "move:2 d1,d3+l3+l1,d2,n light - 0",
  },
  {
    id: "move.pair.3",
    clause: "move.pair",
    position: "move:1 d1,n+d2+l3+l2,l1,d3 light - 0",
    play: "2R2",
    becomes: "move:2 d1,n+d2,l1,d3+l3+l2 light - 1",
  },
  {
    id: "move.pair.4",
    clause: "move.pair",
    position: "move:1 n,d2+l1,d3,l2,d1 light - 0",
    refused: "4L2",
  },
  {
    id: "move.covered.1",
    clause: "move.covered",
    position: BURIED,
    legal: ["2R", "2R2"],
  },
  {
    id: "move.covered.2",
    clause: "move.covered",
    position: BURIED,
    play: "2R2",
    becomes: "move:2 d1,l1+l3,d3,n+d2+l2 light - 1",
  },
  {
    id: "move.covered.3",
    clause: "move.covered",
    position: BURIED,
    press: ["deep-2"],
  },
  {
    id: "move.neutral.1",
    clause: "move.neutral",
    position: "move:1 l2,n+l1,d1,d3 light - 0",
    play: "2R2",
    becomes: "move:2 l2,d1+n+l1,d3 light - 0",
  },
  {
    id: "move.neutral.2",
    clause: "move.neutral",
    position: "move:1 l2,d2+n+l1,d1,l3 light - 0",
    play: "2L",
    becomes: "move:2 l2+l1,d2+n,d1,l3 light - 1",
  },
  {
    id: "move.neutral.3",
    clause: "move.neutral",
    position: "move:1 l2,n,l1,d1,d3 light - 0",
    refused: "2R",
  },
];
