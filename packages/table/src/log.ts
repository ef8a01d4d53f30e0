import {
  type Actor,
  type AnyAction,
  type AnyPosition,
  eventsForViewer,
  type Game,
  type GameEvent,
  narrateEvent,
  type PlayedAction,
  type Viewer,
  type Words,
} from "@serpentarium/core";
import { applyEvent, occupantOf, PERSON } from "@serpentarium/core/context";
import { redactActions } from "@serpentarium/core/record";
import type { MatchContext, RunningContext, ToldAction } from "./match.ts";
import { seriesStage } from "./series.ts";

/** One action of a match, with its events. */
export interface LogEntry {
  /** From 0. */
  readonly index: number;
  /** In notation, redacted for the viewer. */
  readonly notation: string;
  readonly actor: Actor;
  readonly events: readonly GameEvent[];
  /** The unredacted action; undefined in a live match if the viewer may not know it. */
  readonly action: AnyAction | undefined;
  /** The position before it; unredacted, except in a live match. */
  readonly from: AnyPosition;
  /** The position after it; like `from`. */
  readonly position: AnyPosition;
}

const isKnown = (one: ToldAction): one is PlayedAction => one.action !== undefined;

/** The log of a match, redacted for the viewer. @param known - already computed entries at its beginning */
export function logOf(
  game: Game,
  context: MatchContext,
  viewer?: Viewer,
  known: readonly LogEntry[] = [],
): readonly LogEntry[] {
  const actions = context.actions.from(known.length);
  const texts = actions.every(isKnown)
    ? redactActions(game, actions, viewer)
    : actions.map(({ text }) => text);
  const added = actions.map(({ actor, action, from, position, events: told }, after): LogEntry => {
    let events = told;
    return {
      index: known.length + after,
      notation: texts[after] ?? "",
      actor,
      // lazy, because a long log is rendered in parts
      get events() {
        events ??= action ? eventsForViewer(game, from, action, viewer) : [];
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
  readonly words: Words;
  readonly sentences: readonly string[];
}

// safe to cache: an entry never changes, and its narration depends only on the arguments
const narrated = new WeakMap<LogEntry, NarratedEntry>();

/** The sentences of an entry’s events, for the log and the board. */
export function narrateEntry(entry: LogEntry, words: Words): readonly string[] {
  const known = narrated.get(entry);
  if (known?.words === words) return known.sentences;
  const sentences = entry.events.map((event) => narrateEvent(event, words));
  narrated.set(entry, { words, sentences });
  return sentences;
}

/** The last log of an {@link IncrementalLog}, with its inputs. */
interface CachedLog {
  readonly context: MatchContext;
  readonly viewer: Viewer | undefined;
  readonly log: readonly LogEntry[];
}

/** Computes logs of a growing match; reuses earlier entries, so that the cost per action does not grow with the match. */
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
    const known = last && last.viewer === viewer ? reusableEntries(last, context) : [];
    const log = logOf(this.#game, context, viewer, known);
    this.#last = { context, viewer, log };
    return log;
  }
}

/** The entries of a log that can be reused for another state of its match. */
function reusableEntries(
  { context: { first, actions }, log }: CachedLog,
  next: MatchContext,
): readonly LogEntry[] {
  if (first !== next.first) return [];
  const [before, after] = [actions.from(0), next.actions.from(0)];
  const diverging = before.findIndex((action, index) => action !== after[index]);
  const common = diverging < 0 ? log : log.slice(0, diverging);
  // entries with secret choices change when the choices are revealed
  return common.slice(0, common.findLastIndex(({ position }) => !position.choices) + 1);
}

/** Whether an action can be undone. */
export const canUndo = (game: Game, context: RunningContext): boolean =>
  applyEvent(game, context, { type: "undo" }).ok;

/** Whether the match or series is worth keeping: a person has played, and it is not over. */
export function isInProgress(context: MatchContext, log: readonly LogEntry[]): boolean {
  if (seriesStage(context) === "over") return false;
  return context.earlier.length > 0 || log.some(({ actor }) => occupantOf(context, actor) === PERSON);
}
