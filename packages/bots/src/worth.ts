import type { Game, GameTypes, Outcome, Table } from "@serpentarium/core";

/**
 * What an outcome is worth to a seat. With `wins`, the winners share one point: 1 for a win alone, 1/k for each of k
 * winners, so ½ each for a draw of two. With `scores`, every seat has a share of one point that grows with its score: a
 * lead of that many points over one opponent is worth about 73 %, of twice as many 88 %.
 */
export type Worth = "wins" | { readonly scores: number };

/** One number a seat, from 0 to 1, which add up to one. */
export type Shares = readonly number[];

/** The same for everybody. */
export const equalShares = (seats: number): Shares => new Array<number>(seats).fill(1 / seats);

/** The mean of shares of one table, of which there is at least one. */
export function meanOf(several: readonly Shares[]): Shares {
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

/** Each score as a power, over the sum of all: for two seats the logistic function of the lead. */
function scoreShares(scores: readonly number[], lead: number): Shares {
  const best = Math.max(...scores);
  const powers = scores.map((score) => Math.exp((score - best) / lead));
  const sum = powers.reduce((a, b) => a + b, 0);
  return powers.map((power) => power / sum);
}

/** What an outcome is worth to each seat; where it has no scores, as with a resignation, by its winners. */
export function sharesOf(outcome: Outcome, { seats }: Table, worth: Worth = "wins"): Shares {
  if (worth === "wins" || !outcome.scores) return winShares(outcome, seats);
  return scoreShares(outcome.scores, worth.scores);
}

/** What each seat can expect, by the game's own judgement; the last seat has what the others leave. */
function judgedShares<T extends GameTypes>(game: Game<T>, position: T["position"]): Shares {
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
 * What each seat can expect of a game that stops in a position: what its outcome is worth, or the game's own judgement, by
 * `scores` the scores as they stand. Equal shares where the game says nothing.
 */
export function estimate<T extends GameTypes>(
  game: Game<T>,
  position: T["position"],
  worth: Worth = "wins",
): Shares {
  const { outcome, table } = position;
  if (outcome) return sharesOf(withScores(game, position, outcome), table, worth);
  if (worth !== "wins" && game.scores) return scoreShares(game.scores(position), worth.scores);
  return game.evaluate ? judgedShares(game, position) : equalShares(table.seats);
}

/** An outcome with the scores of the game, where it has any. */
const withScores = <T extends GameTypes>(
  game: Game<T>,
  position: T["position"],
  outcome: Outcome,
): Outcome => (outcome.scores || !game.scores ? outcome : { ...outcome, scores: game.scores(position) });
