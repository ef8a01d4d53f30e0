import type { Clauses } from "@serpentarium/core";

/**
 * The rules, in the order of the rulebook. `source` is the origin of a clause: `printed` in the rules you follow, a
 * `ruling` of yours where they leave something open, or an addition of the `platform`. Never change an id: records, links
 * and other programs refer to it.
 */
export const clauses = {
  "setup.sides": {
    source: "printed",
    title: { en: "Each player has two sides", fr: "Chacun a deux bords" },
  },
  "lay.free": {
    source: "printed",
    title: { en: "One scale on a free cell", fr: "Une écaille sur une case libre" },
    refusal: {
      en: "There is a scale on {cell} already. Choose a free cell.",
      fr: "Il y a déjà une écaille en {cell}. Choisissez une case libre.",
    },
  },
  "end.joined": {
    source: "printed",
    title: { en: "Whoever joins both sides wins", fr: "Qui relie ses deux bords gagne" },
  },
} as const satisfies Clauses;

export type ClauseId = keyof typeof clauses;
