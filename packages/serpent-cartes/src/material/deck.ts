import { type Card, NOTATION_BY_CARD, VALUE_BY_CARD } from "./cards.ts";

/** The decks (`setup.deck`): 32 cards, 52, or twice 32. */
export const DECKS = ["32", "52", "2x32"] as const;
/** A deck, by the number of its cards. */
export type Deck = (typeof DECKS)[number];

const FULL_DECK: readonly Card[] = NOTATION_BY_CARD.map((_, card) => card);
const SHORT_DECK = FULL_DECK.filter((card) => !/^[2-6]/.test(NOTATION_BY_CARD[card] ?? ""));

/** The cards of each deck, in a fixed order; with two packs each card comes twice. */
export const CARDS_BY_DECK: Readonly<Record<Deck, readonly Card[]>> = {
  "32": SHORT_DECK,
  "52": FULL_DECK,
  "2x32": [...SHORT_DECK, ...SHORT_DECK].sort((a, b) => a - b),
};

/** The number of cards of a deck. */
export const deckSize = (deck: Deck): number => CARDS_BY_DECK[deck].length;

const countRestingCards = (deck: Deck): number =>
  CARDS_BY_DECK[deck].filter((card) => VALUE_BY_CARD[card] === 1).length;

/** The number of cards of each deck on which a pawn can rest: those that count 1. */
export const RESTING_CARDS_BY_DECK: Readonly<Record<Deck, number>> = {
  "32": countRestingCards("32"),
  "52": countRestingCards("52"),
  "2x32": countRestingCards("2x32"),
};

/** Whether the cards are exactly a deck, in any order. */
export function isWholeDeck(cards: readonly Card[], deck: Deck): boolean {
  const whole = CARDS_BY_DECK[deck];
  return (
    cards.length === whole.length && cards.toSorted((a, b) => a - b).every((card, i) => card === whole[i])
  );
}
