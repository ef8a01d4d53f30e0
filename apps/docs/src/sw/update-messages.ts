/** Texts of the update notice. */
export const UPDATE_MESSAGES = {
  ready: { en: "A new version of this site is ready.", fr: "Une nouvelle version de ce site est prête." },
  kept: { en: "Your current match is kept.", fr: "Votre partie en cours est gardée." },
  reload: { en: "Reload", fr: "Recharger" },
  later: { en: "Later", fr: "Plus tard" },
} as const;
