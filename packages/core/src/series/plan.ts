import { type Result, succeed } from "../failure.ts";
import { defineOptions, parseTable } from "../options/options.ts";
import type { Seat } from "../table.ts";

/** Who sits at the first seat: the same player in every game, or each in turn. */
export const FIRST_SEATS = ["fixed", "rotating"] as const;
/** One of {@link FIRST_SEATS}. */
export type FirstSeat = (typeof FIRST_SEATS)[number];

/** The longest series: a record of one stays small enough to be played through at once. */
export const MOST_GAMES = 1000;

/** Several games in a row at one table, their points added up. */
export interface SeriesPlan {
  readonly games: number;
  readonly first: FirstSeat;
}

/** One match, played alone. */
export const SINGLE: SeriesPlan = { games: 1, first: "fixed" };

/**
 * Somebody who plays a series, numbered from 0 in code and by a letter in what people read: unlike a {@link Seat},
 * which is a place of one game.
 */
export type Player = number;

/** What a form or a help text needs to know of a plan, as it does of a game's options. */
export const createPlanOptions = () =>
  defineOptions({
    games: {
      kind: "integer",
      min: 1,
      max: MOST_GAMES,
      default: 1,
      title: { en: "Games in a row", fr: "Parties d’affilée" },
    },
    first: {
      kind: "choice",
      values: FIRST_SEATS,
      default: "fixed",
      title: { en: "Who sits at the first seat", fr: "Qui occupe la première place" },
    },
  });

/**
 * A plan from data that may come from anywhere; what is left out has its default: one game, the same seats. Fails with
 * `bad-option`.
 */
export function parsePlan(data: unknown): Result<SeriesPlan> {
  const seats = { min: 1, max: 1 };
  const parsed = parseTable({ seats, options: createPlanOptions() }, data);
  return parsed.ok ? succeed(parsed.value.options) : parsed;
}

/** By how many seats the players have moved up in a game, counted from 0. */
const shift = ({ first }: SeriesPlan, seats: number, game: number): number =>
  first === "rotating" ? game % seats : 0;

/**
 * The seat of a player in a game of a series.
 *
 * @param seats - how many there are
 * @param game - which game, counted from 0
 *
 * @example
 * ```ts
 * import { playerAt, seatOf } from "@serpentarium/core/series";
 *
 * const plan = { games: 4, first: "rotating" } as const;
 * seatOf(plan, 2, 1, 0); // => 1
 * playerAt(plan, 2, 1, 0); // => 1
 * ```
 */
export const seatOf = (plan: SeriesPlan, seats: number, game: number, player: Player): Seat =>
  (player - shift(plan, seats, game) + seats) % seats;

/** The player at a seat in a game of a series; what {@link seatOf} undoes. */
export const playerAt = (plan: SeriesPlan, seats: number, game: number, seat: Seat): Player =>
  (seat + shift(plan, seats, game)) % seats;

/** The letter of a player: a number would be taken for that of a seat. */
export const formatPlayer = (player: Player): string => String.fromCharCode(65 + player);
