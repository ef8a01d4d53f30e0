/**
 * The teaching of My choices: three pictures and a lesson of two tasks, to go on from.
 *
 * @module
 */
import { defineTeaching } from "@serpentarium/core/teaching";
import { type MyChoices, type Position, scoresOf } from "./rules.ts";

/** The height of red in the last round. */
const lastHeight = ({ rounds }: Position): number | undefined => rounds.at(-1)?.[0];

export default defineTeaching<MyChoices>({
  pictures: [
    {
      clauses: ["setup.nests"],
      position: "rear:-",
      id: "nests-with-eggs",
    },
    {
      clauses: ["rear.secret"],
      position: "rear:-",
      play: "1:2",
      id: "choose-in-secret",
    },
    {
      clauses: ["take.highest"],
      position: "rear:- _1:2",
      play: "2:5",
      id: "the-highest-takes-it",
    },
  ],
  tasks: [
    {
      id: "just-enough",
      clauses: ["take.highest"],
      position: "rear:- _2:2",
      solutions: [["1:3"]],
      mistakes: [
        { id: "1", play: ["1:2"] },
        { id: "2", play: ["1:5"] },
      ],
      isReached: (after) => lastHeight(after) === 3,
    },
    {
      id: "level",
      clauses: ["take.equal"],
      position: "rear:- _2:5",
      solutions: [["1:5"]],
      mistakes: [{ id: "1", play: ["1:4"] }],
      isReached: (after) => after.rounds.length > 0 && scoresOf(after)[1] === 0,
    },
  ],
});
