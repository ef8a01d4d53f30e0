import { existsSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";

import { gamePackages, olderPackages } from "#game-registry";
import type { GamePackage } from "./game-registry.ts";
import { LANGUAGES, type Language } from "./languages.ts";

/** The rulebook of a game in one language. */
export interface RulebookFile {
  readonly game: string;
  readonly language: Language;
  /** The version, of an older one. */
  readonly version?: string;
}

const folderOf = ({ folder }: GamePackage): string => join(folder, "rulebook");

/** The rulebook folders by game id. */
export const rulebookFolders: Readonly<Record<string, string>> = Object.fromEntries(
  gamePackages.map((found) => [found.plugin.game.id, folderOf(found)]),
);

/** The rulebook of an older version of a game. */
export interface OlderRulebook {
  readonly game: string;
  readonly version: string;
  readonly folder: string;
}

/** The rulebooks of the older versions that have one. */
export const olderRulebooks: readonly OlderRulebook[] = olderPackages.flatMap((found) => {
  const { id: game, version } = found.plugin.game;
  const folder = folderOf(found);
  return existsSync(join(folder, "en.mdx")) ? [{ game, version, folder }] : [];
});

/**
 * Identifies the rulebook at a path; `undefined` for other files.
 *
 * @public imported by `config-modules.ts`
 */
export function rulebookAt(path: string): RulebookFile | undefined {
  const [folder, language] = [dirname(path), basename(path, ".mdx")];
  if (extname(path) !== ".mdx" || !LANGUAGES.includes(language)) return undefined;
  const [game] = Object.entries(rulebookFolders).find(([, known]) => known === folder) ?? [];
  if (game) return { game, language };
  const older = olderRulebooks.find((book) => book.folder === folder);
  return older && { game: older.game, version: older.version, language };
}
