import { join } from "node:path";
import type { Language } from "@serpentarium/core";
import { gamePackages } from "#game-registry";

/** The rulebook of a game in one language. */
export interface RulebookFile {
  readonly game: string;
  readonly language: Language;
}

/** The rulebook folders by game id. */
export const rulebookFolders: Readonly<Record<string, string>> = Object.fromEntries(
  gamePackages.map(({ plugin, folder }) => [plugin.game.id, join(folder, "rulebook")]),
);

const RULEBOOK_PATH = /^(.*)[/\\](en|fr)\.mdx$/;

/**
 * Identifies the rulebook at a path; `undefined` for other files.
 *
 * @public imported by `config-modules.ts`
 */
export function rulebookAt(path: string): RulebookFile | undefined {
  const [, folder, language] = RULEBOOK_PATH.exec(path) ?? [];
  const [game] = Object.entries(rulebookFolders).find(([, known]) => known === folder) ?? [];
  return game && (language === "en" || language === "fr") ? { game, language } : undefined;
}
