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
