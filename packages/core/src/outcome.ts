import { type Seat, seatsOf, type Table } from "./table.ts";

/** How a game ended. */
export interface Outcome {
  /** The `end.*` clause that ended the game, or one of the `EARLY_ENDINGS` of `@serpentarium/core/record`. */
  readonly reason: string;
  /**
   * The place of each seat, from 1 and without gaps: `[1, 3, 2]` is a ranking, `[1, 2, 1, 2]` a win of two partners, `[1, 1]` a draw. If
   * all seats play on one side against the game, all have 1 after a win and 2 after a loss.
   */
  readonly places: readonly number[];
  /** The score of each seat, if the game has scores. */
  readonly scores?: readonly number[];
  /** The seat that ended the match early, if its partners lose with it. */
  readonly by?: Seat;
}

/**
 * What each seat plays for: a win, a high place, or a high score. For a score, a lead of `score` points over one opponent is worth 73 %,
 * twice as many 88 %.
 */
export type Aim = "win" | "place" | { readonly score: number };

/** Returns the outcome of a position of any type; undefined unless the game is over. */
export const outcomeOf = ({
  outcome,
}: {
  readonly phase: string;
  readonly outcome?: Outcome;
}): Outcome | undefined => outcome;

/** Which seats of a game play together. */
export interface Teams {
  /** Returns the team of a seat: the same number for partners. By default, each seat plays for itself. */
  teamOf?(seat: Seat, table: Table): number;
}

/** Each seat for itself. */
const NO_TEAMS: Teams = {};

/** Returns the seats of each side of a game: a team, or a seat that plays for itself. */
export function sidesOf(teams: Teams, table: Table): readonly (readonly Seat[])[] {
  const seats = seatsOf(table);
  const bySeat = seats.map((seat) => teams.teamOf?.(seat, table) ?? seat);
  return [...new Set(bySeat)].map((team) => seats.filter((seat) => bySeat[seat] === team));
}

/**
 * Returns the places of an outcome with some winners: all other seats have 2.
 *
 * @example
 * ```ts
 * import { placesOfWinners } from "@serpentarium/core";
 *
 * placesOfWinners([1], { seats: 3 }); // => [2, 1, 2]
 * ```
 */
export function placesOfWinners(
  winners: readonly Seat[],
  { seats }: Pick<Table, "seats">,
): readonly number[] {
  // a loop for speed: `map` would take a tenth of the time of playouts of small games
  const places = new Array<number>(seats).fill(2);
  for (const seat of winners) if (seat < seats) places[seat] = 1;
  return places;
}

/**
 * Returns the places by score, the highest first.
 *
 * @example
 * ```ts
 * import { placesByScore } from "@serpentarium/core";
 *
 * placesByScore([3, 8, 3, 0]); // => [2, 1, 2, 3]
 * ```
 */
export function placesByScore(scores: readonly number[]): readonly number[] {
  const ranked = [...new Set(scores)].sort((a, b) => b - a);
  return scores.map((score) => ranked.indexOf(score) + 1);
}

/** Returns the seats in the first place, ascending: all seats of a draw, and none after a loss against the game. */
export const winnersOf = ({ places }: Pick<Outcome, "places">): readonly Seat[] =>
  places.flatMap((place, seat) => (place === 1 ? [seat] : []));

/** Returns the only seat in the first place; undefined if there is none or more than one. */
export function soleWinnerOf(outcome: Pick<Outcome, "places"> | null | undefined): Seat | undefined {
  if (!outcome) return undefined;
  const seat = outcome.places.indexOf(1);
  return seat >= 0 && seat === outcome.places.lastIndexOf(1) ? seat : undefined;
}

/** Whether two outcomes are the same, or both missing. */
export const isSameOutcome = (a: Outcome | null, b: Outcome | null): boolean =>
  a?.reason === b?.reason &&
  String(a?.places) === String(b?.places) &&
  String(a?.scores) === String(b?.scores) &&
  a?.by === b?.by;

/** The properties of a position that its result depends on. */
interface Finished {
  readonly table: Table;
  readonly outcome?: Outcome | null;
}

/**
 * Whether a finished game is a draw: several sides, all in the first place.
 *
 * @param teams - the game, if its seats form teams
 */
export const isDraw = ({ table, outcome }: Finished, teams: Teams = NO_TEAMS): boolean =>
  outcome?.places.every((place) => place === 1) === true && sidesOf(teams, table).length > 1;

/**
 * Whether a seat has won a finished game, alone or with others. No seat wins a draw.
 *
 * @param teams - the game, if its seats form teams
 *
 * @example
 * ```ts
 * import { hasWon } from "@serpentarium/core";
 *
 * const table = { seats: 2, options: {} };
 * hasWon({ table, outcome: { reason: "end.line", places: [2, 1] } }, 1); // => true
 * hasWon({ table, outcome: { reason: "end.full", places: [1, 1] } }, 1); // => false
 * ```
 */
export const hasWon = (position: Finished, seat: Seat, teams?: Teams): boolean =>
  position.outcome?.places[seat] === 1 && !isDraw(position, teams);
