import type { VariantClause } from "@serpentarium/core/variant";
import type { ClauseId as BaseClauseId } from "@serpentarium/sssnake";

/** Clauses of Sssnake that this variant changes; all others stay the same. */
const changed = {
  "material.cards": {
    source: "platform",
    title: { en: "128 cards, four big cards and a die", fr: "128 cartes, quatre grandes cartes et un dé" },
    note: {
      en: "The cards and the die are printed; eight more crossings are an addition.",
      fr: "Les cartes et le dé sont imprimés ; huit croisements de plus, c’est un ajout.",
    },
  },
} as const satisfies Readonly<Record<string, VariantClause>>;

/** Clauses that this variant adds. Never change an id: records, links and other programs refer to it. */
const added = {
  "place.crossing-ahead": {
    source: "platform",
    title: { en: "Crossings go to the head", fr: "Les croisements vont à la tête" },
    refusal: {
      en: "This crossing fits at the head end. Lay it there: the tail only gets crossings that the head cannot take.",
      fr: "Ce croisement trouve place côté tête. Posez-le là : la queue ne reçoit que ceux que la tête ne peut pas prendre.",
    },
    after: "place.can-finish",
  },
} as const satisfies Readonly<Record<string, VariantClause>>;

export const clauses = { ...changed, ...added } as const;

export type ClauseId = BaseClauseId | keyof typeof added;
