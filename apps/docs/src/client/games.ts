import type { Plugin } from "@serpentarium/core";

/** How to load each game of the site, once somebody wants to play it. */
export const loadGame: Readonly<Record<string, () => Promise<{ readonly default: Plugin }>>> = {
  "connect-four": () => import("@serpentarium/connect-four"),
  pantarei: () => import("@serpentarium/pantarei"),
  ssserpent: () => import("@serpentarium/ssserpent"),
  sssnake: () => import("@serpentarium/sssnake"),
  "serpent-cartes": () => import("@serpentarium/serpent-cartes"),
  "tic-tac-toe": () => import("@serpentarium/tic-tac-toe"),
};
