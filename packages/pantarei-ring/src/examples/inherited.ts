import { inheritExamples } from "@serpentarium/core/variant";
import { examples } from "@serpentarium/pantarei";
import { clauses } from "../clauses.ts";

/** Positions of Pantareï’s examples that do not hold in a ring, each with the reason. */
export const EXCLUDED: Readonly<Record<string, string>> = {
  "move:2 d3+n+l3,d2,l1,d1,l2 light s 1": "the 2 of pile 2 can also go left, past the head",
  "move:1 l3,d3,d3,l3 light p 2": "with four piles every 3 can move, so player 2 did not have to pass",
  "move:2 l3,d3,d3,l3 light s 1": "with four piles every 3 can move, so neither player passes",
  "move:2 l3,d3,d3,l3 light - 0": "player 2 must act not only because of the swap: the 3s can move",
};

/** Pantareï’s examples of unchanged clauses that hold in a ring. */
export const inherited = inheritExamples(examples, clauses, EXCLUDED);
