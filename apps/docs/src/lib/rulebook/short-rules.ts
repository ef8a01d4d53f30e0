import { chooseLanguage } from "@serpentarium/rulebook";
import { readShortRules } from "@serpentarium/rulebook/node";
import { markdownToHtml } from "satteri";
import { baseOf, games, packageOf, rulebookUrl } from "../registry/games.ts";
import type { Language } from "../words/languages.ts";

/** The short rules of a game for a reader, as Markdown. */
interface ShortText {
  readonly game: string;
  /** The language of the text, which may be another than that of the reader. */
  readonly language: Language;
  readonly markdown: string;
}

/** The short rules of a game for a reader. */
export interface ShortRules extends Omit<ShortText, "markdown"> {
  readonly html: string;
}

/** The Markdown of the short rules of a game, of a variant before those of its base; empty without any. */
export function shortTextsOf(id: string, language: Language): readonly ShortText[] {
  const { folder, plugin } = packageOf(id);
  const texts = readShortRules(folder);
  const chosen = chooseLanguage(Object.keys(texts), language, plugin.words[0]?.language);
  if (chosen === undefined) return [];
  const base = baseOf(plugin);
  const own = { game: id, language: chosen, markdown: texts[chosen] ?? "" };
  return [own, ...(base ? shortTextsOf(base.game.id, language) : [])];
}

/** The short rules of a game, of a variant before those of its base; empty without any. */
export const shortRulesOf = (id: string, language: Language): readonly ShortRules[] =>
  shortTextsOf(id, language).map(({ markdown, ...rules }) => {
    const book = rulebookUrl(rules.game, language);
    return { ...rules, html: markdownToHtml(markdown.replaceAll("](#", `](${book}#`)).html };
  });

/** The ids of the games with short rules, in order. */
export const gamesWithShortRules: readonly string[] = Object.keys(games).filter(
  (id) => Object.keys(readShortRules(packageOf(id).folder)).length > 0,
);
