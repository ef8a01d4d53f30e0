import type { Example } from "@serpentarium/core";
import type { ClauseId } from "../clauses.ts";

const FIRST_PILE = "move:1 l2,d1,l1+d2,n,d3 light - 0";

export const moving: readonly Example<ClauseId>[] = [
  {
    id: "ring.closed.1",
    clause: "ring.closed",
    position: "move:1 d2,n,d1,l2,d3 light - 0",
    play: "4R",
    becomes: "move:2 d2+l2,n,d1,d3 light - 0",
  },
  {
    id: "ring.closed.2",
    clause: "ring.closed",
    position: "move:2 l1,d3,n,l2,d2 light - 0",
    play: "2L",
    becomes: "move:1 l1,n,l2+d3,d2 light - 0",
  },
  {
    id: "move.own-top.1",
    clause: "move.own-top",
    position: FIRST_PILE,
    legal: ["1L", "1R"],
  },
  {
    id: "move.own-top.2",
    clause: "move.own-top",
    position: FIRST_PILE,
    refused: "3R",
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
    position: "move:1 l3,d1,n,d2,d3 light - 0",
    play: "1L",
    becomes: "move:2 d1,n+l3,d2,d3 light - 0",
  },
  {
    id: "move.distance.3",
    clause: "move.distance",
    position: "move:1 l1,d3,n,d2,l2 light - 0",
    press: ["top-1", "top-4"],
  },
  {
    id: "ring.full-turn.1",
    clause: "ring.full-turn",
    position: "move:1 l3,d1,n,d2 light - 0",
    play: "1R",
    becomes: "move:2 d1,n,d2+l3 light - 0",
  },
  {
    id: "ring.full-turn.2",
    clause: "ring.full-turn",
    position: "move:1 l3,d1+l1,n light - 0",
    refused: "1L",
  },
  {
    id: "ring.full-turn.3",
    clause: "ring.full-turn",
    position: "move:1 n+l3,d1+l1 light - 0",
    refused: "1R",
  },
  {
    id: "ring.opposite.1",
    clause: "ring.opposite",
    position: "move:1 d1,l2,n,d3 light - 0",
    legal: ["2R"],
  },
  {
    id: "ring.opposite.2",
    clause: "ring.opposite",
    position: "move:2 l1,d1,d3,n,l2,d2 light - 0",
    play: "3R",
    becomes: "move:1 l1,d1,n,l2,d2+d3 light - 0",
  },
];
