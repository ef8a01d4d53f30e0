import { isLevel } from "@serpentarium/bots";
import { type Game, type Seat, seatsOf, type Table } from "@serpentarium/core";
import { PERSON, type Seating } from "@serpentarium/core/context";
import type { MatchInput } from "@serpentarium/table";
import { hasDecisions } from "./decisions.ts";
import { PRESSED_DEALER, RANDOM_BOT } from "./occupants.ts";
import { proposedTable } from "./start-match.ts";

/** A match of a game without decisions, which plays itself. */
export const matchOfItself = (table: Table): MatchInput => ({
  table,
  occupants: seatsOf(table).map(() => RANDOM_BOT),
});

/** A match of the user at a seat against bots of a level; without a seat, of bots alone. */
export const matchAgainstBots = (table: Table, level: string, seat?: Seat): MatchInput => ({
  table,
  occupants: seatsOf(table).map((other) => (other === seat ? PERSON : level)),
  dealer: PRESSED_DEALER,
});

export interface Opponents {
  /** The level from the address; may be unknown. */
  readonly level: string;
  /** The seat of the user. */
  readonly seat: Seat;
}

/** A match of the user against bots; undefined if the level is unknown. A game without decisions plays itself. */
export function startAgainstBots(game: Game, { level, seat }: Opponents): MatchInput | undefined {
  if (!isLevel(level)) return undefined;
  const table = proposedTable(game);
  return hasDecisions(game) ? matchAgainstBots(table, level, seat) : matchOfItself(table);
}

/** The seating of the user against bots in a running match; empty if the level is unknown. */
export const seatingAgainstBots = ({ seats }: Game, { level, seat }: Opponents): Seating =>
  isLevel(level)
    ? { occupants: Array.from({ length: seats.max }, (_, other) => (other === seat ? PERSON : level)) }
    : {};

/** Reads the bots in the address (`?against=beginner&seat=1`) and removes them from it, because they apply once. */
export function takeOpponentsFromAddress(): Opponents {
  const { pathname, search, hash } = location;
  history.replaceState(history.state, "", pathname + hash);
  const query = new URLSearchParams(search);
  return { level: query.get("against") ?? "", seat: Number(query.get("seat")) };
}
