import {
  type Actor,
  type AnyPosition,
  type Game,
  type GameEvent,
  narrateTo,
  seenAction,
  seenPosition,
  unwrap,
  type Viewer,
} from "@serpentarium/core";
import { actionsOf, occupantOf, PERSON, seriesStateOf, startOf, step } from "@serpentarium/core/turn";
import type { MatchContext } from "./match.ts";
import type { PlayedContext } from "./series.ts";

/** One action of a match, and what it did. */
export interface LogEntry {
  /** Counted from 0. */
  readonly index: number;
  /** In notation, as far as those who look may know it. */
  readonly notation: string;
  readonly actor: Actor;
  readonly events: readonly GameEvent[];
  /** The position after it. */
  readonly position: AnyPosition;
}

/** All that happened in a match, as somebody may know it. */
export function logOf(game: Game, context: MatchContext, viewer?: Viewer): readonly LogEntry[] {
  let position = startOf(game, context);
  return actionsOf(context).map((text, index) => {
    const action = unwrap(game.parseAction(text, position));
    const seen = seenPosition(game, position, viewer);
    const notation = game.formatAction(seenAction(game, position, action, viewer), seen);
    const actor = game.toAct(position) ?? "chance";
    const events = narrateTo(game, position, action, viewer);
    position = game.apply(position, action);
    return { index, notation, actor, events, position };
  });
}

/** Whether there is something to take back. */
export const canUndo = (game: Game, context: MatchContext): boolean =>
  step(game, context, { type: "undo" }).ok;

/** Whether somebody would miss it: a person has played, and there is more to come. */
export function isGoingOn(series: PlayedContext, log: readonly LogEntry[]): boolean {
  const { match, earlier } = series;
  if (seriesStateOf(series) === "over") return false;
  return earlier.length > 0 || log.some(({ actor }) => occupantOf(match, actor) === PERSON);
}
