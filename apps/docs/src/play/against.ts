import { LEVELS } from "@serpentarium/bots";
import { createTable, type Game } from "@serpentarium/core";
import { PERSON } from "@serpentarium/core/turn";
import type { Start } from "./match.ts";

/** A match of the reader, who sits first, against programs of a level; nothing where there are none of it. */
export function startAgainst(game: Game, level: string): Start | undefined {
  if (!LEVELS.some(({ id }) => id === level)) return undefined;
  const table = createTable(game);
  const occupants = Array.from({ length: table.seats }, (_, seat) => (seat === 0 ? PERSON : level));
  return { table, occupants };
}

/** The level that the address asks for (`?against=beginner`), which is taken out of it: it counts once. */
export function takeLevel(): string {
  const { pathname, search, hash } = location;
  history.replaceState(history.state, "", pathname + hash);
  return new URLSearchParams(search).get("against") ?? "";
}
