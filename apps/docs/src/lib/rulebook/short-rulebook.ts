import type { GamePlugin, Words } from "@serpentarium/core";
import { pluginOf } from "../registry/games.ts";
import { firstParagraph } from "../words/first-sentences.ts";
import type { Language } from "../words/languages.ts";
import { wordsOf } from "../words/words.ts";
import { rulebookText } from "./variant-rulebook.ts";

/** A chapter of a short rulebook. */
export interface ShortChapter {
  readonly title: string;
  readonly clauses: readonly { readonly id: string; readonly title: string; readonly text: string }[];
}

/** The first paragraphs of a rulebook: its introduction, and each rule of the game itself, without additions of the platform. */
export interface ShortRulebook {
  readonly intro: string;
  readonly chapters: readonly ShortChapter[];
}

/** The length from which no sentence is added. */
const ENOUGH = 220;

/** The first sentences of a text until there are enough. */
function firstSentencesOf(text: string, language: Language): string {
  let short = "";
  for (const { segment } of new Intl.Segmenter(language, { granularity: "sentence" }).segment(text)) {
    if (short && short.length + segment.length > ENOUGH) break;
    short += segment;
  }
  return short.trim();
}

/** Replaces ids of clauses by their titles in quotation marks. */
const withTitles = (text: string, { game }: GamePlugin, words: Words): string =>
  text.replaceAll(/[a-z]+\.[a-z][a-z-]*/g, (id) => {
    if (!Object.hasOwn(game.clauses, id)) return id;
    return words.text("table.options.quoted", { title: words.text(`clauses.${id}.title`) });
  });

/** Shortens the rulebook of a game. */
export function shortRulebookOf(id: string, language: Language): ShortRulebook {
  const plugin = pluginOf(id);
  const { clauses } = plugin.game;
  const words = wordsOf(id, language);
  const [intro = "", ...chapters] = rulebookText(plugin, language)
    .replace(/^---.*?---/s, "")
    .split(/^## /m);
  return {
    intro: firstParagraph(intro),
    chapters: chapters
      .map((chapter) => {
        const [head = "", ...sections] = chapter.split(/^### /m);
        return {
          title: head.split("\n", 1)[0]?.trim() ?? "",
          clauses: sections.flatMap((section) => {
            const clauseId = section.split("\n", 1)[0]?.trim() ?? "";
            const clause = clauses[clauseId];
            if (!clause || clause.source === "platform") return [];
            const text = firstSentencesOf(firstParagraph(section.slice(clauseId.length)), language);
            return [
              {
                id: clauseId,
                title: words.text(`clauses.${clauseId}.title`),
                text: withTitles(text, plugin, words),
              },
            ];
          }),
        };
      })
      .filter((chapter) => chapter.clauses.length > 0),
  };
}
