import connectFour from "@serpentarium/connect-four";
import type { Language, Plugin } from "@serpentarium/core";
import pantarei from "@serpentarium/pantarei";
import serpentCartes from "@serpentarium/serpent-cartes";
import ssserpent from "@serpentarium/ssserpent";
import sssnake from "@serpentarium/sssnake";
import ticTacToe from "@serpentarium/tic-tac-toe";

const plugins: readonly Plugin[] = [pantarei, ssserpent, sssnake, serpentCartes, ticTacToe, connectFour];

/** The games of this site by id. */
export const games: Readonly<Record<string, Plugin>> = Object.fromEntries(
  plugins.map((plugin) => [plugin.game.id, plugin]),
);

/** A game of this site. @throws Error when there is none of that id */
export function pluginOf(id: string): Plugin {
  const plugin = games[id];
  if (!plugin) throw new Error(`no game "${id}" on this site`);
  return plugin;
}

/** The address of a rulebook. */
export const bookOf = (game: string, language: Language): string =>
  language === "en" ? `/games/${game}/` : `/${language}/games/${game}/`;
