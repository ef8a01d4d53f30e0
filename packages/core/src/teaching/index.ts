/**
 * How a game is taught: six pictures, and a lesson of small tasks that are tests, too.
 *
 * @module
 */
export {
  type Attempt,
  attempt,
  beginAttempt,
  explain,
  positionOf,
  type Standing,
  standingOf,
} from "./attempt.ts";
export type { Setting } from "./setting.ts";
export type { Mistake, Task } from "./task.ts";
export { defineTeaching, type Picture, type Teaching } from "./teaching.ts";
