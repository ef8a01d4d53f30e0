import type { ClauseChange } from "@serpentarium/core/variant";
import type { ClauseId as BaseClauseId } from "@serpentarium/ssserpent";

export const clauses = {
  // the base has it: it reads differently
  "material.pieces": {
    source: "platform",
    title: {
      en: "A head and eight body pieces each, and two blue apples",
      fr: "Une tête et huit pions corps chacun, et deux pommes bleues",
    },
  },
  // the base does not: it is new, and stands after another
  "heads.other-side": {
    source: "platform",
    title: { en: "The heads start from different sides", fr: "Les têtes partent de côtés différents" },
    refusal: {
      en: "{cell} is on the side of the head on {by}. The second head starts from another side.",
      fr: "La case {cell} est du côté de la tête placée en {by}. La seconde tête part d’un autre côté.",
    },
    after: "setup.heads",
  },
  // new too: it forbids nothing, so it has no refusal
  "end.kiss": {
    source: "platform",
    title: { en: "A kiss is a draw", fr: "Un baiser fait partie nulle" },
    after: "end.head",
  },
} as const satisfies Readonly<Record<string, ClauseChange>>;

export type ClauseId = BaseClauseId | keyof typeof clauses;
