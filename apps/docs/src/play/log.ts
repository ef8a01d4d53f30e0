import {
  type Actor,
  type AnyPosition,
  actorOf,
  eventsForViewer,
  type Game,
  type GameEvent,
  redactActions,
  redactPosition,
  unwrap,
  type Viewer,
} from "@serpentarium/core";
import { actionsOf, applyEvent, occupantOf, PERSON, startPositionOf } from "@serpentarium/core/turn";
import type { MatchContext } from "./match.ts";
import { seriesStage } from "./series.ts";

/** One action of a match, with its events. */
export interface LogEntry {
  /** From 0. */
  readonly index: number;
  /** In notation, redacted for the viewer. */
  readonly notation: string;
  readonly actor: Actor;
  readonly events: readonly GameEvent[];
  /** The position after it. */
  readonly position: AnyPosition;
}

/** The log of a match, redacted for the viewer. @param known - entries at its beginning that are already computed */
export function logOf(
  game: Game,
  context: MatchContext,
  viewer?: Viewer,
  known: readonly LogEntry[] = [],
): readonly LogEntry[] {
  const positions = [known.at(-1)?.position ?? startPositionOf(game, context)];
  const actions = actionsOf(context)
    .slice(known.length)
    .map((text) => {
      const position = positions.at(-1) as AnyPosition;
      const action = unwrap(game.parseAction(text, position));
      positions.push(game.apply(position, action));
      return action;
    });
  const redacted = redactActions(game, positions, actions, viewer);
  const added = actions.map((action, after): LogEntry => {
    const [before, position] = positions.slice(after, after + 2) as [AnyPosition, AnyPosition];
    return {
      index: known.length + after,
      notation: game.formatAction(redacted[after] ?? action, redactPosition(game, before, viewer)),
      actor: actorOf(game, before, action) ?? "chance",
      events: eventsForViewer(game, before, action, viewer),
      position,
    };
  });
  return [...known, ...added];
}

/** The last log of an {@link IncrementalLog}, and what it was computed from. */
interface CachedLog {
  readonly context: MatchContext;
  readonly actions: readonly string[];
  readonly viewer: Viewer | undefined;
  readonly log: readonly LogEntry[];
}

const EMPTY_LOG: readonly LogEntry[] = [];

/** Computes logs of a growing match; reuses earlier entries, so that an action of a long match costs no more than one of a short match. */
export class IncrementalLog {
  readonly #game: Game;
  #last: CachedLog | undefined;

  constructor(game: Game) {
    this.#game = game;
  }

  /** The log of a match, redacted for the viewer. */
  of(context: MatchContext, viewer?: Viewer): readonly LogEntry[] {
    const actions = actionsOf(context);
    const log = logOf(this.#game, context, viewer, this.#reusableEntries(context, actions, viewer));
    this.#last = { context, actions, viewer, log };
    return log;
  }

  #reusableEntries(
    { table, start }: MatchContext,
    actions: readonly string[],
    viewer: Viewer | undefined,
  ): readonly LogEntry[] {
    const last = this.#last;
    const isSame = last?.context.table === table && last.context.start === start && last.viewer === viewer;
    if (!(last && isSame)) return EMPTY_LOG;
    const diverging = actions.findIndex((text, index) => text !== last.actions[index]);
    const common = last.log.slice(0, diverging < 0 ? actions.length : diverging);
    // entries with secret choices change when the choices are revealed
    return common.slice(0, common.findLastIndex(({ position }) => !position.choices) + 1);
  }
}

/** Whether an action can be undone. */
export const canUndo = (game: Game, context: MatchContext): boolean =>
  applyEvent(game, context, { type: "undo" }).ok;

/** Whether the match or series is worth keeping: a person has played, and it is not over. */
export function isInProgress(context: MatchContext, log: readonly LogEntry[]): boolean {
  if (seriesStage(context) === "over") return false;
  return context.earlier.length > 0 || log.some(({ actor }) => occupantOf(context, actor) === PERSON);
}
