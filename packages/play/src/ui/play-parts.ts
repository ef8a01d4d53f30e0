import type { Example, Words } from "@serpentarium/core";
import type { PositionEditor } from "@serpentarium/core/editor";
import type { OpenBots } from "../bots/open-bots.ts";
import type { GameVersions } from "../match/game-versions.ts";
import type { OpeningBook } from "./opening-book.ts";

/** What the position editor of a game shows beside the notation of a position. */
export interface EditorParts {
  /** Positions to begin with. */
  readonly examples?: readonly Example[];
  /** The editor of the game for presses on its board. */
  readonly editor?: PositionEditor | undefined;
  /** The words of the page with those that only teach or edit. */
  readonly words?: Words;
}

/** Where the boards of a site that other pages embed come from. */
export interface Embeds {
  /** The folder with the scripts and their list, `index.json`. */
  readonly scripts: string;
  /** The page to embed as a frame. */
  readonly frame: string;
}

/** What a page for playing has beside its table; it lacks what is left out. */
export interface PlayParts extends GameVersions {
  /** For opponents, hints and analyses. */
  readonly openBots?: OpenBots | undefined;
  /** For the dialog in which a position is set up. */
  readonly loadEditor?: (() => Promise<EditorParts>) | undefined;
  /** For what bots played in the positions of the beginning; undefined where that was not counted. */
  readonly loadOpenings?: (() => Promise<OpeningBook | undefined>) | undefined;
  /** The URL of the file that names the server of live matches. */
  readonly liveServer?: string | undefined;
  readonly embeds?: Embeds | undefined;
  /** Whether the browser keeps the matches that are played on the page; true when left out. It always keeps seats in live matches. */
  readonly keepsMatches?: boolean | undefined;
  /** The URL of the page of the matches in this browser. */
  readonly matchesPage?: string | undefined;
  /** The URL of the page of puzzles, on which one’s own mistakes are puzzles, too. */
  readonly puzzlesPage?: string | undefined;
  /** Returns the URL of the page for playing another game, whose link was opened on this one. */
  readonly pageOf?: ((game: string) => string | undefined) | undefined;
}
