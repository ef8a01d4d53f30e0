import type { Budget } from "@serpentarium/bots";
import type { Game } from "@serpentarium/core";
import { roundValue } from "../report/statistic.ts";
import { proportionInterval } from "../statistics/interval.ts";
import { Z } from "../statistics/normal.ts";
import type { FittedNetwork } from "./fit.ts";
import type { NetworkMatch } from "./match.ts";
import type { TrainingSetup } from "./training-setup.ts";

export const TRAINING_REPORT_FORMAT = "serpentarium-training-report/2";

/** The score of a network against the search without it, with its 95% interval. */
export interface MatchScore extends NetworkMatch {
  /** The share of the points: a draw is half a point. */
  readonly score: number;
  readonly low: number;
  readonly high: number;
  /** The expected score of a player of equal strength. */
  readonly even: number;
  /** The budget of each side for an action. */
  readonly budget: Budget;
}

/** The training and the strength of a network. Plain data. */
export interface TrainingReport {
  readonly format: typeof TRAINING_REPORT_FORMAT;
  readonly subject: {
    readonly id: string;
    readonly version: string;
    readonly seats: number;
    readonly options: object;
    readonly seed: string;
  };
  /** The number of games of self-play, and of each generation. */
  readonly games: number;
  readonly generation: number;
  /** The iterations of a search in self-play. */
  readonly iterations: number;
  /** Whether the game's own `evaluate` is an input of the network. */
  readonly usesEvaluate: boolean;
  /** The opponent of the network: the game's own `evaluate`, or rollouts to the end if it has none. */
  readonly opponent: "evaluate" | "rollouts";
  readonly samples: number;
  /** The size of the network as JSON, in bytes. */
  readonly size: number;
  /** The errors of predictions, in nats per position: of the network and of `evaluate` on held-out games, and of equal shares. */
  readonly loss?: number;
  readonly evaluateLoss?: number;
  readonly baseLoss: number;
  readonly match: MatchScore;
}

/** Builds the report on a network. */
export function buildTrainingReport(
  game: Game,
  { setup, generation, iterations, usesEvaluate }: TrainingSetup,
  { fitted, games }: { readonly fitted: FittedNetwork; readonly games: number },
  match: NetworkMatch,
  budget: Budget,
): TrainingReport {
  const { network, samples, loss, evaluateLoss, baseLoss } = fitted;
  const { seats, options, seed } = setup;
  const score = match.games === 0 ? 0 : (match.wins + match.draws / 2) / match.games;
  const { low, high } = match.games === 0 ? { low: 0, high: 1 } : proportionInterval(score, match.games, Z);
  return {
    format: TRAINING_REPORT_FORMAT,
    subject: { id: game.id, version: game.version, seats, options, seed },
    games,
    generation,
    iterations,
    usesEvaluate,
    opponent: game.evaluate ? "evaluate" : "rollouts",
    samples,
    size: Buffer.byteLength(JSON.stringify(network)),
    ...(loss !== undefined && { loss: roundValue(loss) }),
    ...(evaluateLoss !== undefined && { evaluateLoss: roundValue(evaluateLoss) }),
    baseLoss: roundValue(baseLoss),
    match: {
      ...match,
      score: roundValue(score),
      low: roundValue(low),
      high: roundValue(high),
      even: 1 / seats,
      budget,
    },
  };
}
