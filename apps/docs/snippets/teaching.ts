import { play, unwrap } from "@serpentarium/core";
import {
  attemptStatus,
  beginAttempt,
  continueAttempt,
  explainMistake,
  type Task,
} from "@serpentarium/core/teaching";
import teaching from "./lesson/src/teaching.ts";
import { ticTacToe } from "./tic-tac-toe/src/index.ts";

/** Judges one action of a learner. */
function judge(task: Task, text: string) {
  const begun = unwrap(beginAttempt(ticTacToe, task));
  const { action } = unwrap(play(ticTacToe, begun.position, text));
  const tried = continueAttempt(ticTacToe, begun, action);
  return { status: attemptStatus(ticTacToe, task, tried), why: explainMistake(task, tried)?.id };
}

export const judged = teaching.tasks.map((task) => judge(task, "c2"));

// [{ status: "missed", why: "lesson.win-now.mistakes.stops" }]
