import type { Clauses } from "@serpentarium/core";

export const clauses = {
  "setup.first": {
    source: "printed",
    title: { en: "Red begins", fr: "Les rouges commencent" },
  },
  "drop.column": {
    source: "printed",
    title: { en: "A disc falls to the bottom of a column", fr: "Le jeton tombe au bas d’une colonne" },
  },
  "drop.full": {
    source: "printed",
    title: { en: "Six discs fill a column", fr: "Six jetons remplissent une colonne" },
    refusal: {
      en: "Column {column} is full. Drop your disc into another one.",
      fr: "La colonne {column} est pleine. Jouez dans une autre.",
    },
  },
  "end.line": {
    source: "printed",
    title: { en: "Four in a line win", fr: "Quatre jetons alignés gagnent" },
  },
  "end.full": {
    source: "printed",
    title: { en: "A full grid without a line is a draw", fr: "Grille pleine sans alignement : partie nulle" },
  },
} as const satisfies Clauses;

/** The id of a clause. */
export type ClauseId = keyof typeof clauses;
