/**
 * The teaching of My hexes: three pictures and a lesson of two tasks, to go on from.
 *
 * @module
 */
import { defineTeaching } from "@serpentarium/core/teaching";
import type { MyHexes, Position } from "./rules.ts";

const options = { size: 4 };

const hasWon = ({ phase, ...position }: Position, seat: number): boolean =>
  "outcome" in position && phase === "over" && position.outcome.places[seat] === 1;

export default defineTeaching<MyHexes>({
  pictures: [
    {
      clauses: ["setup.sides"],
      position: "lay:1 7/7/7/7/7/7/7",
      id: "two-serpents",
    },
    {
      clauses: ["lay.free"],
      options,
      position: "lay:1 4/4/4/4",
      play: "b3",
      id: "a-scale-each-turn",
    },
    {
      clauses: ["lay.free"],
      options,
      position: "lay:2 4/1x2/4/4",
      play: "c2",
      id: "they-stay",
    },
  ],
  tasks: [
    {
      id: "join",
      clauses: ["end.joined"],
      options,
      position: "lay:1 2x1/1xoo/1xo1/4",
      solutions: [["a1"], ["b1"]],
      mistakes: [
        { play: "b2", refused: "lay.free" },
        { id: "1", play: ["c1"] },
      ],
      isReached: (after) => hasWon(after, 0),
    },
    {
      id: "across",
      clauses: ["end.joined", "setup.sides"],
      options,
      position: "lay:2 1x2/1xx1/ooo1/x3",
      solutions: [["d2"], ["d3"]],
      mistakes: [{ id: "1", play: ["c1"] }],
      isReached: (after) => hasWon(after, 1),
    },
  ],
});
