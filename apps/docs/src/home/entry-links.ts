import type { SiteText } from "../lib/site-text.ts";

/** A large link of the home page. */
export interface EntryLink {
  readonly path: string;
  readonly title: SiteText;
  readonly text: SiteText;
}

/** The large links of the home page to the main sections. */
export const ENTRY_LINKS: readonly EntryLink[] = [
  {
    path: "/play/",
    title: { en: "Play", fr: "Jouer" },
    text: {
      en: "On this screen, with friends or against a bot.",
      fr: "Sur cet écran, entre amis ou contre un robot.",
    },
  },
  {
    path: "/learn/",
    title: { en: "Learn", fr: "Apprendre" },
    text: {
      en: "One small task at a time, in five minutes.",
      fr: "Une petite tâche à la fois, en cinq minutes.",
    },
  },
  {
    path: "/games/",
    title: { en: "Read the rules", fr: "Lire les règles" },
    text: {
      en: "Every rule, with boards to try it on.",
      fr: "Chaque règle, avec des plateaux où l’essayer.",
    },
  },
];
