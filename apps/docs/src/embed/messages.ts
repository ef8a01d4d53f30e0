import type { Text } from "@serpentarium/core";

/** Texts of the page with an embedded board. */
export const EMBED_MESSAGES = {
  title: (game: string): Text => ({
    en: `${game}: a board to play on`,
    fr: `${game} : un plateau pour jouer`,
  }),
  description: (game: string): Text => ({
    en: `${game} on a board for other pages, with every refusal explained.`,
    fr: `${game} sur un plateau pour d’autres pages, chaque refus expliqué.`,
  }),
  undo: { en: "Undo", fr: "Annuler" },
  restart: { en: "From the start", fr: "Depuis le début" },
  rules: { en: "The rules", fr: "La règle" },
} as const;
