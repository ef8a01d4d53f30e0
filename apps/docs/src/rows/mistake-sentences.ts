import type { MessageData, MessageReference } from "@serpentarium/core";
import { CARDS_BY_DECK, type Card, cardName, formatRow } from "@serpentarium/serpent-cartes";
import type { Reader } from "@serpentarium/table";
import type { RowMistakes } from "./row-text.ts";

/** The most items listed; the rest is only counted. */
const MAX_LISTED = 12;
/** The most characters shown of a word. */
const MAX_WORD_LENGTH = 20;

function listed(items: readonly MessageReference[]): MessageData[string] {
  const count = items.length - MAX_LISTED;
  return count > 0 ? { id: "site.rows.more", data: { list: items.slice(0, MAX_LISTED), count } } : items;
}

const truncate = (text: string): string =>
  text.length > MAX_WORD_LENGTH ? `${text.slice(0, MAX_WORD_LENGTH)}…` : text;

const cardLabels = (cards: readonly Card[]): readonly MessageReference[] =>
  cards.map((card) => ({
    id: "site.rows.card-in-notation",
    data: { card: cardName(card), notation: formatRow([card]) },
  }));

/** Describes why a text is not a row, with a sentence for each kind of mistake. */
export function mistakeSentences(
  { deck, unknown, notInDeck, surplus, missing }: RowMistakes,
  { words }: Reader,
): readonly string[] {
  const sentence = (
    id: string,
    items: readonly MessageReference[],
    data: MessageData = {},
  ): readonly string[] => (items.length > 0 ? [words.text(id, { ...data, list: listed(items) })] : []);
  const places = unknown.map(({ text, place }) => ({
    id: "site.rows.at-place",
    data: { text: truncate(text), place },
  }));
  return [
    words.text("site.rows.incomplete", { cards: CARDS_BY_DECK[deck].length }),
    ...sentence("site.rows.unknown", places),
    ...sentence("site.rows.not-in-deck", cardLabels(notInDeck)),
    ...sentence("site.rows.surplus", cardLabels(surplus)),
    ...sentence("site.rows.missing", cardLabels(missing), { count: missing.length }),
  ];
}
