import type { AnyPosition, Game } from "@serpentarium/core";
import { createRecord, formatLink } from "@serpentarium/core/record";

/**
 * The fragment of a play page that continues from a position.
 *
 * @param actions - the actions played since that position, in notation
 */
export const playFragment = (game: Game, position: AnyPosition, actions: readonly string[] = []): string =>
  `#${formatLink(createRecord(game, { table: position.table, start: game.formatPosition(position), actions }))}`;
