import { LEVELS } from "@serpentarium/bots";
import { createTable, type Game } from "@serpentarium/core";
import { PERSON } from "@serpentarium/core/turn";
import type { MatchInput } from "./match.ts";

/** A match of the user, at the first seat, against bots of a level; undefined if there is no such level. */
export function startAgainstBots(game: Game, level: string): MatchInput | undefined {
  if (!LEVELS.some(({ id }) => id === level)) return undefined;
  const table = createTable(game);
  const occupants = Array.from({ length: table.seats }, (_, seat) => (seat === 0 ? PERSON : level));
  return { table, occupants };
}

/** The level in the address (`?against=beginner`), which is removed from it, as it applies once. */
export function takeLevelFromAddress(): string {
  const { pathname, search, hash } = location;
  history.replaceState(history.state, "", pathname + hash);
  return new URLSearchParams(search).get("against") ?? "";
}
