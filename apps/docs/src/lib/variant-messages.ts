import type { SiteText } from "./site-text.ts";

/** The texts about what a variant changes; `{game}` is its base. */
export const VARIANT_MESSAGES = {
  title: { en: "What differs from {game}", fr: "Ce qui change par rapport à {game}" },
  intro: {
    en: "This is a variant of {game}, made for its versions {range}. Everything else is as in {game}.",
    fr: "Ceci est une variante de {game}, faite pour ses versions {range}. Ce qui n’est pas nommé ici est comme dans {game}.",
  },
  baseRulebook: { en: "The rulebook of {game}", fr: "Le livret de {game}" },
  added: { en: "New clauses", fr: "Clauses nouvelles" },
  changed: { en: "Changed clauses", fr: "Clauses changées" },
  removed: { en: "Removed clauses of {game}", fr: "Clauses de {game} qui disparaissent" },
  options: { en: "Options", fr: "Options" },
  option: { en: "Option", fr: "Option" },
  accepts: { en: "Values", fr: "Valeurs" },
  default: { en: "Default", fr: "Valeur par défaut" },
  absent: { en: "no such option", fr: "option absente" },
  none: { en: "none", fr: "aucune" },
  atSeats: { en: "{value} at {seats} seats", fr: "{value} à {seats} joueurs" },
  phases: { en: "Phases", fr: "Phases" },
  phaseAdded: { en: "new", fr: "nouvelle" },
  phaseChanged: { en: "changed", fr: "changée" },
  phaseRemoved: { en: "removed", fr: "supprimée" },
  seats: { en: "Players", fr: "Joueurs" },
  nothing: {
    en: "No clause, option or phase differs.",
    fr: "Aucune clause, option ni phase ne change.",
  },
  only: { en: "Show only what differs", fr: "N’afficher que ce qui change" },
  onlyNote: {
    en: "The other clauses are as in {game}; a link to one of them still shows it.",
    fr: "Les autres clauses sont comme dans {game} ; un lien vers l’une d’elles la montre tout de même.",
  },
  markAdded: { en: "new in this variant", fr: "nouvelle dans cette variante" },
  markChanged: { en: "changed", fr: "changée" },
  markSame: { en: "as in {game}", fr: "comme dans {game}" },
  before: { en: "the clause in {game}", fr: "la clause dans {game}" },
} as const satisfies Readonly<Record<string, SiteText>>;
