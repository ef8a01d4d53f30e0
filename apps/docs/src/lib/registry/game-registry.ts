/** The games of this site in Node; in Vite bundles, `game-modules.ts` generates this module. */
import type { GamePlugin } from "@serpentarium/core";
import type { Teaching } from "@serpentarium/core/teaching";
import { findGames } from "./find-games.ts";

/** A plugin of this site with its package. */
export interface GamePackage {
  readonly plugin: GamePlugin;
  /** The name of the package. */
  readonly name: string;
  /** The absolute path of the package. */
  readonly folder: string;
  /** Whether it is an unpublished example. */
  readonly isPrivate: boolean;
  /** The lesson, if the package exports `./teaching`. */
  readonly teaching: Teaching | undefined;
}

const { games, older } = await findGames();

/** All games of the site, in display order. */
export const gamePackages: readonly GamePackage[] = games;

/** Older versions of these games, newest first. */
export const olderPackages: readonly GamePackage[] = older;
