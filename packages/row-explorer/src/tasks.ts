import type { Row } from "@serpentarium/serpent-cartes";
import { type AnalysisGameOptions, analyseRow } from "./analysis/analyse-row.ts";
import type { MatchChances } from "./analysis/chances.ts";
import { countPart, type SurveyPart, type Tally } from "./survey.ts";

/** The number of matches to simulate if exact odds are not feasible. */
export const SIMULATED_MATCHES = 50_000;

/** A request for the odds of a row. */
export interface OddsTask {
  readonly row: Row;
  readonly rules: AnalysisGameOptions;
  readonly seats: number;
}

/** The tasks of the worker, with their input and result. */
export interface Tasks {
  readonly odds: { readonly task: OddsTask; readonly done: MatchChances };
  readonly part: { readonly task: SurveyPart; readonly done: Tally };
}
export type TaskKind = keyof Tasks;

/** A task as sent to the worker. */
export type TaskMessage = {
  readonly [K in TaskKind]: { readonly kind: K; readonly task: Tasks[K]["task"] };
}[TaskKind];

export function runTask(order: TaskMessage): Tasks[TaskKind]["done"] {
  if (order.kind === "part") return countPart(order.task);
  const { row, rules, seats } = order.task;
  return analyseRow(row, rules, seats, { matches: SIMULATED_MATCHES }).chances;
}
