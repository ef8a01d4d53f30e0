import type { Example } from "@serpentarium/core";
import type { ClauseId } from "../clauses.ts";

const SWAPPED = "move:2 d3+n+l3,d2,l1,d1,l2 light s 1";

/** Swaps and passes. Passes are rarer than in a row, because more pieces can move. */
export const swapping: readonly Example<ClauseId>[] = [
  {
    id: "swap.no-answer.ring-1",
    clause: "swap.no-answer",
    position: SWAPPED,
    legal: ["2L", "2R", "4L", "4R"],
  },
  {
    id: "swap.no-answer.ring-2",
    clause: "swap.no-answer",
    position: SWAPPED,
    refused: "2x4",
  },
  {
    id: "swap.no-answer.ring-3",
    clause: "swap.no-answer",
    position: "move:1 l1,d3,l3 light p 2",
    play: "1x3",
    becomes: "move:2 l3,d3,l1 light s 3",
  },
  {
    id: "pass.forced.ring-1",
    clause: "pass.forced",
    position: "move:2 l1,d3,l3 light s 1",
    play: "pass",
    becomes: "move:1 l1,d3,l3 light p 2",
  },
  {
    id: "pass.forced.ring-2",
    clause: "pass.forced",
    position: "move:2 d1+l1,n,d2+l3,l2 light - 4",
    play: "pass",
    becomes: "move:1 d1+l1,n,d2+l3,l2 light p 5",
  },
  {
    id: "pass.forced.ring-3",
    clause: "pass.forced",
    position: "move:2 l3,d3,d3 light - 0",
    refused: "pass",
  },
];
