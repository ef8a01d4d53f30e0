import type { Example } from "@serpentarium/core";
import type { ClauseId } from "../clauses.ts";

const TO_SWAP = "move:1 l1,d2,d3+n+l3,d1,l2 light - 0";
const SWAPPED = "move:2 d3+n+l3,d2,l1,d1,l2 light s 1";
const STUCK_PAIR = "l3,d3,d3,l3 light";

export const swapping: readonly Example<ClauseId>[] = [
  {
    id: "swap.piles.1",
    clause: "swap.piles",
    position: TO_SWAP,
    play: "1x3",
    becomes: SWAPPED,
  },
  {
    id: "swap.piles.2",
    clause: "swap.piles",
    position: "move:1 l1,d2,l1,d3,d1 light - 0",
    play: "1x3",
    becomes: "move:2 l1,d2,l1,d3,d1 light s 1",
  },
  {
    id: "swap.piles.3",
    clause: "swap.piles",
    position: TO_SWAP,
    refused: "1x2",
  },
  {
    id: "swap.piles.4",
    clause: "swap.piles",
    position: "move:2 d1,l3+n,l2,d2,l1 light - 0",
    refused: "1x2",
  },
  {
    id: "swap.no-answer.1",
    clause: "swap.no-answer",
    position: SWAPPED,
    legal: ["2R", "4L", "4R"],
  },
  {
    id: "swap.no-answer.2",
    clause: "swap.no-answer",
    position: SWAPPED,
    refused: "2x4",
  },
  {
    id: "swap.no-answer.3",
    clause: "swap.no-answer",
    position: `move:1 ${STUCK_PAIR} p 2`,
    play: "1x4",
    becomes: `move:2 ${STUCK_PAIR} s 3`,
  },
  {
    id: "pass.forced.1",
    clause: "pass.forced",
    position: `move:2 ${STUCK_PAIR} s 1`,
    play: "pass",
    becomes: `move:1 ${STUCK_PAIR} p 2`,
  },
  {
    id: "pass.forced.2",
    clause: "pass.forced",
    position: `move:2 ${STUCK_PAIR} - 0`,
    refused: "pass",
  },
  {
    id: "pass.forced.3",
    clause: "pass.forced",
    position: "move:1 d2,l1,d3+n,l2+d1 light - 0",
    refused: "pass",
  },
];
