import type { Seat } from "@serpentarium/core";
import type { Judgement } from "./judge.ts";

/** A turn of a seat that was looked at more closely. */
export interface SampledTurn {
  /** Which action of the game, counted from 0. */
  readonly index: number;
  readonly seat: Seat;
  readonly judgement: Judgement;
  /** The clauses that forbid something which could be said there. */
  readonly refusals: ReadonlySet<string>;
}
