/**
 * Many games between programs, on all cores, and what they say of a game: a setup is played by a crew, kept in a store,
 * and reported as data, as text or as a page.
 *
 * @module
 */
export type { Bar } from "./counting/histogram.ts";
export type { Crew } from "./crew/crew.ts";
export { createCrewHere } from "./crew/here.ts";
export { createThreads, type ThreadOptions } from "./crew/threads.ts";
export { MEASURES } from "./measures/index.ts";
export type { Ending, Measure, Observer, Step } from "./measures/measure.ts";
export type { Chart, FigureChart, Finding, HistogramChart, Section, Unit } from "./measures/section.ts";
export { type OpenSetup, openSetup } from "./open-setup.ts";
export { paperOfComparison } from "./paper/comparison-paper.ts";
export { drawPlot, pageOfPaper } from "./paper/page.ts";
export type { BarPlot, Dot, DotPlot, Paper, Plot, Row, Sheet } from "./paper/paper.ts";
export { paperOfReport } from "./paper/report-paper.ts";
export { paperOfSweep } from "./paper/sweep-paper.ts";
export { textOfPaper } from "./paper/text.ts";
export { playGame } from "./play-game.ts";
export { type Piece, playShard } from "./play-shard.ts";
export { beginProgress, type Progress, withPiece } from "./progress.ts";
export type { Ranges } from "./ranges.ts";
export {
  COMPARISON_FORMAT,
  type ComparedFigure,
  type ComparedSection,
  type Comparison,
  compareRuns,
  differ,
} from "./report/comparison.ts";
export type { Figure } from "./report/figure.ts";
export { REPORT_FORMAT, type Report, type ReportSection, reportOf, type Subject } from "./report/report.ts";
export { SWEEP_FORMAT, type Sweep, sweepOf } from "./report/sweep.ts";
export { type LabOptions, type Run, runLab } from "./run-lab.ts";
export type { Judgement } from "./sample/judge.ts";
export type { SampledTurn } from "./sample/sampled-turn.ts";
export { createSetup, type Sampling, type Setup, type Wishes } from "./setup.ts";
export type { Range, Shard } from "./shard.ts";
export type {
  Estimate,
  MeanEstimate,
  QuantileEstimate,
  SeenEstimate,
  ShareEstimate,
} from "./statistics/estimate.ts";
export type { Interval } from "./statistics/interval.ts";
export { openStore, type Store, StoreError } from "./store/store.ts";
export { createTally, mergeTallies, type Tally } from "./tally.ts";
