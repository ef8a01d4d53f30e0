import type { Seat } from "@serpentarium/core";
import type { TurnEvaluation } from "./evaluate-turn.ts";

/** A turn of a seat in the sample, with its evaluation. */
export interface SampledTurn {
  /** The index of the action in the game, counted from 0. */
  readonly index: number;
  readonly seat: Seat;
  readonly evaluation: TurnEvaluation;
  /** The clauses that forbid an action which the notation can express in this position. */
  readonly refusals: ReadonlySet<string>;
}
