import {
  type Aim,
  type Game,
  type GameTypes,
  type Outcome,
  type Seat,
  seatsOf,
  sidesOf,
  type Table,
} from "@serpentarium/core";

/**
 * One number per seat, from 0 to 1: the expected share of its side. Those of all sides add up to one, and partners have the same. If all
 * seats play on one side, it is the probability of a win.
 */
export type Shares = readonly number[];

/** The members of a game that shares depend on. */
type SharedGame<T extends GameTypes> = Pick<Game<T>, "teamOf" | "aim">;

/** Returns what the seats of a game play for. */
export const aimOf = <T extends GameTypes>({ aim = "win" }: SharedGame<T>): Aim => aim;

/** Whether two seats play against each other, so that one's gain is the other's loss. */
export const isTwoSided = <T extends GameTypes>(game: SharedGame<T>, table: Table): boolean =>
  table.seats === 2 && sidesOf(game, table).length === 2;

/** The same share for every side; one half for the only side. */
export function equalShares<T extends GameTypes>(game: SharedGame<T>, table: Table): Shares {
  const sides = sidesOf(game, table).length;
  return new Array<number>(table.seats).fill(1 / Math.max(sides, 2));
}

/** The mean of several shares of the same table. */
export function meanShares(several: readonly Shares[]): Shares {
  const [first = [], ...others] = several;
  if (others.length === 0) return first;
  return first.map(
    (_, seat) => several.reduce((sum, shares) => sum + (shares[seat] ?? 0), 0) / several.length,
  );
}

/** The winners share one point. */
function winShares(places: readonly number[]): Shares {
  const winners = places.filter((place) => place === 1).length;
  return places.map((place) => (place === 1 ? 1 / winners : 0));
}

/** One point for each side behind and half a point for each in the same place, normalised to a sum of one. */
function placeShares(places: readonly number[]): Shares {
  const pairs = (places.length * (places.length - 1)) / 2;
  const points = (own: number): number =>
    places.reduce((sum, place) => sum + (place > own ? 1 : place === own ? 1 / 2 : 0), -1 / 2);
  return places.map((place) => points(place) / pairs);
}

/** Softmax of the scores: for two sides the logistic function of the lead, for a single side that of its score. */
function scoreShares(scores: readonly number[], lead: number): Shares {
  const [only = 0, ...others] = scores;
  if (others.length === 0) return [1 / (1 + Math.exp(-only / lead))];
  const best = Math.max(...scores);
  const powers = scores.map((score) => Math.exp((score - best) / lead));
  const sum = powers.reduce((a, b) => a + b, 0);
  return powers.map((power) => power / sum);
}

/** Computes the shares by seat from one number per side. */
function bySides<T extends GameTypes>(
  game: SharedGame<T>,
  table: Table,
  numbers: readonly number[],
  merge: (numbers: readonly number[]) => number,
  sharesOf: (numbers: readonly number[]) => Shares,
): Shares {
  if (!game.teamOf) return sharesOf(numbers);
  const sides = sidesOf(game, table);
  const shares = sharesOf(sides.map((side) => merge(side.map((seat) => numbers[seat] ?? 0))));
  return numbers.map((_, seat) => shares[sides.findIndex((side) => side.includes(seat))] ?? 0);
}

const add = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
const best = (places: readonly number[]): number => Math.min(...places);

/**
 * The shares of an outcome by the aim of the seats: the winners share one point; or the share of each side grows with the number of sides
 * behind it; or with its score, which partners add up. An outcome without scores, such as that of a resignation, counts by its winners.
 */
export function outcomeShares<T extends GameTypes>(
  game: SharedGame<T>,
  { places, scores }: Outcome,
  table: Table,
  aim: Aim = aimOf(game),
): Shares {
  if (typeof aim === "object" && scores)
    return bySides(game, table, scores, add, (bySide) => scoreShares(bySide, aim.score));
  return bySides(game, table, places, best, (bySide) =>
    aim === "place" && bySide.length > 1 ? placeShares(bySide) : winShares(bySide),
  );
}

/** The shares by the game's `evaluate`; the last of several sides gets the rest. */
function evaluatedShares<T extends GameTypes>(game: Game<T>, position: T["position"]): Shares {
  const { table } = position;
  if (game.teamOf)
    return bySides(game, table, seatsOf(table), best, (seats) => evaluatedSides(game, position, seats));
  return evaluatedSides(game, position, seatsOf(table));
}

/** The shares of sides, each evaluated for one of its seats. */
function evaluatedSides<T extends GameTypes>(
  game: Game<T>,
  position: T["position"],
  seats: readonly Seat[],
): Shares {
  let rest = 1;
  return seats.map((seat, side) => {
    const isLast = side > 0 && side === seats.length - 1;
    const share = isLast ? rest : Math.min(Math.max(game.evaluate?.(position, seat) ?? 0, 0), rest);
    rest -= share;
    return share;
  });
}

/**
 * Estimates the share of each seat in a position: by its outcome, by its current scores if the seats play for them, or by the game's
 * `evaluate`. Equal shares if the game has none of these.
 */
export function estimateValue<T extends GameTypes>(
  game: Game<T>,
  position: T["position"],
  aim: Aim = aimOf(game),
): Shares {
  const { outcome, table } = position;
  if (outcome) return outcomeShares(game, withScores(game, position, outcome), table, aim);
  const isEvaluated = game.evaluate !== undefined && (aim === game.aim || typeof aim === "string");
  if (typeof aim === "object" && game.scores && !isEvaluated)
    return bySides(game, table, game.scores(position), add, (bySide) => scoreShares(bySide, aim.score));
  return game.evaluate ? evaluatedShares(game, position) : equalShares(game, table);
}

/** Adds the scores of the position to an outcome, if the game has scores. */
const withScores = <T extends GameTypes>(
  game: Game<T>,
  position: T["position"],
  outcome: Outcome,
): Outcome => (outcome.scores || !game.scores ? outcome : { ...outcome, scores: game.scores(position) });
