import type { SiteText } from "../lib/site-text.ts";

/** Texts of the page of stored matches. */
export const MATCHES_MESSAGES = {
  title: { en: "My matches", fr: "Mes parties" },
  description: {
    en: "The matches that this browser has stored: play on, save as files, or delete.",
    fr: "Les parties que garde ce navigateur : à continuer, à enregistrer, à supprimer.",
  },
  needsScript: {
    en: "Your matches are stored in this browser, not on a server. To show them, the page needs JavaScript.",
    fr: "Vos parties sont gardées dans ce navigateur, pas sur un serveur. Pour les montrer, la page a besoin de JavaScript.",
  },
  intro: {
    en: "This browser keeps these matches, and your seats in live ones. Save as files those that you do not want to lose.",
    fr: "Ce navigateur garde ces parties, et vos places dans celles en direct. Enregistrez celles que vous ne voulez pas perdre.",
  },
  none: {
    en: "No match yet. Every match that you play on this site appears here.",
    fr: "Encore aucune partie. Toutes celles que vous jouez sur ce site apparaissent ici.",
  },
  blocked: {
    en: "This browser does not let the site keep matches. Save them as files, and open them here.",
    fr: "Ce navigateur ne permet pas au site de garder des parties. Enregistrez-les, et ouvrez les fichiers ici.",
  },
  notStored: {
    en: "That could not be stored: the browser has no more room, or does not allow it.",
    fr: "Impossible de le garder : le navigateur n’a plus de place, ou ne le permet pas.",
  },
  fileRefused: {
    en: "The file could not be opened. It is not a saved match, or it is damaged.",
    fr: "Impossible d’ouvrir ce fichier. Ce n’est pas une partie enregistrée, ou il est abîmé.",
  },
  unknownGame: {
    en: "The file could not be opened. It contains a match of {game}, which this site does not have.",
    fr: "Impossible d’ouvrir ce fichier. Il contient une partie de {game}, que ce site ne connaît pas.",
  },
  open: { en: "Open a file…", fr: "Ouvrir un fichier…" },
  going: { en: "going on", fr: "en cours" },
  here: { en: "your turn", fr: "à vous de jouer" },
  elsewhere: { en: "waiting for a link", fr: "en attente d’un lien" },
  othersToAct: { en: "waiting for the others", fr: "en attente des autres" },
  over: { en: "over", fr: "finie" },
  isOpen: { en: "open in another tab", fr: "ouverte dans un autre onglet" },
  byLink: { en: "by link", fr: "par lien" },
  live: { en: "live", fr: "en direct" },
  watching: { en: "you are watching", fr: "vous regardez" },
  you: { en: "{who} (you)", fr: "{who} (vous)" },
  noAction: { en: "no action yet", fr: "aucun coup" },
  oneAction: { en: "1 action", fr: "1 coup" },
  actions: { en: "{n} actions", fr: "{n} coups" },
  continue: { en: "Continue", fr: "Continuer" },
  view: { en: "View", fr: "Revoir" },
  save: { en: "Save file", fr: "Enregistrer" },
  delete: { en: "Delete", fr: "Supprimer" },
  deleted: { en: "The match is deleted.", fr: "La partie est supprimée." },
  undo: { en: "Undo", fr: "Annuler" },
} as const satisfies Readonly<Record<string, SiteText>>;
