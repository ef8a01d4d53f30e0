/**
 * A page for playing a game: its match and, if given, opponents, hints, analyses, live matches, an editor and more. Its style sheet is
 * `@serpentarium/play/play.css`.
 *
 * @module
 */
export type { GameVersions, OlderVersion } from "../match/game-versions.ts";
export type { Opening, OpeningBook, OpeningMove } from "../ui/opening-book.ts";
export type { Mounted } from "../ui/page-parts.ts";
export type { EditorParts, Embeds, PlayParts } from "../ui/play-parts.ts";
export { mountPlay, type PlayOptions } from "./mount-play.ts";
