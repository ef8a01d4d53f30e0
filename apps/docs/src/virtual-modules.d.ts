declare module "virtual:load-games" {
  // an ambient module cannot import from a relative path: its types would silently be any
  type OlderVersion = import("@serpentarium/play").OlderVersion;

  /** Lazy loaders of the games by id. */
  export const loadGame: Readonly<Record<string, OlderVersion["load"]>>;
  /** The older versions of each game, kept for their records; newest first. */
  export const olderVersions: Readonly<Record<string, readonly OlderVersion[]>>;
}

declare module "virtual:load-plugins" {
  import type { GamePlugin } from "@serpentarium/core";

  /** Lazy loaders of the games with their examples. */
  export const loadPlugin: Readonly<Record<string, () => Promise<Omit<GamePlugin, "contract">>>>;
}

declare module "virtual:load-editors" {
  import type { PositionEditor } from "@serpentarium/core/editor";

  /** Lazy loaders of the position editors. */
  export const loadEditor: Readonly<Record<string, () => Promise<{ readonly editor: PositionEditor }>>>;
}

declare module "virtual:load-lessons" {
  import type { Game } from "@serpentarium/core";
  import type { Teaching } from "@serpentarium/core/teaching";

  /** Lazy loaders of the games with their lessons. */
  export const loadLesson: Readonly<
    Record<string, () => Promise<{ readonly game: Game; readonly teaching: Teaching }>>
  >;
}

declare module "virtual:load-networks" {
  /** Lazy loaders of the networks by which bots evaluate positions, by game id. */
  export const loadNetwork: Readonly<Record<string, () => Promise<{ readonly default: unknown }>>>;
}

declare module "virtual:program-reference" {
  import type { ProgramReference } from "serpentarium/commands";

  /** The commands of the command line in each language. */
  export const programReference: Readonly<Record<string, ProgramReference>>;
}

declare module "virtual:embed-sources" {
  /** The source of a module that exports only the game, by game id. */
  export const embedSources: Readonly<Record<string, string>>;
}

declare module "virtual:load-words" {
  export type WordsLoaders = Readonly<
    Record<string, () => Promise<{ readonly default: import("./lib/words/encoded-words.ts").EncodedWords }>>
  >;

  /** Lazy loaders of the words of each game by language, followed by those of its base. */
  export const gameWords: Readonly<Record<string, WordsLoaders>>;
  /** Lazy loaders of the platform's words: for a board, for a table around it, and for the row explorer. */
  export const platformWords: Readonly<Record<"board" | "table" | "rows", WordsLoaders>>;
  /** Lazy loaders of the site’s own words by area. */
  export const siteWords: Readonly<Record<import("./lib/words/words-files.ts").LoadedArea, WordsLoaders>>;
  /** Lazy loaders of the words of the pages for playing by group. */
  export const playWords: Readonly<Record<import("./lib/words/words-files.ts").PlayGroup, WordsLoaders>>;
  /** Lazy loaders of the late words of a table and of a play page. */
  export const lateWords: Readonly<Record<"table" | "play", WordsLoaders>>;
}

declare module "virtual:load-teaching-words" {
  /** Like `gameWords`, for words that only teach or edit: examples, pictures, lessons, glossaries and editors. */
  export const teachingWords: Readonly<Record<string, import("virtual:load-words").WordsLoaders>>;
}
