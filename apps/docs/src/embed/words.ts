import type { Text } from "@serpentarium/core";

/** The words of a board on a page of somebody else's. */
export const EMBED_WORDS = {
  title: (game: string): Text => ({
    en: `${game}: a board to play on`,
    fr: `${game} : un plateau pour jouer`,
  }),
  description: (game: string): Text => ({
    en: `${game} on a board for other pages: with every refusal in words.`,
    fr: `${game} sur un plateau pour d’autres pages : chaque refus y est dit en toutes lettres.`,
  }),
  undo: { en: "Undo", fr: "Annuler" },
  restart: { en: "From the start", fr: "Depuis le début" },
  rules: { en: "The rules", fr: "La règle" },
} as const;
