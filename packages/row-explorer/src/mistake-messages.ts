import type { MessageData, MessageReference } from "@serpentarium/core";
import { CARDS_BY_DECK, type Card, cardName, formatRow } from "@serpentarium/serpent-cartes";
import type { RowMistakes } from "./row-text.ts";

/** The maximal number of listed items; the rest is only counted. */
const MAX_LISTED = 12;
/** The maximal length of a displayed word. */
const MAX_WORD_LENGTH = 20;

const truncate = (text: string): string =>
  text.length > MAX_WORD_LENGTH ? `${text.slice(0, MAX_WORD_LENGTH)}…` : text;

const cardLabel = (card: Card): MessageReference => ({
  id: "rows.mistakes.card",
  data: { card: cardName(card), notation: formatRow([card]) },
});

/** A list of items; if there are many, the last ones are only counted. */
function listData(items: readonly MessageReference[]): MessageData {
  const count = items.length - MAX_LISTED;
  if (count <= 0) return { list: items };
  return { list: { id: "rows.mistakes.more", data: { list: items.slice(0, MAX_LISTED), count } } };
}

/** Says why a text is not a row, with a sentence for each kind of mistake. */
export function mistakeMessages({
  deck,
  unknown,
  notInDeck,
  surplus,
  missing,
}: RowMistakes): readonly MessageReference[] {
  const sentence = (id: string, items: readonly MessageReference[]): MessageReference[] =>
    items.length > 0 ? [{ id, data: { ...listData(items), count: items.length } }] : [];
  const words = unknown.map(({ text, place }) => ({
    id: "rows.mistakes.at-place",
    data: { text: truncate(text), place },
  }));
  return [
    { id: "rows.mistakes.incomplete", data: { cards: CARDS_BY_DECK[deck].length } },
    ...sentence("rows.mistakes.unknown", words),
    ...sentence("rows.mistakes.not-in-deck", notInDeck.map(cardLabel)),
    ...sentence("rows.mistakes.surplus", surplus.map(cardLabel)),
    ...sentence("rows.mistakes.missing", missing.map(cardLabel)),
  ];
}

/** The same as one message. */
export const mistakesMessage = (mistakes: RowMistakes): MessageReference =>
  mistakeMessages(mistakes).reduceRight((rest, first) => ({
    id: "rows.mistakes.sentences",
    data: { first, rest },
  }));
