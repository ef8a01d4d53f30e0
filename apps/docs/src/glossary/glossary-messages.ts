import type { SiteText } from "../lib/site-text.ts";

/** The texts of the glossary page. */
export const GLOSSARY_MESSAGES = {
  title: { en: "Glossary", fr: "Glossaire" },
  description: {
    en: "The terms of the games and of the platform in English and French, with their meanings and the clauses that define them.",
    fr: "Les mots des jeux et de la plateforme en français et en anglais, avec leur sens et la clause qui le dit.",
  },
  intro: {
    en: "What the terms of the rules mean, and what they are in French.",
    fr: "Ce que veulent dire les mots des règles, et leurs noms en anglais.",
  },
  platform: { en: "The platform", fr: "La plateforme" },
  english: { en: "English", fr: "Anglais" },
  french: { en: "French", fr: "Français" },
  meaning: { en: "Meaning", fr: "Sens" },
  rule: { en: "Rule", fr: "Règle" },
} as const satisfies Readonly<Record<string, SiteText>>;
