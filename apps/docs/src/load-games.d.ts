declare module "virtual:load-games" {
  import type { Plugin } from "@serpentarium/core";

  /** How to load each game of the site, once somebody wants to play it. */
  export const loadGame: Readonly<Record<string, () => Promise<{ readonly default: Plugin }>>>;
}
