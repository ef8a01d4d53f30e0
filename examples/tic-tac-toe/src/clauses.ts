import type { Clauses } from "@serpentarium/core";

export const clauses = {
  "setup.first": { source: "printed", title: { en: "Crosses begin", fr: "Les croix commencent" } },
  "place.free": {
    source: "printed",
    title: { en: "One mark on a free cell", fr: "Une marque sur une case libre" },
    refusal: { en: "{cell} already holds a mark.", fr: "{cell} porte déjà une marque." },
  },
  "end.line": { source: "printed", title: { en: "Three in a line win", fr: "Trois alignées gagnent" } },
  "end.full": {
    source: "printed",
    title: { en: "A full grid without a line is a draw", fr: "Grille pleine sans ligne : partie nulle" },
  },
} as const satisfies Clauses;

/** The id of a clause. */
export type ClauseId = keyof typeof clauses;
