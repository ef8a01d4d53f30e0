import { basename, dirname, extname, join } from "node:path";

import { gamePackages, olderPackages } from "#game-registry";
import type { GamePackage } from "../registry/game-registry.ts";
import type { Language } from "../words/languages.ts";
import { hasRulebook } from "./find-rulebook.ts";

export interface RulebookFile {
  readonly game: string;
  readonly language: Language;
  /** The version, of an older one. */
  readonly version?: string;
}

/** A rulebook of this site, of a game or of an older version of it. */
interface SiteRulebook {
  readonly game: string;
  /** The version, of an older one. */
  readonly version?: string;
  readonly found: GamePackage;
}

/** The rulebooks of this site; older versions may have none. */
export const rulebooks: readonly SiteRulebook[] = [
  ...gamePackages.map((found) => ({ game: found.plugin.game.id, found })),
  ...olderPackages.filter(hasRulebook).map((found) => {
    const { id: game, version } = found.plugin.game;
    return { game, version, found };
  }),
];

/**
 * Identifies the rulebook at a path; `undefined` for other files.
 *
 * @public imported by `config-modules.ts`
 */
export function rulebookAt(path: string): RulebookFile | undefined {
  const [folder, language] = [dirname(path), basename(path, ".mdx")];
  if (extname(path) !== ".mdx") return undefined;
  const book = rulebooks.find(({ found }) => join(found.folder, "rulebook") === folder);
  return book && { game: book.game, language, ...(book.version !== undefined && { version: book.version }) };
}
