/** The words with which a new version of the site is announced. */
export const UPDATE_WORDS = {
  ready: { en: "A new version of this site is ready.", fr: "Une nouvelle version de ce site est prête." },
  kept: { en: "A match that you play is kept.", fr: "Une partie en cours est gardée." },
  reload: { en: "Reload", fr: "Recharger" },
  later: { en: "Later", fr: "Plus tard" },
} as const;
