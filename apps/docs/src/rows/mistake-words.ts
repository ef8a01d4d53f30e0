import { type Data, fill, type Language, type Text } from "@serpentarium/core";
import { CARDS_OF, type Card, cardName, formatRow } from "@serpentarium/serpent-cartes";
import type { Mistakes } from "./row-text.ts";
import { WORDS } from "./wording.ts";

/** How many things are listed before the rest is only counted, and how much is shown of each word. */
const LISTED = 12;
const LONGEST = 20;

function listed(things: readonly string[], language: Language): string {
  const list = things.slice(0, LISTED).join(", ");
  const count = things.length - LISTED;
  return count > 0 ? fill(WORDS.more, language, { list, count }) : list;
}

const short = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

const named = (card: Card, language: Language): string =>
  `${cardName(card)[language]} (${formatRow([card])})`;

/** What keeps a text from being a row, a sentence for each kind of mistake. */
export function mistakeWords({ deck, unknown, foreign, doubled, missing }: Mistakes, language: Language) {
  const of = (text: Text, things: readonly string[], data: Data = {}): string[] =>
    things.length > 0 ? [fill(text, language, { ...data, list: listed(things, language) })] : [];
  const cards = (some: readonly Card[]): string[] => some.map((card) => named(card, language));
  const words = unknown.map(({ text, place }) => fill(WORDS.atPlace, language, { text: short(text), place }));
  return [
    fill(WORDS.notWhole, language, { cards: CARDS_OF[deck].length }),
    ...of(WORDS.unknown, words),
    ...of(WORDS.foreign, cards(foreign)),
    ...of(WORDS.doubled, cards(doubled)),
    ...of(WORDS.missing, cards(missing), { count: missing.length }),
  ];
}
