/**
 * A client of live matches for browsers and other runtimes: finds a server, retries commands until they are answered, follows a match
 * without gaps and replays its events.
 *
 * @module
 */
export type { Command } from "../command.ts";
export type { Occupant as LiveOccupant } from "../match-event.ts";
export type { Presence } from "../presence.ts";
export { recordOfEvents } from "../record-of-events.ts";
export type { LiveEvent } from "../redact.ts";
export type { Acknowledgement } from "../room.ts";
export { createToken, isToken } from "../token.ts";
export {
  type ClientOptions,
  type CommandInput,
  type ConnectionState,
  createClient,
  type LiveClient,
  type WatchHandlers,
} from "./create-client.ts";
export { canPlayViews, findServer, type LiveServer } from "./find-server.ts";
export { formatLiveLink, type LiveLink, parseLiveLink } from "./live-link.ts";
export {
  type KeptLiveMatch,
  type LiveSeat,
  type LiveStorage,
  linkOf,
  openSeat,
  parseLiveSeat,
} from "./live-seat.ts";
export { isLocalHost } from "./local-host.ts";
export { openChannel } from "./open-channel.ts";
export { isHidden, ownSeat, recordForWatcher, replayEvents } from "./received-events.ts";
export { SeatClient } from "./seat-client.ts";
export type { SocketLike } from "./socket.ts";
export { deleteTurnNotice, findTurnNotice, keepTurnNotice, type TurnNotice } from "./turn-notices.ts";
export { watchPage } from "./watch-page.ts";
export { applyLiveEvent, type WatchedAction, type WatchedMatch } from "./watched-match.ts";
