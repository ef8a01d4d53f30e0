import type { GamePlugin, Words } from "@serpentarium/core";
import { shortenRulebook } from "@serpentarium/rulebook";
import { packageOf } from "../registry/games.ts";
import type { Language } from "../words/languages.ts";
import { wordsOf } from "../words/words.ts";
import { rulebookOf } from "./variant-rulebook.ts";

/** Replaces ids of clauses by their titles in quotation marks. */
const withTitles = (text: string, { game }: GamePlugin, words: Words): string =>
  text.replaceAll(/[a-z]+\.[a-z][a-z-]*/g, (id) => {
    if (!Object.hasOwn(game.clauses, id)) return id;
    return words.text("table.options.quoted", { title: words.text(`clauses.${id}.title`) });
  });

/** Shortens the rulebook of a game: omits additions of the platform, and replaces ids of clauses with titles. */
export function shortRulebookOf(id: string, language: Language) {
  const found = packageOf(id);
  const { clauses } = found.plugin.game;
  const words = wordsOf(id, language);
  const isIncluded = (clause: string): boolean => (clauses[clause]?.source ?? "platform") !== "platform";
  const { introduction, chapters } = shortenRulebook(rulebookOf(found, language), language, isIncluded);
  const withTitle = ({ id: clause, text }: { readonly id: string; readonly text: string }) => ({
    id: clause,
    title: words.text(`clauses.${clause}.title`),
    text: withTitles(text, found.plugin, words),
  });
  return {
    introduction,
    chapters: chapters.map(({ title, clauses: own }) => ({ title, clauses: own.map(withTitle) })),
  };
}
