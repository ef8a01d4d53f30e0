import {
  type Actor,
  type AnyAction,
  type AnyPosition,
  actorOf,
  eventsForViewer,
  type Game,
  type GameEvent,
  type Language,
  narrateEvent,
  redactPosition,
  unwrap,
  type Viewer,
} from "@serpentarium/core";
import { redactActions } from "@serpentarium/core/record";
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
  /** The action, not redacted; undefined in a live match where the viewer may not know it. */
  readonly action: AnyAction | undefined;
  /** The position before it; not redacted, except in a live match. */
  readonly from: AnyPosition;
  /** The position after it; like `from`. */
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
  const texts = actionsOf(context);
  const actions = texts.slice(known.length).map((text, after) => {
    const position = positions.at(-1) as AnyPosition;
    const action = unwrap(game.parseAction(text, position));
    const isLast = known.length + after === texts.length - 1;
    positions.push(isLast ? context.position : game.apply(position, action));
    return action;
  });
  const redacted = redactActions(game, positions, actions, viewer);
  const added = actions.map((action, after): LogEntry => {
    const [from, position] = positions.slice(after, after + 2) as [AnyPosition, AnyPosition];
    let events: readonly GameEvent[] | undefined;
    return {
      index: known.length + after,
      notation: game.formatAction(redacted[after] ?? action, redactPosition(game, from, viewer)),
      actor: actorOf(game, from, action) ?? "chance",
      // computed when they are read: a long log is drawn a part at a time
      get events() {
        events ??= eventsForViewer(game, from, action, viewer);
        return events;
      },
      action,
      from,
      position,
    };
  });
  return [...known, ...added];
}

/** The position after `count` actions of a log. */
export const positionAfter = (count: number, log: readonly LogEntry[], start: AnyPosition): AnyPosition =>
  log[count - 1]?.position ?? start;

interface NarratedEntry {
  readonly game: Game;
  readonly language: Language;
  readonly sentences: readonly string[];
}

// a cache: an entry never changes, and its narration depends on nothing but the arguments
const narrated = new WeakMap<LogEntry, NarratedEntry>();

/** The sentences of an entry’s events, which the log and the board share. */
export function narrateEntry(entry: LogEntry, game: Game, language: Language): readonly string[] {
  const known = narrated.get(entry);
  if (known?.game === game && known.language === language) return known.sentences;
  const sentences = entry.events.map((event) => narrateEvent(game, event, language));
  narrated.set(entry, { game, language, sentences });
  return sentences;
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
    const last = this.#last;
    if (last?.context === context && last.viewer === viewer) return last.log;
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
