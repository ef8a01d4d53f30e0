import { deepFreeze, type Message } from "@serpentarium/core";

const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K"] as const;
type Rank = (typeof RANKS)[number];
export const SUITS = ["c", "d", "h", "s"] as const;
export type Suit = (typeof SUITS)[number];

/** A card by its number, 0 to 51: the four aces, then the four twos, and so on. */
export type Card = number;

const CARDS: readonly Card[] = Array.from({ length: 52 }, (_, card) => card);

const rankOf = (card: Card): Rank => RANKS[card >> 2] ?? "A";
/** The suit of a card. */
export const suitOf = (card: Card): Suit => SUITS[card & 3] ?? "c";

/** The notation of each card, such as `Th`. */
export const NOTATION_BY_CARD: readonly string[] = CARDS.map((card) => rankOf(card) + suitOf(card));

/** The value of each card (`card.value`). */
export const VALUE_BY_CARD: readonly number[] = CARDS.map((card) => {
  const points = (card >> 2) + 1;
  return points <= 10 ? points : 1;
});

const CARD_BY_NOTATION: ReadonlyMap<string, Card> = new Map(
  NOTATION_BY_CARD.map((name, card) => [name, card]),
);

/** The card with a notation; `undefined` if there is none. */
export const cardFromNotation = (name: string): Card | undefined => CARD_BY_NOTATION.get(name);

const RANK_NAMES: Readonly<Record<Rank, Message>> = {
  A: { en: "ace", fr: "as" },
  "2": { en: "two", fr: "deux" },
  "3": { en: "three", fr: "trois" },
  "4": { en: "four", fr: "quatre" },
  "5": { en: "five", fr: "cinq" },
  "6": { en: "six", fr: "six" },
  "7": { en: "seven", fr: "sept" },
  "8": { en: "eight", fr: "huit" },
  "9": { en: "nine", fr: "neuf" },
  T: { en: "ten", fr: "dix" },
  J: { en: "jack", fr: "valet" },
  Q: { en: "queen", fr: "dame" },
  K: { en: "king", fr: "roi" },
};
const SUIT_NAMES: Readonly<Record<Suit, Message>> = {
  c: { en: "clubs", fr: "trèfle" },
  d: { en: "diamonds", fr: "carreau" },
  h: { en: "hearts", fr: "cœur" },
  s: { en: "spades", fr: "pique" },
};

const NAME_BY_CARD: readonly Message[] = deepFreeze(
  CARDS.map((card) => {
    const [rank, suit] = [RANK_NAMES[rankOf(card)], SUIT_NAMES[suitOf(card)]];
    return { en: `${rank.en} of ${suit.en}`, fr: `${rank.fr} de ${suit.fr}` };
  }),
);

/** The name of a card in a sentence, without an article. */
export function cardName(card: Card): Message {
  return NAME_BY_CARD[card] as Message;
}

/** The text in the corner of a card: its rank in notation, but `10` for the ten. */
export function cornerText(card: Card): string {
  const rank = rankOf(card);
  return rank === "T" ? "10" : rank;
}

const SUIT_SIGNS: Readonly<Record<Suit, string>> = { c: "♣", d: "♦", h: "♥", s: "♠" };

/** A card in two or three characters, for a text board. */
export const cardGlyph = (card: Card): string => cornerText(card) + SUIT_SIGNS[suitOf(card)];
