import { chooseLanguage } from "@serpentarium/rulebook";
import { readShortRules } from "@serpentarium/rulebook/node";
import { markdownToHtml } from "satteri";
import { baseOf, games, packageOf, rulebookUrl } from "../registry/games.ts";
import type { Language } from "../words/languages.ts";

/** The short rules of a game for a reader. */
export interface ShortRules {
  readonly game: string;
  /** The language of the text, which may be another than that of the reader. */
  readonly language: Language;
  readonly html: string;
}

/** The short rules of a game, of a variant before those of its base; empty without any. */
export function shortRulesOf(id: string, language: Language): readonly ShortRules[] {
  const { folder, plugin } = packageOf(id);
  const texts = readShortRules(folder);
  const chosen = chooseLanguage(Object.keys(texts), language, plugin.words[0]?.language);
  if (chosen === undefined) return [];
  const book = rulebookUrl(id, language);
  const { html } = markdownToHtml((texts[chosen] ?? "").replaceAll("](#", `](${book}#`));
  const base = baseOf(plugin);
  return [{ game: id, language: chosen, html }, ...(base ? shortRulesOf(base.game.id, language) : [])];
}

/** The ids of the games with short rules, in order. */
export const gamesWithShortRules: readonly string[] = Object.keys(games).filter(
  (id) => Object.keys(readShortRules(packageOf(id).folder)).length > 0,
);
