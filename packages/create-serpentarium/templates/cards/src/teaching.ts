/**
 * The teaching of My cards: three pictures and a lesson of two tasks, to go on from.
 *
 * @module
 */
import { defineTeaching } from "@serpentarium/core/teaching";
import { headOf, type MyCards } from "./rules.ts";

export default defineTeaching<MyCards>({
  pictures: [
    {
      clauses: ["setup.row", "turn.deck"],
      position: "turn:chance 4,9 -/- -",
      play: "13",
      id: "a-row-of-three",
    },
    {
      clauses: ["take.row"],
      position: "take:1 4,9,13 -/- -",
      play: "4",
      id: "take-one",
    },
    {
      clauses: ["turn.deck"],
      position: "turn:chance 9,13 4/- -",
      play: "17",
      id: "the-row-is-refilled",
    },
  ],
  tasks: [
    {
      id: "first-card",
      clauses: ["take.row"],
      position: "take:1 3,9,14 -/- -",
      solutions: [["3"]],
      mistakes: [
        { play: "5", refused: "take.row" },
        { id: "1", play: ["14"] },
      ],
      isReached: (after) => headOf(after, 0) === 3,
    },
    {
      id: "small-step",
      clauses: ["take.higher"],
      position: "take:1 4,9,13 7/8 -",
      solutions: [["9"]],
      mistakes: [
        { play: "4", refused: "take.higher" },
        { id: "1", play: ["13"] },
      ],
      isReached: (after) => headOf(after, 0) === 9,
    },
  ],
});
