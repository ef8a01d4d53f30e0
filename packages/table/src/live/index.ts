/**
 * Live matches at a table: a session follows one on a server of `@serpentarium/live` and shows it in the store of the table.
 * `@serpentarium/table/live/views` draws the parts around its board.
 *
 * @module
 */
export { contextOf, nameOfPlayer, otherVersion, visitLive } from "./live-match.ts";
export { LiveSession, type NewLiveMatch, type SessionParts } from "./live-session.ts";
export type { LivePage, LiveState } from "./live-state.ts";
