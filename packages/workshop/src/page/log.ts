import { type Game, type GameEvent, unwrap } from "@serpentarium/core";
import { actionsOf } from "@serpentarium/core/turn";
import type { MatchContext } from "./match.ts";

/** One action of a match, and what it did. */
export interface LogEntry {
  /** In notation. */
  readonly notation: string;
  readonly events: readonly GameEvent[];
}

/** All that happened in a match. */
export function logOf(game: Game, context: MatchContext): readonly LogEntry[] {
  const { start, table } = context;
  let position = start === null ? game.start(table) : unwrap(game.parsePosition(start, table));
  return actionsOf(context).map((notation) => {
    const action = unwrap(game.parseAction(notation, position));
    const events = game.narrate(position, action);
    position = game.apply(position, action);
    return { notation, events };
  });
}
