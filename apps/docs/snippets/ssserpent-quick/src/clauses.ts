import type { VariantClause } from "@serpentarium/core/variant";
import type { ClauseId as BaseClauseId } from "@serpentarium/ssserpent";

export const clauses = {
  // a changed clause of the base
  "material.pieces": {
    source: "platform",
    title: {
      en: "A head and eight body pieces each, and two blue apples",
      fr: "Une tête et huit pions corps chacun, et deux pommes bleues",
    },
  },
  // a new clause, inserted after another
  "heads.other-side": {
    source: "platform",
    title: { en: "The heads start from different sides", fr: "Les têtes partent de côtés différents" },
    refusal: {
      en: "{cell} is on the side of the head on {by}. The second head starts from another side.",
      fr: "La case {cell} est du côté de la tête placée en {by}. La seconde tête part d’un autre côté.",
    },
    after: "setup.heads",
  },
  // a new clause that forbids nothing, so it has no refusal
  "end.kiss": {
    source: "platform",
    title: { en: "A kiss is a draw", fr: "Un baiser fait partie nulle" },
    after: "end.head",
  },
} as const satisfies Readonly<Record<string, VariantClause>>;

export type ClauseId = BaseClauseId | keyof typeof clauses;
