import { join } from "node:path";
import type { Language } from "@serpentarium/core";
import { shelf } from "#shelf";

/** The rulebook of a game in a language. */
export interface RulebookFile {
  readonly game: string;
  readonly language: Language;
}

/** The folders of the rulebooks by the ids of their games. */
export const rulebookFolders: Readonly<Record<string, string>> = Object.fromEntries(
  shelf.map(({ plugin, folder }) => [plugin.game.id, join(folder, "rulebook")]),
);

const PATH = /^(.*)[/\\](en|fr)\.mdx$/;

/**
 * Which rulebook a file is, if it is one.
 *
 * @public `at-build.ts` asks for it
 */
export function rulebookAt(path: string): RulebookFile | undefined {
  const [, folder, language] = PATH.exec(path) ?? [];
  const [game] = Object.entries(rulebookFolders).find(([, at]) => at === folder) ?? [];
  return game && (language === "en" || language === "fr") ? { game, language } : undefined;
}
