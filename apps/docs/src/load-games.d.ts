declare module "virtual:load-games" {
  import type { OlderVersion } from "./play/reading.ts";

  /** How to load each game of the site, once somebody wants to play it. */
  export const loadGame: Readonly<Record<string, OlderVersion["load"]>>;
  /** The older versions of games that are kept for their records, the newest first. */
  export const olderVersions: Readonly<Record<string, readonly OlderVersion[]>>;
}

declare module "virtual:load-plugins" {
  import type { Plugin } from "@serpentarium/core";

  /** How to load each game with its examples. */
  export const loadPlugin: Readonly<Record<string, () => Promise<Omit<Plugin, "contract">>>>;
}

declare module "virtual:load-editors" {
  import type { Editor } from "@serpentarium/core/editor";

  /** How to load what each game is set up with by pressing, where it has that. */
  export const loadEditor: Readonly<Record<string, () => Promise<{ readonly editor: Editor }>>>;
}

declare module "virtual:load-lessons" {
  import type { Game } from "@serpentarium/core";
  import type { Teaching } from "@serpentarium/core/teaching";

  /** How to load each game that is taught, with its lesson. */
  export const loadLesson: Readonly<
    Record<string, () => Promise<{ readonly game: Game; readonly teaching: Teaching }>>
  >;
}

declare module "virtual:embed-sources" {
  /** A module that exports nothing but the game, as text, for each game of the site. */
  export const embedSources: Readonly<Record<string, string>>;
}
