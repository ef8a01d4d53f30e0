/**
 * The teaching of a game: pictures, a lesson of small tasks, which are also tests, and a glossary.
 *
 * @module
 */
export {
  type Attempt,
  type AttemptStatus,
  attemptStatus,
  beginAttempt,
  continueAttempt,
  explainMistake,
  parseTeachingPosition,
} from "./attempt.ts";
export type { EventPattern, Goal } from "./goal.ts";
export type { Mistake, Task } from "./task.ts";
export type { GlossaryTerm, Teaching, TeachingPicture } from "./teaching.ts";
export type { TeachingPosition } from "./teaching-position.ts";
