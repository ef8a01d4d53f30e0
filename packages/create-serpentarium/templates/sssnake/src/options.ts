/** Options of Sssnake with a different default: eight more crossings. */
export const options = {
  cards: {
    counts: {
      S: { title: { en: "Straight", fr: "Droites" }, default: 60 },
      C: { title: { en: "Curves", fr: "Courbes" }, default: 48 },
      X: { title: { en: "Crossings", fr: "Croisements" }, default: 16 },
      D: { title: { en: "Double curves", fr: "Doubles courbes" }, default: 4 },
    },
  },
} as const;
