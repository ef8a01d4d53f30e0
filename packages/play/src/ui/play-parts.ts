import type { Example, Words } from "@serpentarium/core";
import type { PositionEditor } from "@serpentarium/core/editor";
import type { OpenBots } from "../bots/open-bots.ts";
import type { GameVersions } from "../match/game-versions.ts";
import type { OpeningBook } from "./opening-book.ts";

/** What the position editor of a game shows in addition to the notation. */
export interface EditorParts {
  /** Positions to start from. */
  readonly examples?: readonly Example[];
  /** Changes the position on presses of the board. */
  readonly editor?: PositionEditor | undefined;
  /** The words of the page, including those for teaching and editing. */
  readonly words?: Words;
}

/** The URLs of a site’s boards for other pages. */
export interface Embeds {
  /** The folder with the scripts and their list, `index.json`. */
  readonly scripts: string;
  /** The page that is embedded as a frame. */
  readonly frame: string;
}

/** The optional parts of a page for playing, in addition to its table. */
export interface PlayParts extends GameVersions {
  /** Opens bots for opponents, hints and analyses. */
  readonly openBots?: OpenBots | undefined;
  /** Opens a worker whose script calls `serveAnimations` of `@serpentarium/play/animation`, to share matches as animations. */
  readonly openAnimator?: (() => Worker) | undefined;
  /** Loads the parts of the dialog to set up a position. */
  readonly loadEditor?: (() => Promise<EditorParts>) | undefined;
  /** Loads the opening book; undefined if the game has none. */
  readonly loadOpenings?: (() => Promise<OpeningBook | undefined>) | undefined;
  /** The URL of the file that names the server of live matches. */
  readonly liveServer?: string | undefined;
  readonly embeds?: Embeds | undefined;
  /** Whether the browser stores the matches played on the page; true by default. Seats in live matches are always stored. */
  readonly keepsMatches?: boolean | undefined;
  /** The URL of the page of the matches in this browser. */
  readonly matchesPage?: string | undefined;
  /** The URL of the page of puzzles, which also shows the user’s mistakes. */
  readonly puzzlesPage?: string | undefined;
  /** Returns the URL of the page for playing another game, to open its links. */
  readonly pageOf?: ((game: string) => string | undefined) | undefined;
}
