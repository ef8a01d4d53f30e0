import type { Text } from "@serpentarium/core";

/** The words around the glossary. */
export const GLOSSARY_WORDS = {
  title: { en: "Glossary", fr: "Glossaire" },
  description: {
    en: "The words of the four games and of the platform in English and in French, with what they mean and the clause that says it.",
    fr: "Les mots des quatre jeux et de la plateforme en français et en anglais, avec leur sens et la clause qui le dit.",
  },
  intro: {
    en: "What the words of the rules mean, and how they are called in French.",
    fr: "Ce que veulent dire les mots des règles, et leurs noms en anglais.",
  },
  platform: { en: "The platform", fr: "La plateforme" },
  english: { en: "English", fr: "Anglais" },
  french: { en: "French", fr: "Français" },
  meaning: { en: "Meaning", fr: "Sens" },
  rule: { en: "Rule", fr: "Règle" },
} as const satisfies Readonly<Record<string, Text>>;
