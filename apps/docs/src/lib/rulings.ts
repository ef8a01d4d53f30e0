import type { ClauseSource, Language, Text } from "@serpentarium/core";

/** The words around the list of all rulings. */
export const RULING_WORDS = {
  title: { en: "All rulings at a glance", fr: "Toutes les interprétations en un coup d’œil" },
  intro: {
    en: "What the printed rules leave open, how we read it, and why. What is printed and needs no word is not listed.",
    fr: "Ce que la règle imprimée laisse ouvert, comment nous le lisons, et pourquoi. Ce qui est imprimé et se passe de commentaire n’y figure pas.",
  },
} as const satisfies Readonly<Record<string, Text>>;

/** How a paragraph speaks of the printed text. */
const OF_PRINT: Readonly<Record<Language, RegExp>> = { en: /\bprinted\b/i, fr: /\bimprimée?s?(?!\p{L})/iu };

/** Whether a paragraph of a clause weighs what is printed. */
export const weighsPrint = (paragraph: string, language: Language): boolean =>
  OF_PRINT[language].test(paragraph);

/** Whether a clause is on the list: all that are not printed, and those of which part is weighed. */
export const isListed = (source: ClauseSource, reasons: number): boolean =>
  source === "ruling" || reasons > 0;
