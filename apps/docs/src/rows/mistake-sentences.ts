import type { Words } from "@serpentarium/core";
import { CARDS_BY_DECK, type Card, cardName, formatRow } from "@serpentarium/serpent-cartes";
import { formatText, type Language, languageOf, type SiteText, type TextValues } from "../lib/site-text.ts";
import type { Reader } from "../play/reader.ts";
import { MESSAGES } from "./messages.ts";
import type { RowMistakes } from "./row-text.ts";

/** The most items listed; the rest is only counted. */
const MAX_LISTED = 12;
/** The most characters shown of a word. */
const MAX_WORD_LENGTH = 20;

function joinList(items: readonly string[], language: Language): string {
  const list = items.slice(0, MAX_LISTED).join(", ");
  const count = items.length - MAX_LISTED;
  return count > 0 ? formatText(MESSAGES.more, language, { list, count }) : list;
}

const truncate = (text: string): string =>
  text.length > MAX_WORD_LENGTH ? `${text.slice(0, MAX_WORD_LENGTH)}…` : text;

const cardLabel = (card: Card, words: Words): string =>
  `${words.format(cardName(card))} (${formatRow([card])})`;

/** Describes why a text is not a row, with a sentence for each kind of mistake. */
export function mistakeSentences(
  { deck, unknown, notInDeck, surplus, missing }: RowMistakes,
  reader: Reader,
) {
  const language = languageOf(reader);
  const sentence = (text: SiteText, items: readonly string[], data: TextValues = {}): string[] =>
    items.length > 0 ? [formatText(text, language, { ...data, list: joinList(items, language) })] : [];
  const labels = (cards: readonly Card[]): string[] => cards.map((card) => cardLabel(card, reader.words));
  const wordsOfText = unknown.map(({ text, place }) =>
    formatText(MESSAGES.atPlace, language, { text: truncate(text), place }),
  );
  return [
    formatText(MESSAGES.incomplete, language, { cards: CARDS_BY_DECK[deck].length }),
    ...sentence(MESSAGES.unknown, wordsOfText),
    ...sentence(MESSAGES.notInDeck, labels(notInDeck)),
    ...sentence(MESSAGES.surplus, labels(surplus)),
    ...sentence(MESSAGES.missing, labels(missing), { count: missing.length }),
  ];
}
