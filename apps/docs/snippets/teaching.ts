// #region task
import { hasWon } from "@serpentarium/core";
import type { Task } from "@serpentarium/core/teaching";
import type { TicTacToe } from "./tic-tac-toe/src/index.ts";

export const task: Task<TicTacToe> = {
  id: "win-now",
  clauses: ["end.line", "place.free"],
  position: "place:1 xx.oo....",
  solutions: [["c3"]],
  mistakes: [
    { play: "b2", refused: "place.free" },
    { id: "stops", play: ["c2"] },
  ],
  isReached: (after) => hasWon(after, 0),
};

// #endregion

// #region judge
import { play, unwrap } from "@serpentarium/core";
import { attemptStatus, beginAttempt, continueAttempt, explainMistake } from "@serpentarium/core/teaching";
import { ticTacToe } from "./tic-tac-toe/src/index.ts";

const begun = unwrap(beginAttempt(ticTacToe, task));
const { action } = unwrap(play(ticTacToe, begun.position, "c2"));
const tried = continueAttempt(ticTacToe, begun, action);

export const standing = attemptStatus(task, tried); // "missed"
export const why = explainMistake(task, tried)?.id; // "lesson.win-now.mistakes.stops"
// #endregion
