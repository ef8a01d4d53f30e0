import connectFour from "@serpentarium/connect-four";
import type { Language, Plugin } from "@serpentarium/core";
import pantarei from "@serpentarium/pantarei";
import pantareiRing from "@serpentarium/pantarei-ring";
import serpentCartes from "@serpentarium/serpent-cartes";
import ssserpent from "@serpentarium/ssserpent";
import sssnake from "@serpentarium/sssnake";
import ticTacToe from "@serpentarium/tic-tac-toe";

/** Plugins by the name of their package. */
type Shelf = Readonly<Record<string, Plugin>>;

/**
 * The games of this site and their variants. What else the site has of a game is made from this list: its pages, its place
 * in the sidebar, its API reference, and the script that loads it to be played.
 */
const published: Shelf = {
  "@serpentarium/pantarei": pantarei,
  "@serpentarium/pantarei-ring": pantareiRing,
  "@serpentarium/ssserpent": ssserpent,
  "@serpentarium/sssnake": sssnake,
  "@serpentarium/serpent-cartes": serpentCartes,
};

/** The games that show how one is made. */
const shown: Shelf = {
  "@serpentarium/tic-tac-toe": ticTacToe,
  "@serpentarium/connect-four": connectFour,
};

/** The published games of this site, in order. */
export const publishedGames: readonly Plugin[] = Object.values(published);

/** The example games of this site, in order. */
export const exampleGames: readonly Plugin[] = Object.values(shown);

/** The games of this site by id. */
export const games: Readonly<Record<string, Plugin>> = Object.fromEntries(
  [...publishedGames, ...exampleGames].map((plugin) => [plugin.game.id, plugin]),
);

/**
 * The package of each game of this site, by the game's id.
 *
 * @public `at-build.ts` asks for it
 */
export const packages: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({ ...published, ...shown }).map(([name, { game }]) => [game.id, name]),
);

/** A game of this site. @throws Error when there is none of that id */
export function pluginOf(id: string): Plugin {
  const plugin = games[id];
  if (!plugin) throw new Error(`no game "${id}" on this site`);
  return plugin;
}

/** The game from which another is made, where this site has it. */
export const baseOf = ({ game: { variantOf } }: Plugin): Plugin | undefined =>
  variantOf && games[variantOf.id];

/** The address of a rulebook. */
export const bookOf = (game: string, language: Language): string =>
  language === "en" ? `/games/${game}/` : `/${language}/games/${game}/`;
