import type { Clauses } from "@serpentarium/core";

export const clauses = {
  "setup.deal": {
    source: "printed",
    title: { en: "Everyone gets a hidden hand", fr: "Chacun reçoit une main cachée" },
  },
  "nest.turn": {
    source: "printed",
    title: { en: "A nest is drawn from the bag", fr: "Un nid sort du sac" },
    refusal: { en: "No nest with {eggs} eggs is left.", fr: "Il ne reste plus de nid à {eggs} œufs." },
  },
  "lay.hand": {
    source: "printed",
    title: { en: "One card from your hand", fr: "Une carte de sa main" },
    refusal: {
      en: "You do not hold snake {card}. Lay one of your own.",
      fr: "Vous n’avez pas le serpent {card}. Posez l’un des vôtres.",
    },
  },
  "lay.hidden": {
    source: "printed",
    title: { en: "Face down, until everyone has laid", fr: "Face cachée, jusqu’à ce que tous aient posé" },
  },
  "take.longest": {
    source: "printed",
    title: { en: "The longest snake takes the nest", fr: "Le plus long serpent prend le nid" },
  },
  "take.hatchling": {
    source: "printed",
    title: { en: "The hatchling bites the giant", fr: "Le nouveau-né mord le géant" },
  },
  "end.hands": {
    source: "printed",
    title: { en: "No cards are left: the most eggs win", fr: "Plus de cartes : le plus d’œufs gagne" },
  },
} as const satisfies Clauses;

/** The id of a clause. */
export type ClauseId = keyof typeof clauses;
