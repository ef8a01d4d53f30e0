/**
 * The page of the matches that a browser stores. Its style sheet is `@serpentarium/play/matches.css`.
 *
 * @module
 */
export type { MatchesOptions } from "./matches-page.ts";
export { mountMatches } from "./mount-matches.ts";
