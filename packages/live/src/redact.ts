import {
  eventsForViewer,
  type GameEvent,
  type PlayedAction,
  redactAction,
  redactPosition,
  type Viewer,
} from "@serpentarium/core";
import { seatOf } from "@serpentarium/core/match";
import { type EarlyEnding, type OutcomeRecord, outcomeRecordOf } from "@serpentarium/core/record";
import type { Player } from "@serpentarium/core/series";
import type { PlayerClock } from "./clock.ts";
import type { Entry, MatchSetup, OpenChange } from "./entry.ts";
import type { LiveMatch } from "./match.ts";

/** A watcher of a match: a player, or a spectator, who sees what all players see. */
export type Watcher = Player | "spectator";

/** A change of a match, as one watcher sees it. */
export type LiveEvent = {
  /** The number of the entry, from 0. */
  readonly n: number;
  /** The service's time, in milliseconds. */
  readonly at: number;
  /** The text of the position after it, as the watcher sees it; undefined if the position did not change. */
  readonly view?: string;
  /** Present if the match is over. */
  readonly outcome?: OutcomeRecord;
  /** By player; undefined in a match without a clock. */
  readonly clocks?: readonly PlayerClock[];
} & (
  | MatchSetup
  | {
      readonly type: "joined";
      readonly player: Player;
      /** Typed by a person: must be shown as plain text. */
      readonly name?: string;
      readonly bot?: string;
    }
  | {
      readonly type: "played";
      readonly actor: number | "chance";
      /** As the watcher sees it. */
      readonly action: string;
      /** Its effects, as the watcher sees them. */
      readonly events: readonly GameEvent[];
    }
  | ({ readonly type: "ended" } & EarlyEnding)
  | OpenChange
);

const viewerOf = (match: LiveMatch, watcher: Watcher): Viewer =>
  watcher === "spectator" ? "everyone" : seatOf(match, watcher);

/** Returns an action and its effects, as its watcher sees them. */
function redactPlayed(match: LiveMatch, { action, text, from }: PlayedAction, watcher: Watcher) {
  const { game } = match;
  const viewer = viewerOf(match, watcher);
  const redact = () =>
    game.formatAction(redactAction(game, from, action, viewer), redactPosition(game, from, viewer));
  return {
    action: game.hidden ? redact() : text,
    events: eventsForViewer(game, from, action, viewer),
  };
}

/** Returns an entry without secrets, and without what is hidden from the watcher. */
function redactEntry(match: LiveMatch, entry: Entry, watcher: Watcher) {
  const { command: _command, by: _by, ...rest } = entry;
  switch (rest.type) {
    case "created": {
      const { invite: _secret, ...open } = rest;
      return open;
    }
    case "joined": {
      const { type, at, player } = rest;
      return { type, at, player, ...("bot" in rest ? { bot: rest.bot } : { name: rest.name }) };
    }
    case "played": {
      const { type, at, actor } = rest;
      const action = match.actions.at(-1);
      return { type, at, actor, ...(action && redactPlayed(match, action, watcher)) };
    }
    default:
      return rest;
  }
}

/** Returns what a watcher sees of an entry: all data for clients must pass through this function. */
export function eventFor(
  before: LiveMatch | undefined,
  after: LiveMatch,
  entry: Entry,
  watcher: Watcher,
): LiveEvent {
  const { game, position, outcome, clock, clocks } = after;
  return {
    n: after.entries.length - 1,
    ...redactEntry(after, entry, watcher),
    ...(before?.position !== position && {
      view: game.formatPosition(redactPosition(game, position, viewerOf(after, watcher))),
    }),
    ...(outcome && { outcome: outcomeRecordOf(outcome) }),
    ...(clock && { clocks }),
  } as LiveEvent;
}

/** Returns one representative for all watchers with the same view: in a game without hidden information, all watchers. */
export const kindOf = ({ game }: LiveMatch, watcher: Watcher): Watcher =>
  game.hidden ? watcher : "spectator";

/** Returns the events of an entry by watcher; created once for all watchers with the same view. */
export function eventsFor(
  before: LiveMatch | undefined,
  after: LiveMatch,
  entry: Entry,
): (watcher: Watcher) => LiveEvent {
  const events = new Map<Watcher, LiveEvent>();
  return (watcher) => {
    const kind = kindOf(after, watcher);
    const event = events.get(kind) ?? eventFor(before, after, entry, kind);
    events.set(kind, event);
    return event;
  };
}
