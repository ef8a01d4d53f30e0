import type { OptionChange } from "@serpentarium/core/variant";

/** The options of the base whose texts differ with two starts. */
export const options = {
  entry: {
    names: {
      card: { en: "On the first card", fr: "Sur la première carte" },
      die: { en: "By a throw of the die", fr: "Au dé" },
    },
  },
  deal: {
    names: {
      any: { en: "Any row", fr: "Toutes les rangées" },
      finishable: {
        en: "Only rows that can be finished from each end",
        fr: "Seulement celles qu’on peut finir depuis chaque bout",
      },
    },
  },
} as const satisfies Readonly<Record<string, OptionChange>>;
