import type { GamePlugin } from "@serpentarium/core";
import { gamePackages, olderPackages } from "#game-registry";
import { localePath } from "../links/links.ts";
import type { Language } from "../words/languages.ts";
import type { GamePackage } from "./game-registry.ts";

/**
 * The ids of the games that have puzzles.
 *
 * @public imported by `config-modules.ts`
 */
export { PUZZLE_GAMES as puzzleGames } from "@serpentarium/puzzles";

/**
 * The published games of this site, in order.
 *
 * @public imported by `config-modules.ts`
 */
export const publishedGames: readonly GamePlugin[] = gamePackages.flatMap(({ plugin, isPrivate }) =>
  isPrivate ? [] : [plugin],
);

/**
 * The example games of this site, in order.
 *
 * @public imported by `config-modules.ts`
 */
export const exampleGames: readonly GamePlugin[] = gamePackages.flatMap(({ plugin, isPrivate }) =>
  isPrivate ? [plugin] : [],
);

/**
 * The ids of the games that have a lesson, in order.
 *
 * @public imported by `config-modules.ts`
 */
export const taughtGames: readonly string[] = gamePackages.flatMap(({ plugin, teaching }) =>
  teaching ? [plugin.game.id] : [],
);

export const games: Readonly<Record<string, GamePlugin>> = Object.fromEntries(
  gamePackages.map(({ plugin }) => [plugin.game.id, plugin]),
);

/** The package of a game of this site. @throws Error for an unknown id */
export function packageOf(id: string): GamePackage {
  const found = gamePackages.find(({ plugin }) => plugin.game.id === id);
  if (!found) throw new Error(`no game "${id}" on this site`);
  return found;
}

/**
 * The package of an older version of a game.
 *
 * @throws Error if the site does not have it
 * @public imported by `config-modules.ts`
 */
export function olderPackageOf(id: string, version: string): GamePackage {
  const found = olderPackages.find(({ plugin: { game } }) => game.id === id && game.version === version);
  if (!found) throw new Error(`no version ${version} of "${id}" on this site`);
  return found;
}

/** A game of this site. @throws Error for an unknown id */
export const pluginOf = (id: string): GamePlugin => packageOf(id).plugin;

/** The base game of a variant, if this site has it. */
export const baseOf = ({ game: { variantOf } }: GamePlugin): GamePlugin | undefined =>
  variantOf && games[variantOf.id];

/** The URL of the page that compares the versions of a game. */
export const versionsUrl = (game: string, language: Language): string =>
  `${rulebookUrl(game, language)}versions/`;

export const rulebookUrl = (game: string, language: Language): string =>
  localePath(language, `/games/${game}/`);
