import { inheritExamples } from "@serpentarium/core/variant";
import { examples } from "@serpentarium/pantarei";
import { clauses } from "../clauses.ts";

/** Positions of Pantareï’s examples that show something else in a ring, and what. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  "move:2 d3+n+l3,d2,l1,d1,l2 light s 1": "the 2 of pile 2 can also go left, past the head",
  "move:1 l3,d3,d3,l3 light p 2": "nobody had to pass before: with four piles every 3 can move",
  "move:2 l3,d3,d3,l3 light s 1": "with four piles every 3 can move, so nobody passes",
  "move:2 l3,d3,d3,l3 light - 0": "it is not for the swap alone that player 2 has to act: the 3s can move",
};

/** Pantareï’s examples of the clauses that stay as they are, where they show the same in a ring. */
export const inherited = inheritExamples(examples, clauses, LEFT_OUT);
