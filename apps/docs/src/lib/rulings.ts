import type { ClauseSource } from "@serpentarium/core";
import type { Language, SiteText } from "./site-text.ts";

/** The texts of the list of all rulings. */
export const RULING_MESSAGES = {
  title: { en: "All rulings at a glance", fr: "Toutes les interprétations en un coup d’œil" },
  intro: {
    en: "What the printed rules leave open, how we read it, and why. Clauses that are printed and need no comment are not listed.",
    fr: "Ce que la règle imprimée laisse ouvert, comment nous le lisons, et pourquoi. Ce qui est imprimé et se passe de commentaire n’y figure pas.",
  },
} as const satisfies Readonly<Record<string, SiteText>>;

/** Matches a paragraph that mentions the printed rules. */
const MENTIONS_PRINTED_RULES: Readonly<Record<Language, RegExp>> = {
  en: /\bprinted\b/i,
  fr: /\bimprimée?s?(?!\p{L})/iu,
};

/** Whether a paragraph of a clause discusses the printed rules. */
export const discussesPrintedRules = (paragraph: string, language: Language): boolean =>
  MENTIONS_PRINTED_RULES[language].test(paragraph);

/** Whether the list includes a clause: all rulings, and other clauses with a paragraph about the printed rules. */
export const isListedRuling = (source: ClauseSource, reasons: number): boolean =>
  source === "ruling" || reasons > 0;
