/**
 * Live matches at a table: a session follows one on a server of `@serpentarium/live` and shows it in the store of the table.
 * `@serpentarium/table/live/views` draws what is around its board.
 *
 * @module
 */
export { canPlayViews, findServer, type LiveServer } from "./find-server.ts";
export { formatLiveLink, isToken, type LiveLink, parseLiveLink } from "./live-link.ts";
export {
  contextOf,
  nameOfPlayer,
  seatsToAct,
  visitLive,
} from "./live-match.ts";
export { type KeptLiveMatch, type LiveSeat, type LiveStorage, parseLiveSeat } from "./live-seat.ts";
export { type LivePage, LiveSession, type NewLiveMatch, type SessionParts } from "./live-session.ts";
export type { LiveState } from "./live-state.ts";
export { isLocalHost } from "./local-host.ts";
export { openChannel } from "./open-channel.ts";
export {
  isHidden,
  otherVersion,
  ownSeat,
  recordForWatcher,
  replayEvents,
} from "./received-events.ts";
