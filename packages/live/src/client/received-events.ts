import type { Game, Seat } from "@serpentarium/core";
import { seatOf } from "@serpentarium/core/match";
import type { GameRecord } from "@serpentarium/core/record";
import { recordOfEvents } from "../record-of-events.ts";
import type { LiveEvent } from "../redact.ts";
import type { LiveSeat } from "./live-seat.ts";
import { applyLiveEvent, type WatchedMatch } from "./watched-match.ts";

/** Replays events; undefined if there are none or this version of the game cannot read them. */
export function replayEvents(game: Game, events: readonly LiveEvent[]): WatchedMatch | undefined {
  try {
    return events.reduce<WatchedMatch | undefined>(
      (match, event) => applyLiveEvent(game, match, event),
      undefined,
    );
  } catch {
    return undefined;
  }
}

/** Whether the game of a match hides something. */
export const isHidden = ([created]: readonly LiveEvent[]): boolean =>
  created?.type === "created" && created.isHidden;

/**
 * The record of a match from the events that a watcher has received; undefined if there are none.
 *
 * @param own - the seat of the watcher: if the game hides information, the record contains what that seat sees
 */
export function recordForWatcher(
  events: readonly LiveEvent[],
  own: Seat | undefined,
): GameRecord | undefined {
  const record = recordOfEvents(events);
  const view = events.findLast((event) => event.view !== undefined)?.view;
  if (!record || own === undefined || view === undefined || !isHidden(events)) return record;
  return { ...record, seat: own, view };
}

/** The own seat in the current match; undefined for a spectator. */
export const ownSeat = (match: WatchedMatch, { player }: LiveSeat): Seat | undefined =>
  player === undefined ? undefined : seatOf(match, player);
