import type { Failure } from "@serpentarium/core";
import type { Player } from "@serpentarium/core/series";
import {
  type ConnectionState,
  isLocalHost,
  type LiveSeat,
  type LiveServer,
  type WatchedMatch,
} from "@serpentarium/live/client";

/** A live match that is displayed, apart from its board and log. */
export interface LiveState {
  readonly id: string;
  /** Undefined until the first events have arrived. */
  readonly match: WatchedMatch | undefined;
  /** The player of this browser; undefined for a spectator. */
  readonly me: Player | undefined;
  /** The secret of the invitation, where it is known. */
  readonly invite: string | undefined;
  /** The players who watch now. */
  readonly present: readonly Player[];
  readonly spectators: number;
  /** The service’s time minus that of this device, in milliseconds. */
  readonly offset: number;
  readonly connection: ConnectionState | "connecting";
  /** Why the server lets this browser wait, where it does. */
  readonly busy: Failure | undefined;
  /** An error of this page while it followed the match, which it goes on to do. */
  readonly error: string | undefined;
  /** Whether an action is on its way. */
  readonly isSending: boolean;
  /** Why the user could not join. */
  readonly refused: Failure | undefined;
  /** The bots that the server has for free seats. */
  readonly bots: readonly string[];
  /** The addresses of this site that its links can have: those of the machine, where only that machine knows the page’s own. */
  readonly origins: readonly string[];
  /** The one that they have. */
  readonly origin: string;
}

/** The part of the state of a page that shows a live match. */
export interface LivePage {
  /** The live match, if one is displayed. */
  readonly live: LiveState | undefined;
}

/** The state of a match before anything of it has arrived. */
export function createLiveState(
  id: string,
  { player, invite }: LiveSeat,
  { urls, bots }: LiveServer,
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
    bots,
    origins,
    origin: origins[0] ?? origin,
  };
}
