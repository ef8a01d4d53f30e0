/**
 * Plays many games between bots on all cores and reports how a game is balanced. A worker pool plays the games of a setup, a
 * run store keeps the results, and the report is available as data, as text or as an HTML page.
 *
 * @module
 */
export type { Bar } from "./counting/histogram.ts";
export { toComparisonDocument } from "./document/comparison-document.ts";
export type {
  BarPlot,
  Dot,
  DotPlot,
  FigureTable,
  LabDocument,
  Plot,
  TableRow,
} from "./document/lab-document.ts";
export { drawPlot, renderHtml } from "./document/render-html.ts";
export { renderText } from "./document/render-text.ts";
export { toReportDocument } from "./document/report-document.ts";
export { toSweepDocument } from "./document/sweep-document.ts";
export { MEASURES } from "./measures/index.ts";
export type { GameEnd, Measure, Observer, Step } from "./measures/measure.ts";
export type { Chart, FigureChart, Finding, HistogramChart, Section, Unit } from "./measures/section.ts";
export { playGame } from "./play-game.ts";
export { playShard, type ShardResult } from "./play-shard.ts";
export { createProgress, type Progress, withShardResult } from "./progress.ts";
export type { Ranges } from "./ranges.ts";
export {
  COMPARISON_FORMAT,
  type ComparedFigure,
  type ComparedSection,
  type Comparison,
  compareRuns,
  hasDifferences,
} from "./report/comparison.ts";
export type { Figure } from "./report/figure.ts";
export {
  buildReport,
  REPORT_FORMAT,
  type Report,
  type ReportSection,
  type Subject,
} from "./report/report.ts";
export { buildSweep, SWEEP_FORMAT, type Sweep } from "./report/sweep.ts";
export { type ResolvedSetup, resolveSetup } from "./resolved-setup.ts";
export { type LabOptions, type Run, runLab } from "./run-lab.ts";
export type { TurnEvaluation } from "./sample/evaluate-turn.ts";
export type { SampledTurn } from "./sample/sampled-turn.ts";
export { createSetup, type Sampling, type Setup, type SetupInput } from "./setup.ts";
export type { Range, Shard } from "./shard.ts";
export type {
  Estimate,
  MeanEstimate,
  ObservedEstimate,
  QuantileEstimate,
  ShareEstimate,
} from "./statistics/estimate.ts";
export type { Interval } from "./statistics/interval.ts";
export { openRunStore, type RunStore, StoreError } from "./store/run-store.ts";
export { createTally, mergeTallies, type Tally } from "./tally.ts";
export { createLocalPool } from "./workers/local-pool.ts";
export { createThreadPool, type ThreadPoolOptions } from "./workers/thread-pool.ts";
export type { WorkerPool } from "./workers/worker-pool.ts";
