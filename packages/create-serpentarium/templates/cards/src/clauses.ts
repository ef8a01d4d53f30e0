import type { Clauses } from "@serpentarium/core";

/**
 * The rules, in the order of the rulebook. `source` is the origin of a clause: `printed` in the rules you follow, a
 * `ruling` of yours where they leave something open, or an addition of the `platform`. Never change an id: records, links
 * and other programs refer to it.
 */
export const clauses = {
  "setup.row": {
    source: "printed",
    title: { en: "A deck, and a row of three", fr: "Une pioche, et une rangée de trois" },
  },
  "turn.deck": {
    source: "printed",
    title: { en: "A card from the deck refills the row", fr: "La pioche complète la rangée" },
    refusal: {
      en: "Card {card} is no longer in the deck.",
      fr: "La carte {card} n’est plus dans la pioche.",
    },
  },
  "take.row": {
    source: "printed",
    title: { en: "Take a card of the row", fr: "Prendre une carte de la rangée" },
    refusal: {
      en: "Card {card} is not in the row. Take one of those that lie there.",
      fr: "La carte {card} n’est pas dans la rangée. Prenez l’une de celles qui s’y trouvent.",
    },
  },
  "take.higher": {
    source: "printed",
    title: { en: "Higher than your head", fr: "Plus haute que votre tête" },
    refusal: {
      en: "{card} is lower than the head of your serpent, {head}. Take a higher card.",
      fr: "{card} est plus bas que la tête de votre serpent, {head}. Prenez une carte plus haute.",
    },
  },
  "take.bury": {
    source: "printed",
    title: { en: "If none is higher, bury one", fr: "Si aucune n’est plus haute, en enterrer une" },
  },
  "end.grown": {
    source: "printed",
    title: {
      en: "When no serpent can grow, the longest wins",
      fr: "Plus aucun serpent ne peut grandir : le plus long gagne",
    },
  },
} as const satisfies Clauses;

export type ClauseId = keyof typeof clauses;
