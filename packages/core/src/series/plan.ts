import { type Result, succeed } from "../failure.ts";
import { defineOptions, parseTable } from "../options/options.ts";
import type { Seat } from "../table.ts";

/** Who occupies the first seat: the same player in every game, or each in turn. */
export const FIRST_SEAT_RULES = ["fixed", "rotating"] as const;
/** One of {@link FIRST_SEAT_RULES}. */
export type FirstSeatRule = (typeof FIRST_SEAT_RULES)[number];

/** The maximum number of games in a series, so that replaying its record stays fast. */
export const MAX_GAMES = 1000;

/** A series of games at one table whose points add up. */
export interface SeriesPlan {
  readonly games: number;
  readonly first: FirstSeatRule;
}

/** The plan of a match outside a series. */
export const SINGLE_MATCH_PLAN: SeriesPlan = { games: 1, first: "fixed" };

/**
 * A player of a series, numbered from 0 in code and by a letter in texts for people. Unlike a {@link Seat}, a player is the
 * same in every game of the series.
 */
export type Player = number;

/** Creates the options of a plan, for forms and help texts. Words hold their titles under `series.<name>`. */
export const createSeriesPlanOptions = () =>
  defineOptions({
    games: {
      kind: "integer",
      min: 1,
      max: MAX_GAMES,
      default: 1,
    },
    first: {
      kind: "choice",
      values: FIRST_SEAT_RULES,
      default: "fixed",
    },
  });

/** Parses an untrusted plan; missing fields have their defaults: one game, fixed seats. Fails with `bad-option`. */
export function parseSeriesPlan(data: unknown): Result<SeriesPlan> {
  const seats = { min: 1, max: 1 };
  const parsed = parseTable({ seats, options: createSeriesPlanOptions() }, data);
  return parsed.ok ? succeed(parsed.value.options) : parsed;
}

/** Returns the number of seats by which the players have moved in a game, whose index counts from 0. */
const rotation = ({ first }: SeriesPlan, seats: number, game: number): number =>
  first === "rotating" ? game % seats : 0;

/**
 * Returns the seat of a player in a game of a series.
 *
 * @param seats - the number of seats
 * @param game - the index of the game, from 0
 *
 * @example
 * ```ts
 * import { playerAtSeat, seatOfPlayer } from "@serpentarium/core/series";
 *
 * const plan = { games: 4, first: "rotating" } as const;
 * seatOfPlayer(plan, 2, 1, 0); // => 1
 * playerAtSeat(plan, 2, 1, 0); // => 1
 * ```
 */
export const seatOfPlayer = (plan: SeriesPlan, seats: number, game: number, player: Player): Seat =>
  (player - rotation(plan, seats, game) + seats) % seats;

/** Returns the player at a seat in a game of a series; the inverse of {@link seatOfPlayer}. */
export const playerAtSeat = (plan: SeriesPlan, seats: number, game: number, seat: Seat): Player =>
  (seat + rotation(plan, seats, game)) % seats;

/** Returns the letter of a player; a number could be mistaken for a seat. */
export const formatPlayer = (player: Player): string => String.fromCharCode(65 + player);
