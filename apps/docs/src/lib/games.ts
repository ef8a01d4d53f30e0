import type { Language, Plugin } from "@serpentarium/core";
import { shelf } from "#shelf";
import { href } from "./links.ts";
import type { Shelved } from "./shelf.ts";

/**
 * The published games of this site, in order.
 *
 * @public `at-build.ts` asks for it
 */
export const publishedGames: readonly Plugin[] = shelf.flatMap(({ plugin, isPrivate }) =>
  isPrivate ? [] : [plugin],
);

/**
 * The example games of this site, in order.
 *
 * @public `at-build.ts` asks for it
 */
export const exampleGames: readonly Plugin[] = shelf.flatMap(({ plugin, isPrivate }) =>
  isPrivate ? [plugin] : [],
);

/**
 * The ids of the games that have a lesson, in order.
 *
 * @public `at-build.ts` asks for it
 */
export const taughtGames: readonly string[] = shelf.flatMap(({ plugin, teaching }) =>
  teaching ? [plugin.game.id] : [],
);

/** The games of this site by id. */
export const games: Readonly<Record<string, Plugin>> = Object.fromEntries(
  shelf.map(({ plugin }) => [plugin.game.id, plugin]),
);

/** The package of a game of this site. @throws Error when there is none of that id */
export function packageOf(id: string): Shelved {
  const found = shelf.find(({ plugin }) => plugin.game.id === id);
  if (!found) throw new Error(`no game "${id}" on this site`);
  return found;
}

/** A game of this site. @throws Error when there is none of that id */
export const pluginOf = (id: string): Plugin => packageOf(id).plugin;

/** The game from which another is made, where this site has it. */
export const baseOf = ({ game: { variantOf } }: Plugin): Plugin | undefined =>
  variantOf && games[variantOf.id];

/** The address of a rulebook. */
export const bookOf = (game: string, language: Language): string =>
  href(language === "en" ? `/games/${game}/` : `/${language}/games/${game}/`);
