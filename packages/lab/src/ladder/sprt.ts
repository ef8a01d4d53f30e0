import { gamesOf, type PairResult } from "./table-result.ts";

/** The two hypotheses of a test: the difference in Elo points by which the first player is stronger. */
export interface EloBounds {
  readonly elo0: number;
  readonly elo1: number;
}

/** The state of a sequential probability ratio test. */
export interface SprtResult {
  /** The logarithm of the likelihood ratio. */
  readonly ratio: number;
  /** The test accepts elo0 at or below this ratio. */
  readonly lower: number;
  /** The test accepts elo1 at or above this ratio. */
  readonly upper: number;
  readonly accepted: "elo0" | "elo1" | undefined;
}

/** The probability of either error. */
const ERROR = 0.05;

/** Added to each count, so that a few games without a loss do not have a variance of 0. */
const PRIOR = 0.5;

/** The expected score of a player with an advantage in Elo points. */
const expectedScore = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));

/** Tests which of two hypotheses the games between two players support, with a probability of 5% for either error. Draws are counted. */
export function sequentialTest(pair: PairResult, { elo0, elo1 }: EloBounds): SprtResult {
  const games = gamesOf(pair) + 3 * PRIOR;
  const [wins, draws] = [pair.wins + PRIOR, pair.draws + PRIOR];
  const mean = (wins + draws / 2) / games;
  const variance = (wins + draws / 4) / games - mean ** 2;
  const [score0, score1] = [expectedScore(elo0), expectedScore(elo1)];
  const ratio = (gamesOf(pair) * (score1 - score0) * (2 * mean - score0 - score1)) / (2 * variance);
  const [lower, upper] = [Math.log(ERROR / (1 - ERROR)), Math.log((1 - ERROR) / ERROR)];
  const accepted = ratio >= upper ? "elo1" : ratio <= lower ? "elo0" : undefined;
  return { ratio, lower, upper, accepted };
}
