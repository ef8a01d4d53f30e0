/**
 * The rows of Le serpent (cards): where its pawns go, and who wins with what odds. Without DOM.
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
export { type EstimatedValue, estimateMean, estimateShare } from "./analysis/estimate.ts";
export type { LonePawnPath } from "./analysis/lone-pawn-path.ts";
export { type SimulatedMatch, simulateMatchesOnRow } from "./analysis/simulate.ts";
