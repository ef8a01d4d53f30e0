import type { TeachingPicture } from "@serpentarium/core/teaching";
import type { ClauseId } from "../clauses.ts";

/** The game in six pictures: set-up, actions, their effects, and the end. */
export const pictures: readonly TeachingPicture<ClauseId>[] = [
  {
    clauses: ["material.pieces", "setup.deal", "setup.first"],
    id: "a-serpent-of-nineteen-pieces",
    position: "move:2 d1,l1,d1,l3,l3,n,d3,d1,l3,d3,d2,l2,l2,l1,l1,d2,d3,l2,d2 dark - 0",
  },
  {
    clauses: ["move.own-top", "move.distance"],
    id: "jump-by-the-number",
    position: "move:1 d1+d3+l2,d2+d1+l1,l3+l2,l3,n,l2,l1,d2+d3,d3,l3 light - 1",
    play: "6L",
  },
  {
    clauses: ["move.covered", "move.own-top"],
    id: "a-covered-piece-waits",
    position: "move:2 d1+d3+l2,d2+d1+l1+d1,l3+l2,l3+l2,n,l1,d2+d3,d3,l3,d2 light - 0",
    play: "7L",
  },
  {
    clauses: ["move.pair", "move.neutral"],
    id: "take-one-along",
    position: "move:1 d1+d1+l3,d2+l1+n+l1,d2+d3+l2,l2+l3+d1,l2+d3+l3+d3,l1,d2 light - 0",
    play: "2L2",
  },
  {
    clauses: ["swap.piles", "swap.no-answer"],
    id: "or-swap-two-piles",
    position: "move:2 d1+d3,d2+d1+l1+d1,l3+l2+l2,l3+l2+d3,n+d3,l1+l3,d2,d2,l1 light - 1",
    play: "2x5",
  },
  {
    clauses: ["end.pile"],
    id: "seven-high-and-won",
    position: "move:1 d1+d1+l3+n+l1,d2+l1,d2+d3+l2+d1,l2+l3,l2+d3+l3+d3,l1,d2 light - 2",
    play: "2L2",
  },
];
