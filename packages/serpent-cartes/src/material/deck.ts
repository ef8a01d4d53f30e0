import { type Card, NAME_OF, VALUE_OF } from "./cards.ts";

/** The packs that can be laid out (`setup.deck`): 32 cards, 52, or twice 32. */
export const DECKS = ["32", "52", "2x32"] as const;
/** A pack that can be laid out, by the number of its cards. */
export type Deck = (typeof DECKS)[number];

const WHOLE: readonly Card[] = NAME_OF.map((_, card) => card);
const SHORT = WHOLE.filter((card) => !/^[2-6]/.test(NAME_OF[card] ?? ""));

/** The cards of each deck, in a fixed order; with two packs each card comes twice. */
export const CARDS_OF: Readonly<Record<Deck, readonly Card[]>> = {
  "32": SHORT,
  "52": WHOLE,
  "2x32": [...SHORT, ...SHORT].sort((a, b) => a - b),
};

/** The number of cards of a deck, and so of the goal. */
export const sizeOf = (deck: Deck): number => CARDS_OF[deck].length;

/** On how many cards of a deck a pawn can rest: those that count 1. */
export const restsIn = (deck: Deck): number => CARDS_OF[deck].filter((card) => VALUE_OF[card] === 1).length;

/** Whether cards are a whole deck, in any order. */
export function isDeck(cards: readonly Card[], deck: Deck): boolean {
  const whole = CARDS_OF[deck];
  return (
    cards.length === whole.length && cards.toSorted((a, b) => a - b).every((card, i) => card === whole[i])
  );
}
