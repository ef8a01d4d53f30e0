/**
 * Shared by the tools of this repository: not public, and may change in any version.
 *
 * @module
 */
export { actionAt, amountOf, countActions, formatRange, isInRange, spreadActions } from "./action-range.ts";
export { CLAUSE_SOURCES } from "./clause.ts";
export { CORE_FAILURE_CODES } from "./failure.ts";
export { phaseOf, withoutFreezing } from "./game.ts";
export { refusalFailure } from "./play.ts";
export {
  type CountedAction,
  countLegalActions,
  randomActionInPhase,
  randomCountedAction,
} from "./playout.ts";
export { truncate } from "./truncate.ts";
export { withChoice } from "./with-choice.ts";
export { FUNCTION_NAMES } from "./words/functions.ts";
export { createReportingWords, type WordsProblem } from "./words/words.ts";
