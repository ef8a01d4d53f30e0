import type { SiteText } from "../lib/site-text.ts";

/** Texts of the page with an embedded board. */
export const EMBED_MESSAGES = {
  title: (game: string): SiteText => ({
    en: `${game}: a board to play on`,
    fr: `${game} : un plateau pour jouer`,
  }),
  description: (game: string): SiteText => ({
    en: `A ${game} board for other pages, which names the rule when a move is not allowed.`,
    fr: `${game} sur un plateau pour d’autres pages, chaque refus expliqué.`,
  }),
  undo: { en: "Undo", fr: "Annuler" },
  restart: { en: "Start again", fr: "Depuis le début" },
  rules: { en: "The rules", fr: "La règle" },
} as const;
