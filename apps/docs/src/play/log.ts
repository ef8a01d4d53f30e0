import { type Actor, type AnyPosition, type Game, type GameEvent, unwrap } from "@serpentarium/core";
import { actionsOf, occupantOf, PERSON, stateOf } from "@serpentarium/core/turn";
import type { MatchContext } from "./match.ts";

/** One action of a match, and what it did. */
export interface LogEntry {
  /** Counted from 0. */
  readonly index: number;
  /** In notation. */
  readonly notation: string;
  readonly actor: Actor;
  readonly events: readonly GameEvent[];
  /** The position after it. */
  readonly position: AnyPosition;
}

/** All that happened in a match. */
export function logOf(game: Game, context: MatchContext): readonly LogEntry[] {
  const { start, table } = context;
  let position = start === null ? game.start(table) : unwrap(game.parsePosition(start, table));
  return actionsOf(context).map((notation, index) => {
    const action = unwrap(game.parseAction(notation, position));
    const actor = game.toAct(position) ?? "chance";
    const events = game.narrate(position, action);
    position = game.apply(position, action);
    return { index, notation, actor, events, position };
  });
}

/** Whether there is something to take back: what chance did bars the way. */
export function canUndo(context: MatchContext, log: readonly LogEntry[]): boolean {
  if (context.resigned !== null) return true;
  const barred = log.findLastIndex(({ actor }) => actor === "chance");
  return log.slice(barred + 1).some(({ actor }) => occupantOf(context, actor) === PERSON);
}

/** Whether somebody would miss the match: a person has played, and it is not over. */
export const isGoingOn = (context: MatchContext, log: readonly LogEntry[]): boolean =>
  stateOf(context) !== "over" && canUndo(context, log);
