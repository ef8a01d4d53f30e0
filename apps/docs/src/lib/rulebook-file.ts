import type { Language } from "@serpentarium/core";

/** The rulebook of a game in a language. */
export interface RulebookFile {
  readonly game: string;
  readonly language: Language;
}

const PATH = /\/(?:packages|examples)\/([^/]+)\/rulebook\/(en|fr)\.mdx$/;

/** Which rulebook a file is, if it is one. */
export function rulebookAt(path: string): RulebookFile | undefined {
  const [, game, language] = PATH.exec(path) ?? [];
  return game && (language === "en" || language === "fr") ? { game, language } : undefined;
}
