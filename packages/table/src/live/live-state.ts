import type { Failure } from "@serpentarium/core";
import type { Player } from "@serpentarium/core/series";
import {
  type ConnectionState,
  isLocalHost,
  type LiveSeat,
  type LiveServer,
  type WatchedMatch,
} from "@serpentarium/live/client";

/** The state of a displayed live match, apart from its board and log. */
export interface LiveState {
  readonly id: string;
  /** Undefined before the first events. */
  readonly match: WatchedMatch | undefined;
  /** The player of this browser; undefined for a spectator. */
  readonly me: Player | undefined;
  /** The secret of the invitation, if it is known. */
  readonly invite: string | undefined;
  /** The players who are watching. */
  readonly present: readonly Player[];
  readonly spectators: number;
  /** The service’s time minus that of this device, in milliseconds. */
  readonly offset: number;
  readonly connection: ConnectionState | "connecting";
  /** Why the server makes this browser wait; undefined if it does not. */
  readonly busy: Failure | undefined;
  /** An error of this page while following the match; it continues to follow. */
  readonly error: string | undefined;
  /** Whether an action has been sent but not yet answered. */
  readonly isSending: boolean;
  /** Why the user could not join. */
  readonly refused: Failure | undefined;
  /** Whether this browser is told of turns when the page is closed, or why not; undefined if that is not possible. */
  readonly notifying: "off" | "busy" | "on" | "denied" | "failed" | undefined;
  /** Whether the server has calendars. */
  readonly hasCalendars: boolean;
  /** The bots that the server has for free seats. */
  readonly bots: readonly string[];
  /** The possible origins of links: those of the machine, if the page’s own origin works on this machine only. */
  readonly origins: readonly string[];
  /** The selected origin of links. */
  readonly origin: string;
}

/** The part of the state of a page that shows a live match. */
export interface LivePage {
  /** The displayed live match, if any. */
  readonly live: LiveState | undefined;
}

/** The state of a match before its first events. */
export function createLiveState(
  id: string,
  { player, invite }: LiveSeat,
  { urls, bots, calendars }: LiveServer,
): LiveState {
  const { hostname, origin } = location;
  const origins = isLocalHost(hostname) && urls.length > 0 ? urls : [origin];
  return {
    id,
    match: undefined,
    me: player,
    invite,
    present: [],
    spectators: 0,
    offset: 0,
    connection: "connecting",
    busy: undefined,
    error: undefined,
    isSending: false,
    refused: undefined,
    notifying: undefined,
    hasCalendars: calendars === true,
    bots,
    origins,
    origin: origins[0] ?? origin,
  };
}
