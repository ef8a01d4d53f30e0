import { type Game, type GameEvent, unwrap } from "@serpentarium/core";
import { actionsOf } from "@serpentarium/core/turn";
import type { MatchContext } from "./match.ts";

/** An action of a match, with its events. */
export interface LogEntry {
  /** The action in notation. */
  readonly notation: string;
  readonly events: readonly GameEvent[];
}

/** The log of a match: all its actions with their events. */
export function createLog(game: Game, context: MatchContext): readonly LogEntry[] {
  const { start, table } = context;
  let position = start === null ? game.start(table) : unwrap(game.parsePosition(start, table));
  return actionsOf(context).map((notation) => {
    const action = unwrap(game.parseAction(notation, position));
    const events = game.events(position, action);
    position = game.apply(position, action);
    return { notation, events };
  });
}
