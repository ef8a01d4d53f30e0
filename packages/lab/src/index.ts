/**
 * Plays many games between bots on all cores and reports how a game is balanced. A worker pool plays the games of a setup, a run store
 * keeps the results, and the report is available as data or as text; `@serpentarium/lab/html` renders it as a page.
 *
 * @module
 */
export type { HistogramBin } from "./counting/histogram.ts";
export { toComparisonDocument } from "./document/comparison-document.ts";
export type {
  BarPlot,
  DocumentTable,
  Dot,
  DotPlot,
  Plot,
  PrintableDocument,
  TableRow,
} from "./document/printable-document.ts";
export { renderPlainText } from "./document/render-text.ts";
export { toReportDocument } from "./document/report-document.ts";
export { toSweepDocument } from "./document/sweep-document.ts";
export { MEASURES } from "./measures/index.ts";
export type { GameEnd, GameObserver, GameStep, Measure } from "./measures/measure.ts";
export type {
  Chart,
  Finding,
  HistogramChart,
  IntervalChart,
  MeasureResult,
  Unit,
} from "./measures/measure-result.ts";
export { playGame } from "./play-game.ts";
export { playShard, type ShardResult } from "./play-shard.ts";
export type { GameRanges } from "./ranges.ts";
export {
  type ComparedSection,
  type ComparedStatistic,
  compareRuns,
  hasSignificantDifferences,
  type RunComparison,
} from "./report/comparison.ts";
export {
  buildReport,
  REPORT_FORMAT,
  type Report,
  type ReportSection,
  type ReportSubject,
} from "./report/report.ts";
export type { Statistic } from "./report/statistic.ts";
export { buildSweep, type Sweep } from "./report/sweep.ts";
export { type ResolvedSetup, resolveSetup } from "./resolved-setup.ts";
export { type LabOptions, type Run, runLab } from "./run-lab.ts";
export type { TurnEvaluation } from "./sample/evaluate-turn.ts";
export type { SampledTurn } from "./sample/sampled-turn.ts";
export { createSetup, type Sampling, type Setup, type SetupInput } from "./setup.ts";
export { createSetupProgress, type SetupProgress, withShardResult } from "./setup-progress.ts";
export type { GameRange, Shard } from "./shard.ts";
export type {
  CountEstimate,
  Estimate,
  MeanEstimate,
  ObservedEstimate,
  QuantileEstimate,
  ShareEstimate,
} from "./statistics/estimate.ts";
export { type ConfidenceInterval, proportionInterval, type Variation } from "./statistics/interval.ts";
export { isRunStoreError, openRunStore, type RunStore, RunStoreError } from "./store/run-store.ts";
export { createTally, mergeTallies, type Tally } from "./tally.ts";
export { createLocalPool } from "./workers/local-pool.ts";
export { createThreadPool, type ThreadPoolOptions } from "./workers/thread-pool.ts";
export type { WorkerPool } from "./workers/worker-pool.ts";
