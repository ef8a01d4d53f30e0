import type { VariantClause } from "@serpentarium/core/variant";
import type { ClauseId as BaseClauseId } from "@serpentarium/ssserpent";

export const clauses = {
  "place.apple": {
    source: "platform",
    title: {
      en: "Apples lie off the border of the flat grid, and never side by side",
      fr: "Des pommes hors du bord de la grille à plat, jamais côte à côte",
    },
    refusal: {
      en: "No apple can go on {cell}. Look at {by}: an apple needs a free cell off the border of the flat grid, with no other apple beside it.",
      fr: "Impossible de poser une pomme en {cell}. Voyez {by} : il faut une case libre, hors du bord de la grille à plat, sans autre pomme à côté.",
    },
  },
  "setup.heads": {
    source: "platform",
    title: {
      en: "Each places the opponent’s head on the border of the flat grid",
      fr: "Chacun pose la tête adverse sur le bord de la grille à plat",
    },
    refusal: {
      en: "The head cannot go on {cell}. It needs a free cell of the border of the flat grid, with no apple beside it.",
      fr: "La tête ne peut pas aller en {cell}. Il lui faut une case libre du bord de la grille à plat, sans pomme à côté.",
    },
  },
  "place.whole-game": {
    source: "platform",
    title: {
      en: "The placement rules hold all game long",
      fr: "Poser une pomme : les mêmes règles du début à la fin",
    },
    note: {
      en: "The border that they speak of is that of the flat grid.",
      fr: "Le bord dont elles parlent est celui de la grille à plat.",
    },
  },
  "move.off-grid": {
    source: "platform",
    title: { en: "No step over the top or the bottom edge", fr: "Pas de pas au-delà des bords haut et bas" },
    refusal: {
      en: "Step {step} goes over the wall.",
      fr: "Le pas {step} passe par-dessus le mur.",
    },
  },
  "hoop.sides": {
    source: "platform",
    title: { en: "The left and right edges join", fr: "Les bords gauche et droit se rejoignent" },
    after: "move.off-grid",
  },
} as const satisfies Readonly<Record<string, VariantClause>>;

export type ClauseId = BaseClauseId | keyof typeof clauses;
