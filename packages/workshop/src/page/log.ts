import {
  type AnyAction,
  type AnyPosition,
  eventsForViewer,
  type Game,
  type GameEvent,
  redactActions,
  redactPosition,
  unwrap,
  type Viewer,
} from "@serpentarium/core";
import { actionsOf, startPositionOf } from "@serpentarium/core/turn";
import type { MatchContext } from "./match.ts";

/** An action of a match, with its events. */
export interface LogEntry {
  /** The action in notation. */
  readonly notation: string;
  readonly events: readonly GameEvent[];
}

/** The log of a match: all its actions with their events, as far as the viewer may know them. */
export function createLog(game: Game, context: MatchContext, viewer?: Viewer): readonly LogEntry[] {
  let position = startPositionOf(game, context);
  const positions: AnyPosition[] = [];
  const actions: AnyAction[] = [];
  for (const notation of actionsOf(context)) {
    const action = unwrap(game.parseAction(notation, position));
    positions.push(position);
    actions.push(action);
    position = game.apply(position, action);
  }
  return redactActions(game, positions, actions, viewer).map((redacted, i) => {
    const [before, action] = [positions[i] ?? position, actions[i] ?? redacted];
    return {
      notation: game.formatAction(redacted, redactPosition(game, before, viewer)),
      events: eventsForViewer(game, before, action, viewer),
    };
  });
}
