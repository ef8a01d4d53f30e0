import type { VariantClause } from "@serpentarium/core/variant";
import type { ClauseId as BaseClauseId } from "@serpentarium/serpent-cartes";

/** Clauses of Le serpent that this variant changes; all others stay the same. */
const changed = {
  "setup.row": {
    source: "platform",
    title: {
      en: "One winding row, from card 1 to a crowned goal",
      fr: "Une rangée sinueuse, de la carte 1 à un but couronné",
    },
    note: {
      en: "The row and its goal are printed; that a king or a queen lies there is an addition.",
      fr: "La rangée et son but sont imprimés ; qu’un roi ou une dame s’y trouve, c’est un ajout.",
    },
  },
} as const satisfies Readonly<Record<string, VariantClause>>;

/** Clauses that this variant adds. Never change an id: records, links and other programs refer to it. */
const added = {
  "setup.crown": {
    source: "platform",
    title: { en: "A king or a queen at the goal", fr: "Un roi ou une dame au but" },
    refusal: {
      en: "The last card is the {card}. A king or a queen must lie at the goal: shuffle and deal again.",
      fr: "La dernière carte est : {card}. Il faut un roi ou une dame au but : mêlez et redonnez les cartes.",
    },
    after: "setup.row",
  },
} as const satisfies Readonly<Record<string, VariantClause>>;

export const clauses = { ...changed, ...added } as const;

export type ClauseId = BaseClauseId | keyof typeof added;
