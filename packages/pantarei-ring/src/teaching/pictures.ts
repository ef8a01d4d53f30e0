import type { TeachingPicture } from "@serpentarium/core/teaching";
import type { ClauseId } from "../clauses.ts";

/** The ring in six pictures: the differences from a row. */
export const pictures: readonly TeachingPicture<ClauseId>[] = [
  {
    clauses: ["ring.closed", "material.pieces"],
    id: "a-serpent-without-ends",
    position: "move:2 d2,l2,l1,d2,l2,d2,l1,l3,l3,d3,d3,l3,d1,d1,l2,d3,n,d1,l1 dark - 0",
  },
  {
    clauses: ["ring.closed", "move.distance"],
    id: "on-past-the-head",
    position: "move:1 d2,d2+l1,d1+d3+l1,l2+d3+d2+d1,l2+l2+d1,n+l3,l1+l3+d3+l3 dark s 1",
    play: "1L",
  },
  {
    clauses: ["move.covered", "ring.closed"],
    id: "no-end-is-a-shelter",
    position: "move:2 l2+l1,d2,l1,d3,d2,l3+n+d1+d3+l2 light - 0",
    play: "4R",
  },
  {
    clauses: ["move.distance"],
    id: "the-ring-closes-up",
    position: "move:2 d2,d2+l1,l1+l3+d3+l3,l2+d3+d2+d1,l2+d1,l3,d3,l2,n,d1,l1 dark s 4",
    play: "6R",
  },
  {
    clauses: ["ring.full-turn"],
    id: "never-a-full-turn",
    position: "move:1 l3,d1+l1,n light - 0",
  },
  {
    clauses: ["end.pile", "ring.closed"],
    id: "seven-over-the-join",
    position: "move:1 l1,d2+l2,l1+d2,d3,l3+n+d1+d3+l2 light - 0",
    play: "2L2",
  },
];
