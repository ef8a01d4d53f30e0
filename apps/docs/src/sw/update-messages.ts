/** Texts of the update notice. */
export const UPDATE_MESSAGES = {
  ready: { en: "A new version of this site is ready.", fr: "Une nouvelle version de ce site est prête." },
  lost: {
    en: "A part of this page could not be loaded: the site has a newer version, or there is no connection.",
    fr: "Une partie de cette page n’a pas pu être chargée : le site a une nouvelle version, ou il n’y a pas de connexion.",
  },
  kept: { en: "Your current match is kept.", fr: "Votre partie en cours est gardée." },
  reload: { en: "Reload", fr: "Recharger" },
  later: { en: "Later", fr: "Plus tard" },
} as const;
