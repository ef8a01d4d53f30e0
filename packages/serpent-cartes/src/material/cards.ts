import { deepFreeze, type Message } from "@serpentarium/core";

const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K"] as const;
/** The rank of a card, as in its notation. */
export type Rank = (typeof RANKS)[number];
export const SUITS = ["c", "d", "h", "s"] as const;
export type Suit = (typeof SUITS)[number];

/** A card by its number, 0 to 51: the four aces, then the four twos, and so on. */
export type Card = number;

const CARDS: readonly Card[] = Array.from({ length: 52 }, (_, card) => card);

/** The rank of a card. */
export const rankOf = (card: Card): Rank => RANKS[card >> 2] ?? "A";
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

const NAME_BY_CARD: readonly Message[] = deepFreeze(
  CARDS.map((card) => ({ id: "cards.name", data: { rank: rankOf(card), suit: suitOf(card) } })),
);

/** The name of a card in a sentence, without an article. */
export function cardName(card: Card): Message {
  return NAME_BY_CARD[card] as Message;
}

const CORNERS: Readonly<Record<Rank, Message>> = deepFreeze({
  A: { id: "faces.A" },
  "2": "2",
  "3": "3",
  "4": "4",
  "5": "5",
  "6": "6",
  "7": "7",
  "8": "8",
  "9": "9",
  T: "10",
  J: { id: "faces.J" },
  Q: { id: "faces.Q" },
  K: { id: "faces.K" },
});

/** The text in the corner of a card. */
export const cornerText = (rank: Rank): Message => CORNERS[rank];

const SUIT_SIGNS: Readonly<Record<Suit, string>> = { c: "♣", d: "♦", h: "♥", s: "♠" };

/** A card in two or three characters, for a text board. */
export const cardGlyph = (card: Card): string => {
  const rank = rankOf(card);
  return (rank === "T" ? "10" : rank) + SUIT_SIGNS[suitOf(card)];
};
