import { LEVELS } from "@serpentarium/bots";
import { createTable, type Game, type Seat, seatsOf, type Table } from "@serpentarium/core";
import { PERSON } from "@serpentarium/core/turn";
import type { MatchInput } from "./match.ts";

/** A match of the user at a seat against bots of a level; without a seat, of bots alone. */
export const matchAgainstBots = (table: Table, level: string, seat?: Seat): MatchInput => ({
  table,
  occupants: seatsOf(table).map((other) => (other === seat ? PERSON : level)),
});

/** A match of the user, at the first seat, against bots of a level; undefined if there is no such level. */
export const startAgainstBots = (game: Game, level: string): MatchInput | undefined =>
  LEVELS.some(({ id }) => id === level) ? matchAgainstBots(createTable(game), level, 0) : undefined;

/** The level in the address (`?against=beginner`), which is removed from it, as it applies once. */
export function takeLevelFromAddress(): string {
  const { pathname, search, hash } = location;
  history.replaceState(history.state, "", pathname + hash);
  return new URLSearchParams(search).get("against") ?? "";
}
