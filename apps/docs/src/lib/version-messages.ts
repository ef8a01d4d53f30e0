import type { SiteText } from "./site-text.ts";

/** Texts about older versions of a game. */
export const VERSION_MESSAGES = {
  older: (game: string, version: string): SiteText => ({
    en: `These are the rules of ${game} ${version}, an older version.`,
    fr: `Voici la règle de ${game} ${version}, une version plus ancienne.`,
  }),
  changes: { en: "What has changed since", fr: "Ce qui a changé depuis" },
  title: { en: "{game}: versions of the rules", fr: "{game} : versions de la règle" },
  description: {
    en: "What has changed in the rules of {game} from version to version, clause by clause.",
    fr: "Ce qui a changé dans la règle de {game} d’une version à l’autre, clause par clause.",
  },
  pair: { en: "From {old} to {now}", fr: "De {old} à {now}" },
  rulesOf: { en: "The rules of {version}", fr: "La règle de {version}" },
  counts: {
    en: "{differing} of {records} random matches of {old} go another way in {now}.",
    fr: "Sur {records} parties au hasard de {old}, {differing} se passent autrement dans {now}.",
  },
  added: { en: "added", fr: "ajoutée" },
  removed: { en: "removed", fr: "retirée" },
  changed: { en: "changed", fr: "changée" },
  before: { en: "Before", fr: "Avant" },
  after: { en: "Now", fr: "Maintenant" },
  none: { en: "No clause has changed.", fr: "Aucune clause n’a changé." },
} as const;
