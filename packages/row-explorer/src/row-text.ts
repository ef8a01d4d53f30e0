import {
  CARDS_BY_DECK,
  type Card,
  cardFromNotation,
  type Deck,
  type Row,
} from "@serpentarium/serpent-cartes";
import { deckOf } from "./setup.ts";

/** A word that is not a card. */
export interface UnknownWord {
  readonly text: string;
  /** Its position in the text, in words from 1. */
  readonly place: number;
}

/** All mistakes of a text that is not a complete deck. */
export interface RowMistakes {
  readonly deck: Deck;
  readonly unknown: readonly UnknownWord[];
  /** Cards that the deck does not have. */
  readonly notInDeck: readonly Card[];
  /** Cards that occur more often than in the deck. */
  readonly surplus: readonly Card[];
  /** Cards that occur less often than in the deck. */
  readonly missing: readonly Card[];
}

export type RowResult =
  | { readonly ok: true; readonly row: Row }
  | { readonly ok: false; readonly mistakes: RowMistakes };

const SUITS: Readonly<Record<string, string>> = { "♣": "c", "♦": "d", "♥": "h", "♠": "s" };
/** Printed ranks: `10`, and the French valet, dame and roi. */
const RANKS: Readonly<Record<string, string>> = { "10": "T", V: "J", D: "Q", R: "K" };

/** Parses a card, ignoring case. */
function parseCard(word: string): Card | undefined {
  const [, rank = "", suit = ""] = /^(10|[a2-9tjqkvdr])([cdhs♣♦♥♠])\ufe0f?$/iu.exec(word) ?? [];
  const [upper, lower] = [rank.toUpperCase(), suit.toLowerCase()];
  return cardFromNotation((RANKS[upper] ?? upper) + (SUITS[lower] ?? lower));
}

const countOf = (cards: readonly Card[], card: Card): number => cards.filter((one) => one === card).length;

function findMistakes(
  words: readonly string[],
  cards: readonly (Card | undefined)[],
  deck: Deck,
): RowMistakes {
  const deckCards = CARDS_BY_DECK[deck];
  const known = cards.filter((card) => card !== undefined);
  const distinct = [...new Set(known)].toSorted((a, b) => a - b);
  const missing = [...new Set(deckCards)].flatMap((card) =>
    Array.from({ length: Math.max(countOf(deckCards, card) - countOf(known, card), 0) }, () => card),
  );
  return {
    deck,
    unknown: words.flatMap((text, i) => (cards[i] === undefined ? [{ text, place: i + 1 }] : [])),
    notInDeck: distinct.filter((card) => !deckCards.includes(card)),
    surplus: distinct.filter(
      (card) => deckCards.includes(card) && countOf(known, card) > countOf(deckCards, card),
    ),
    missing,
  };
}

/**
 * Parses a row: cards separated by commas, semicolons or white space. Any complete deck is accepted; an incomplete text is compared with
 * `deck`.
 */
export function parseRow(text: string, deck: Deck): RowResult {
  const words = text.split(/[\s,;]+/).filter(Boolean);
  const cards = words.map(parseCard);
  const row = cards.filter((card) => card !== undefined);
  if (row.length === words.length && deckOf(row)) return { ok: true, row };
  return { ok: false, mistakes: findMistakes(words, cards, deck) };
}
