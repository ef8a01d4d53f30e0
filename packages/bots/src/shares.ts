import type { Game, GameTypes, Outcome, Table } from "@serpentarium/core";

/**
 * What a bot plays for. With `wins`, the winners share one point: 1 for a win alone, 1/k for each of k winners, so ½ each for
 * a draw of two. With `scores`, every seat has a share of one point that grows with its score: a lead of `scores` points over
 * one opponent gives about 73 %, of twice as many 88 %.
 */
export type Objective = "wins" | { readonly scores: number };

/** One number per seat, from 0 to 1, which add up to one. */
export type Shares = readonly number[];

/** The same share for every seat. */
export const equalShares = (seats: number): Shares => new Array<number>(seats).fill(1 / seats);

/** The mean of one or more shares of the same table. */
export function meanShares(several: readonly Shares[]): Shares {
  const [first = [], ...others] = several;
  if (others.length === 0) return first;
  return first.map(
    (_, seat) => several.reduce((sum, shares) => sum + (shares[seat] ?? 0), 0) / several.length,
  );
}

function winShares({ winners }: Outcome, seats: number): Shares {
  const shares = new Array<number>(seats).fill(0);
  for (const seat of winners) shares[seat] = 1 / winners.length;
  return shares;
}

/** Softmax of the scores: for two seats the logistic function of the lead. */
function scoreShares(scores: readonly number[], lead: number): Shares {
  const best = Math.max(...scores);
  const powers = scores.map((score) => Math.exp((score - best) / lead));
  const sum = powers.reduce((a, b) => a + b, 0);
  return powers.map((power) => power / sum);
}

/** The shares of an outcome; where it has no scores, as after a resignation, by its winners. */
export function outcomeShares(outcome: Outcome, { seats }: Table, objective: Objective = "wins"): Shares {
  if (objective === "wins" || !outcome.scores) return winShares(outcome, seats);
  return scoreShares(outcome.scores, objective.scores);
}

/** The shares by the game's `evaluate`; the last seat gets what the others leave. */
function evaluatedShares<T extends GameTypes>(game: Game<T>, position: T["position"]): Shares {
  const { seats } = position.table;
  const shares: number[] = [];
  let rest = 1;
  for (let seat = 0; seat < seats - 1; seat++) {
    const share = Math.min(Math.max(game.evaluate?.(position, seat) ?? rest / seats, 0), rest);
    shares.push(share);
    rest -= share;
  }
  shares.push(rest);
  return shares;
}

/**
 * Estimates what each seat gets from a position: by its outcome, by its current scores for `scores`, or by the game's
 * `evaluate`. Equal shares if the game has none of these.
 */
export function estimateValue<T extends GameTypes>(
  game: Game<T>,
  position: T["position"],
  objective: Objective = "wins",
): Shares {
  const { outcome, table } = position;
  if (outcome) return outcomeShares(withScores(game, position, outcome), table, objective);
  if (objective !== "wins" && game.scores) return scoreShares(game.scores(position), objective.scores);
  return game.evaluate ? evaluatedShares(game, position) : equalShares(table.seats);
}

/** Adds the scores of the position to an outcome, if the game has scores. */
const withScores = <T extends GameTypes>(
  game: Game<T>,
  position: T["position"],
  outcome: Outcome,
): Outcome => (outcome.scores || !game.scores ? outcome : { ...outcome, scores: game.scores(position) });
