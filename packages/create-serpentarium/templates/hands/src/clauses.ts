import type { Clauses } from "@serpentarium/core";

/**
 * The rules, in the order of the rulebook. `source` is the origin of a clause: `printed` in the rules you follow, a
 * `ruling` of yours where they leave something open, or an addition of the `platform`. Never change an id: records, links
 * and other programs refer to it.
 */
export const clauses = {
  "setup.deal": {
    source: "printed",
    title: { en: "Everyone gets a hidden hand", fr: "Chacun reçoit une main cachée" },
  },
  "lay.lead": {
    source: "printed",
    title: { en: "Whoever took the last egg begins", fr: "Qui a pris le dernier œuf commence" },
  },
  "lay.hand": {
    source: "printed",
    title: { en: "One card from your hand", fr: "Une carte de sa main" },
    refusal: {
      en: "Snake {card} is not in your hand. Lay one of your own.",
      fr: "Le serpent {card} n’est pas dans votre main. Posez l’un des vôtres.",
    },
  },
  "take.longest": {
    source: "printed",
    title: { en: "The longest snake takes the egg", fr: "Le plus long serpent prend l’œuf" },
  },
  "take.hatchling": {
    source: "printed",
    title: { en: "The hatchling bites the giant", fr: "Le nouveau-né mord le géant" },
  },
  "end.hands": {
    source: "printed",
    title: {
      en: "The hands are empty: the most eggs win",
      fr: "Les mains sont vides : le plus d’œufs gagne",
    },
  },
} as const satisfies Clauses;

export type ClauseId = keyof typeof clauses;
