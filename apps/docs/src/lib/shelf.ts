/** The games of this site as Node finds them; in what Vite bundles, `vite-games.ts` writes this module. */
import type { Plugin } from "@serpentarium/core";
import type { Teaching } from "@serpentarium/core/teaching";
import { findGames } from "./find-games.ts";

/** A plugin of this site and its package. */
export interface Shelved {
  readonly plugin: Plugin;
  /** The name of the package. */
  readonly name: string;
  /** Where the package lies. */
  readonly folder: string;
  /** Whether it is an example, which is not published. */
  readonly isPrivate: boolean;
  /** How the game is taught, where its package exports `./teaching`. */
  readonly teaching: Teaching | undefined;
}

/** The games in their order. */
export const shelf: readonly Shelved[] = (await findGames()).games;
