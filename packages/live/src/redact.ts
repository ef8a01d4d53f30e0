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

/** Who watches a match: a player, or a spectator, who sees what all players see. */
export type Watcher = Player | "spectator";

/** What happened in a match, as one watcher sees it. */
export type LiveEvent = {
  /** The number of the entry, from 0. */
  readonly n: number;
  /** The service's time, in milliseconds. */
  readonly at: number;
  /** The text of the position after it, as the watcher sees it; left out where the position did not change. */
  readonly view?: string;
  /** Present once the match is over. */
  readonly outcome?: OutcomeRecord;
  /** By player; left out in a match without a clock. */
  readonly clocks?: readonly PlayerClock[];
} & (
  | MatchSetup
  | {
      readonly type: "joined";
      readonly player: Player;
      /** Typed by a person: to be shown as text. */
      readonly name?: string;
      readonly bot?: string;
    }
  | {
      readonly type: "played";
      readonly actor: number | "chance";
      /** As the watcher sees it. */
      readonly action: string;
      /** What it does, as the watcher sees it. */
      readonly events: readonly GameEvent[];
    }
  | ({ readonly type: "ended" } & EarlyEnding)
  | OpenChange
);

const viewerOf = (match: LiveMatch, watcher: Watcher): Viewer =>
  watcher === "spectator" ? "everyone" : seatOf(match, watcher);

/** Returns an action as its watcher sees it, and what it does. */
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

/** Returns an entry without secrets, and without what the watcher may not know. */
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

/** Returns what a watcher sees of an entry: all that leaves the server goes through this function. */
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

/** Returns the watcher for all who see the same: in a game that hides nothing those are all. */
export const kindOf = ({ game }: LiveMatch, watcher: Watcher): Watcher =>
  game.hidden ? watcher : "spectator";

/** Returns what watchers see of an entry; the event is made once for all who see the same. */
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
