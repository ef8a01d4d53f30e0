import type { AnyPosition, Game } from "@serpentarium/core";
import { formatLink, formatRecord } from "@serpentarium/core/record";

/**
 * The fragment with which the table of a game goes on from a position.
 *
 * @param actions - what has been played there since, in notation
 */
export const fragmentFrom = (game: Game, position: AnyPosition, actions: readonly string[] = []): string =>
  `#${formatLink(formatRecord(game, { table: position.table, start: game.formatPosition(position), actions }))}`;
