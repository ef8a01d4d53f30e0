import { defineOptions, type OptionsOf } from "@serpentarium/core";
import { CARD_KINDS, type CardCounts } from "./material/cards.ts";

export const options = defineOptions({
  /** See `material.cards`. */
  cards: {
    kind: "counts",
    counts: {
      S: 60,
      C: 48,
      X: 8,
      D: 4,
    },
    min: 0,
    max: 200,
    minTotal: 1,
  },
});

/** The options of a table. */
export type Options = OptionsOf<typeof options>;

/** The whole deck. */
export const deckOf = ({ cards }: Options): CardCounts => [cards.S, cards.C, cards.X, cards.D];

/** The number of cards in the whole deck. */
export const cardCount = ({ cards }: Options): number =>
  CARD_KINDS.reduce((sum, kind) => sum + cards[kind], 0);
