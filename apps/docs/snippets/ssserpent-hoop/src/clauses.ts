import type { ClauseChange } from "@serpentarium/core/variant";
import type { ClauseId as BaseClauseId } from "@serpentarium/ssserpent";

export const clauses = {
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
} as const satisfies Readonly<Record<string, ClauseChange>>;

export type ClauseId = BaseClauseId | keyof typeof clauses;
