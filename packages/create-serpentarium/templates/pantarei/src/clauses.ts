import type { VariantClause } from "@serpentarium/core/variant";
import type { ClauseId as BaseClauseId } from "@serpentarium/pantarei";

/** Clauses of Pantareï that this variant changes; all others stay the same. */
const changed = {
  "end.pile": {
    source: "platform",
    title: { en: "A pile of five wins", fr: "Une pile de cinq gagne" },
    note: {
      en: "That a pile wins is printed; that five pieces are enough is an addition.",
      fr: "Qu’une pile gagne est imprimé ; que cinq pions suffisent, c’est un ajout.",
    },
  },
} as const satisfies Readonly<Record<string, VariantClause>>;

/** Clauses that this variant adds. Never change an id: records, links and other programs refer to it. */
const added = {
  "move.pair-low": {
    source: "platform",
    title: { en: "Pairs land low", fr: "Les paires se posent bas" },
    refusal: {
      en: "A pair may not land on pile {pile}: it holds more than two pieces.",
      fr: "Une paire ne peut pas se poser sur la pile {pile} : elle compte plus de deux pions.",
    },
    after: "move.pair",
  },
} as const satisfies Readonly<Record<string, VariantClause>>;

export const clauses = { ...changed, ...added } as const;

export type ClauseId = BaseClauseId | keyof typeof added;
