import { inverse, Matrix } from "ml-matrix";
import { Z } from "../statistics/normal.ts";
import {
  gamesOf,
  matchesAt,
  type PairResult,
  pairResultsOf,
  pointsBetween,
  pointsOf,
  rankingsAt,
  type TableResult,
} from "./table-result.ts";

/** The number of Elo points of one unit of the logistic scale: 400 points are ten to one. */
const ELO = 400 / Math.LN10;

/** Iterations of Newton's method, which converges in about ten. */
const ITERATIONS = 50;

/** An estimate in Elo points with its 95% interval. */
export interface EloEstimate {
  readonly elo: number;
  readonly low: number;
  readonly high: number;
}

/** The ratings of players, relative to their average. */
export interface Ratings {
  readonly ratings: readonly EloEstimate[];
  /** The difference in strength between the players with two indices. */
  difference(one: number, other: number): EloEstimate;
}

/** The indices of two players. */
interface PlayerIndices {
  readonly one: number;
  readonly other: number;
}

interface IndexedPair extends PlayerIndices {
  readonly pair: PairResult;
}

const probability = (difference: number): number => 1 / (1 + Math.exp(-difference));

/** A Laplacian matrix: the weighted sum over the pairs. */
function laplacian(size: number, pairs: readonly (readonly [PlayerIndices, weight: number])[]): Matrix {
  const matrix = Matrix.zeros(size, size);
  for (const [{ one, other }, weight] of pairs) {
    for (const [row, column, sign] of [
      [one, one, 1],
      [other, other, 1],
      [one, other, -1],
      [other, one, -1],
    ] as const)
      matrix.set(row, column, matrix.get(row, column) + sign * weight);
  }
  return matrix;
}

/** Two seats of different players at a table. */
interface Opponents extends PlayerIndices {
  readonly seats: readonly [one: number, other: number];
}

/** Every two seats of different players at a table. */
const opponentsAt = ({ players }: TableResult, names: readonly string[]): readonly Opponents[] =>
  players.flatMap((one, i) =>
    players.flatMap((other, j): Opponents[] =>
      i < j && one !== other ? [{ one: names.indexOf(one), other: names.indexOf(other), seats: [i, j] }] : [],
    ),
  );

/**
 * The covariances of the results of different opponents in the same match: a player who beats one often beats the others, too. Zero for
 * matches of two.
 */
function covariances(names: readonly string[], tables: readonly TableResult[]): Matrix {
  const size = names.length;
  const sum = Matrix.zeros(size, size);
  for (const table of tables) {
    const opponents = opponentsAt(table, names);
    const matches = matchesAt(table);
    const results = rankingsAt(table).map(({ places, matches: times }) => ({
      times,
      points: opponents.map(({ seats: [one, other] }) => pointsBetween(places[one], places[other])),
    }));
    const means = opponents.map(
      (_, i) => results.reduce((all, { times, points }) => all + times * (points[i] ?? 0), 0) / matches,
    );
    for (const { times, points } of results) {
      const deviations = points.map((own, i) => own - (means[i] ?? 0));
      const together = Matrix.zeros(size, 1);
      for (const [i, { one, other }] of opponents.entries()) {
        together.set(one, 0, together.get(one, 0) + (deviations[i] ?? 0));
        together.set(other, 0, together.get(other, 0) - (deviations[i] ?? 0));
      }
      const alone = laplacian(
        size,
        opponents.map((two, i) => [two, (deviations[i] ?? 0) ** 2]),
      );
      sum.add(together.mmul(together.transpose()).sub(alone).mul(times));
    }
  }
  return sum;
}

/**
 * Rates players by the Bradley-Terry model, by maximum likelihood. A match of several players counts for every two of them, by their
 * places. Each pair gets one additional draw, so that the rating of a player who lost all games is finite. The intervals account for draws,
 * which vary less than decided games, and for correlated pairs of a match.
 *
 * @param names - the players; every two of them are connected by tables that have matches
 */
export function ratePlayers(names: readonly string[], tables: readonly TableResult[]): Ratings {
  const size = names.length;
  const pairs = pairResultsOf(names, tables).map((pair): IndexedPair => {
    const [one, other] = pair.players.map((name) => names.indexOf(name));
    return { one: one ?? 0, other: other ?? 0, pair };
  });
  const strengths = Matrix.zeros(size, 1);
  const expected = ({ one, other }: IndexedPair): number =>
    probability(strengths.get(one, 0) - strengths.get(other, 0));
  // ratings are determined up to a constant: adding the average to the information makes it invertible
  const average = Matrix.ones(size, size).div(size);
  const information = (): Matrix =>
    laplacian(
      size,
      pairs.map((indexed) => {
        const share = expected(indexed);
        return [indexed, (gamesOf(indexed.pair) + 1) * share * (1 - share)];
      }),
    ).add(average);
  for (let i = 0; i < ITERATIONS; i++) {
    const gradient = Matrix.zeros(size, 1);
    for (const indexed of pairs) {
      const { one, other, pair } = indexed;
      const surplus = pointsOf(pair, pair.players[0]) + 0.5 - (gamesOf(pair) + 1) * expected(indexed);
      gradient.set(one, 0, gradient.get(one, 0) + surplus);
      gradient.set(other, 0, gradient.get(other, 0) - surplus);
    }
    strengths.add(inverse(information()).mmul(gradient));
  }
  const spread = inverse(information());
  const variances = laplacian(
    size,
    pairs.map((indexed) => {
      const share = expected(indexed);
      const { draws } = indexed.pair;
      const games = gamesOf(indexed.pair);
      return [indexed, games * share * (1 - share) - (draws * games) / (games + 1) / 4];
    }),
  ).add(covariances(names, tables));
  const covariance = spread.mmul(variances).mmul(spread);
  const estimate = (elo: number, variance: number): EloEstimate => {
    const margin = Z * ELO * Math.sqrt(Math.max(0, variance));
    return { elo, low: elo - margin, high: elo + margin };
  };
  const elo = (player: number): number => ELO * strengths.get(player, 0);
  return {
    ratings: names.map((_, player) => estimate(elo(player), covariance.get(player, player))),
    difference: (one, other) =>
      estimate(
        elo(one) - elo(other),
        covariance.get(one, one) + covariance.get(other, other) - 2 * covariance.get(one, other),
      ),
  };
}
