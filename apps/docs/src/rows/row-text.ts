import { CARDS_OF, type Card, cardNamed, type Deck, type Row } from "@serpentarium/serpent-cartes";
import { deckOf } from "./setup.ts";

/** A word where a card should be. */
export interface Unknown {
  readonly text: string;
  /** Which of the words it is, counted from 1. */
  readonly place: number;
}

/** Everything that keeps a text from being a whole deck. */
export interface Mistakes {
  readonly deck: Deck;
  readonly unknown: readonly Unknown[];
  /** Cards that the deck does not have. */
  readonly foreign: readonly Card[];
  /** Cards that lie more often than the deck has them. */
  readonly doubled: readonly Card[];
  /** Cards that do not lie, or with two packs not often enough. */
  readonly missing: readonly Card[];
}

export type ReadRow =
  | { readonly ok: true; readonly row: Row }
  | { readonly ok: false; readonly mistakes: Mistakes };

const SUITS: Readonly<Record<string, string>> = { "♣": "c", "♦": "d", "♥": "h", "♠": "s" };
/** As cards have it in print: `10`, and the French valet, dame and roi. */
const RANKS: Readonly<Record<string, string>> = { "10": "T", V: "J", D: "Q", R: "K" };

/** A card as people may write it, in capitals or not. */
function cardOf(word: string): Card | undefined {
  const [, rank = "", suit = ""] = /^(10|[a2-9tjqkvdr])([cdhs♣♦♥♠])\ufe0f?$/iu.exec(word) ?? [];
  const [upper, lower] = [rank.toUpperCase(), suit.toLowerCase()];
  return cardNamed((RANKS[upper] ?? upper) + (SUITS[lower] ?? lower));
}

const countOf = (cards: readonly Card[], card: Card): number => cards.filter((one) => one === card).length;

function mistakesOf(words: readonly string[], cards: readonly (Card | undefined)[], deck: Deck): Mistakes {
  const whole = CARDS_OF[deck];
  const lying = cards.filter((card) => card !== undefined);
  const different = [...new Set(lying)].toSorted((a, b) => a - b);
  const missing = [...new Set(whole)].flatMap((card) =>
    Array.from({ length: Math.max(countOf(whole, card) - countOf(lying, card), 0) }, () => card),
  );
  return {
    deck,
    unknown: words.flatMap((text, i) => (cards[i] === undefined ? [{ text, place: i + 1 }] : [])),
    foreign: different.filter((card) => !whole.includes(card)),
    doubled: different.filter((card) => whole.includes(card) && countOf(lying, card) > countOf(whole, card)),
    missing,
  };
}

/**
 * A row from what somebody typed or pasted: cards with commas or blanks between them. A whole deck of another kind than
 * the one that is looked for is taken for what it is.
 */
export function readRow(text: string, deck: Deck): ReadRow {
  const words = text.split(/[\s,;]+/).filter(Boolean);
  const cards = words.map(cardOf);
  const row = cards.filter((card) => card !== undefined);
  if (row.length === words.length && deckOf(row)) return { ok: true, row };
  return { ok: false, mistakes: mistakesOf(words, cards, deck) };
}
