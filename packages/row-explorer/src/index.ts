/**
 * The rows of Le serpent (cards): the paths of their pawns, and the odds of winning. `@serpentarium/row-explorer/page` displays them.
 *
 * @module
 */
export {
  type AnalysisGameOptions,
  analyseRow,
  type JumpGraph,
  jumpGraphOf,
  type RowAnalysis,
} from "./analysis/analyse-row.ts";
export type { AnalysisBudget, MatchChances } from "./analysis/chances.ts";
export { type DeterministicMatchResult, playDeterministicMatch } from "./analysis/deterministic-match.ts";
export type { EstimatedValue } from "./analysis/estimate.ts";
export type { LonePawnPath } from "./analysis/lone-pawn-path.ts";
export { type Fate, type Jump, listJumps } from "./jumps.ts";
export { formatSetup, parseSetup } from "./row-link.ts";
export { createSetup, type Setup, type SetupInput } from "./setup.ts";
export {
  addTallies,
  countPart,
  emptyTally,
  figuresOf,
  type MatchOptions,
  type SurveyFigures,
  type SurveyPart,
  type Tally,
} from "./survey.ts";
export { type OddsTask, runTask, type TaskKind, type TaskMessage, type Tasks } from "./tasks.ts";
