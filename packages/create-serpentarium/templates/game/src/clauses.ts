import type { Clauses } from "@serpentarium/core";

/**
 * The rules, in the order of the rulebook. `source` is the origin of a clause: `printed` in the rules you follow, a
 * `ruling` of yours where they leave something open, or an addition of the `platform`. Never change an id: records, links
 * and other programs refer to it.
 */
export const clauses = {
  "setup.corners": {
    source: "printed",
    title: { en: "The serpents begin in opposite corners", fr: "Les serpents partent de coins opposés" },
  },
  "move.grow": {
    source: "printed",
    title: { en: "The head goes on, the tail stays", fr: "La tête avance, la queue reste" },
  },
  "move.on-grid": {
    source: "printed",
    title: { en: "Never off the grid", fr: "Jamais hors de la grille" },
    refusal: {
      en: "From {cell} the head would leave the grid. Turn before the edge.",
      fr: "Depuis {cell}, la tête sortirait de la grille. Tournez avant le bord.",
    },
  },
  "move.free": {
    source: "printed",
    title: { en: "Only onto a free cell", fr: "Seulement sur une case libre" },
    refusal: {
      en: "A serpent lies on {cell} already. The head needs a free cell.",
      fr: "Un serpent occupe déjà {cell}. Il faut à la tête une case libre.",
    },
  },
  "end.stuck": {
    source: "printed",
    title: { en: "Whoever cannot go on loses", fr: "Qui ne peut plus avancer perd" },
  },
} as const satisfies Clauses;

export type ClauseId = keyof typeof clauses;
