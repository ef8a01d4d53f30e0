import { LEVELS } from "@serpentarium/bots";
import { createTable, type Game, type Seat, seatsOf, type Table } from "@serpentarium/core";
import { PERSON, type Seating } from "@serpentarium/core/turn";
import type { MatchInput } from "./match.ts";

/** A match of the user at a seat against bots of a level; without a seat, of bots alone. */
export const matchAgainstBots = (table: Table, level: string, seat?: Seat): MatchInput => ({
  table,
  occupants: seatsOf(table).map((other) => (other === seat ? PERSON : level)),
});

/** The bots that an address asks for. */
export interface Opponents {
  /** Their level; may be unknown, as it comes from the address. */
  readonly level: string;
  /** The seat of the user. */
  readonly seat: Seat;
}

const isLevel = (level: string): boolean => LEVELS.some(({ id }) => id === level);

/** A match of the user against bots; undefined if there is no such level. */
export const startAgainstBots = (game: Game, { level, seat }: Opponents): MatchInput | undefined =>
  isLevel(level) ? matchAgainstBots(createTable(game), level, seat) : undefined;

/** The seating of the user against bots in a match that goes on; empty if there is no such level. */
export const seatingAgainstBots = ({ seats }: Game, { level, seat }: Opponents): Seating =>
  isLevel(level)
    ? { occupants: Array.from({ length: seats.max }, (_, other) => (other === seat ? PERSON : level)) }
    : {};

/** The bots in the address (`?against=beginner&seat=1`), which are removed from it, as they apply once. */
export function takeOpponentsFromAddress(): Opponents {
  const { pathname, search, hash } = location;
  history.replaceState(history.state, "", pathname + hash);
  const query = new URLSearchParams(search);
  return { level: query.get("against") ?? "", seat: Number(query.get("seat")) };
}
