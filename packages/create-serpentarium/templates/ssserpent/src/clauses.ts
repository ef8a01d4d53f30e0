import type { VariantClause } from "@serpentarium/core/variant";
import type { ClauseId as BaseClauseId } from "@serpentarium/ssserpent";

/** Clauses of Ssserpent that this variant changes; all others stay the same. */
const changed = {
  "setup.heads": {
    source: "platform",
    title: {
      en: "Each places the opponent’s head on the border, off the corners",
      fr: "Chacun pose la tête adverse sur le bord, hors des coins",
    },
    note: {
      en: "That heads begin on the border is printed; that they keep off the corners is an addition.",
      fr: "Que les têtes partent du bord est imprimé ; qu’elles évitent les coins, c’est un ajout.",
    },
    refusal: {
      en: "The head cannot go on {cell}. It needs a free cell of the border, with no apple beside it.",
      fr: "La tête ne peut pas aller en {cell}. Il lui faut une case libre du bord, sans pomme à côté.",
    },
  },
} as const satisfies Readonly<Record<string, VariantClause>>;

/** Clauses that this variant adds. Never change an id: records, links and other programs refer to it. */
const added = {
  "setup.no-corner": {
    source: "platform",
    title: { en: "Never in a corner", fr: "Jamais dans un coin" },
    refusal: {
      en: "{cell} is a corner. Place the head where the serpent can set out to either side.",
      fr: "La case {cell} est un coin. Posez la tête là où le serpent peut partir des deux côtés.",
    },
    after: "setup.heads",
  },
} as const satisfies Readonly<Record<string, VariantClause>>;

export const clauses = { ...changed, ...added } as const;

export type ClauseId = BaseClauseId | keyof typeof added;
