/**
 * The teaching of My hands: three pictures and a lesson of two tasks, to go on from.
 *
 * @module
 */
import { defineTeaching } from "@serpentarium/core/teaching";
import { type MyHands, type Position, takersOf } from "./rules.ts";

/** Whether a seat has just laid a card. */
const hasLaid = ({ laid }: Position, seat: number, card: number): boolean => laid[seat]?.at(-1) === card;

export default defineTeaching<MyHands>({
  pictures: [
    {
      clauses: ["setup.deal"],
      position: "deal:chance - -",
      play: "1,7,9,12/2,5,6,8",
      id: "a-hand-each",
    },
    {
      clauses: ["lay.hand"],
      position: "lay:1 1,7,9,12/2,5,6,8 -/-",
      play: "9",
      id: "lay-a-card",
    },
    {
      clauses: ["take.longest"],
      position: "lay:2 1,7,12/2,5,6,8 9/-",
      play: "2",
      id: "the-longest-snake",
    },
  ],
  tasks: [
    {
      id: "take-it",
      clauses: ["take.longest", "lay.hand"],
      position: "lay:2 1,9,12/2,5,6,8 7/-",
      solutions: [["8"]],
      mistakes: [
        { play: "9", refused: "lay.hand" },
        { id: "1", play: ["6"] },
      ],
      isReached: (after) => takersOf(after)[0] === 1,
    },
    {
      id: "lose-cheaply",
      clauses: ["take.longest"],
      position: "lay:2 1,7,12/2,5,6,8 9/-",
      solutions: [["2"]],
      mistakes: [{ id: "1", play: ["8"] }],
      isReached: (after) => hasLaid(after, 1, 2),
    },
  ],
});
