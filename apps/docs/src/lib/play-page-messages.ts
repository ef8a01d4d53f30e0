import type { SiteText } from "./site-text.ts";

/** The static texts of a play page. */
export const PLAY_PAGE_MESSAGES = {
  title: (game: string): SiteText => ({ en: `Play ${game}`, fr: `Jouer : ${game}` }),
  description: (game: string): SiteText => ({
    en: `Play ${game} on this screen with friends, or against bots of any strength. When a move is not allowed, the board names the rule.`,
    fr: `${game} sur un écran : à plusieurs, ou contre des robots de toutes forces, chaque refus expliqué par sa règle.`,
  }),
  intro: {
    en: "Take turns on this screen, or play against a bot. When a move is not allowed, the board names the rule.",
    fr: "Jouez à tour de rôle sur cet écran, ou contre un robot. Ce que la règle interdit, le plateau l’explique par sa clause.",
  },
  rulebook: { en: "Rules", fr: "Règle" },
  lesson: { en: "Lesson", fr: "Leçon" },
  needsScript: {
    en: "To play here, the page needs JavaScript; you can read the rules without it.",
    fr: "Pour jouer ici, la page a besoin de JavaScript ; la règle se lit sans.",
  },
  statechart: { en: "Progress of the match", fr: "Où en est la partie" },
  stateTable: { en: "The phases as a table", fr: "Les phases en tableau" },
} as const;
