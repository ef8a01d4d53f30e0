import type { SiteText } from "../lib/site-text.ts";

/** Texts of the dialog with the code to embed a board. */
export const EMBED_DIALOG_MESSAGES = {
  title: { en: "Put this board on a page", fr: "Mettre ce plateau sur une page" },
  intro: {
    en: "Copy one of these into any web page. The board plays there, and explains what the rules forbid.",
    fr: "Copiez l’un de ces codes dans une page web. Le plateau y joue, et explique ce que la règle interdit.",
  },
  shows: { en: "It shows", fr: "Il montre" },
  start: { en: "A new game", fr: "Une nouvelle partie" },
  position: { en: "The current position, to play on", fr: "La position actuelle, à continuer" },
  match: { en: "This match, with its actions so far", fr: "Cette partie, avec les coups joués" },
  hidesNothing: {
    en: "On another page, the board hides nothing: it suits one person only.",
    fr: "Sur une autre page, le plateau ne cache rien : il convient à une seule personne.",
  },
  element: { en: "As an element, for pages with scripts", fr: "En élément, pour une page avec scripts" },
  frame: { en: "As a frame, for all others", fr: "En cadre, pour les autres" },
  close: { en: "Close", fr: "Fermer" },
  copy: { en: "Copy", fr: "Copier" },
  copied: { en: "Copied.", fr: "Copié." },
} as const satisfies Readonly<Record<string, SiteText>>;
