import type { Clauses } from "@serpentarium/core";

/**
 * The rules, in the order of the rulebook. `source` is the origin of a clause: `printed` in the rules you follow, a
 * `ruling` of yours where they leave something open, or an addition of the `platform`. Never change an id: records, links
 * and other programs refer to it.
 */
export const clauses = {
  "setup.nests": {
    source: "printed",
    title: { en: "A nest for each round", fr: "Un nid par manche" },
  },
  "rear.secret": {
    source: "printed",
    title: { en: "All choose in secret", fr: "Tous choisissent en secret" },
  },
  "rear.once": {
    source: "printed",
    title: { en: "Each height once", fr: "Chaque hauteur une seule fois" },
    refusal: {
      en: "Your serpent has reared up to {height} already. Choose another height.",
      fr: "Votre serpent s’est déjà dressé à {height}. Choisissez une autre hauteur.",
    },
  },
  "take.highest": {
    source: "printed",
    title: { en: "The highest head takes the nest", fr: "La tête la plus haute prend le nid" },
  },
  "take.equal": {
    source: "printed",
    title: { en: "Equally high: the nest waits", fr: "À même hauteur, le nid attend" },
  },
  "end.nests": {
    source: "printed",
    title: { en: "After the last nest the most eggs win", fr: "Après le dernier nid, le plus d’œufs gagne" },
  },
} as const satisfies Clauses;

export type ClauseId = keyof typeof clauses;
