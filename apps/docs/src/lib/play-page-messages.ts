import type { Text } from "@serpentarium/core";

/** The static texts of a play page. */
export const PLAY_PAGE_MESSAGES = {
  title: (game: string): Text => ({ en: `Play ${game}`, fr: `Jouer : ${game}` }),
  description: (game: string): Text => ({
    en: `${game} at one screen: for several people, or against programs of any strength, with every refusal explained by its rule.`,
    fr: `${game} sur un écran : à plusieurs, ou contre des programmes de toutes forces, chaque refus expliqué par sa règle.`,
  }),
  intro: {
    en: "Take turns at this screen, or play against a program. When an action is not allowed, the board names the rule.",
    fr: "Jouez à tour de rôle sur cet écran, ou contre un programme. Ce que la règle interdit, le plateau l’explique par sa clause.",
  },
  rulebook: { en: "Read the rules", fr: "Lire la règle" },
  waiting: { en: "The board is being set up…", fr: "Le plateau se met en place…" },
  unscripted: {
    en: "To play here, the page needs JavaScript; the rules can be read without it.",
    fr: "Pour jouer ici, la page a besoin de JavaScript ; la règle se lit sans.",
  },
  machine: { en: "Where the match stands", fr: "Où en est la partie" },
  machineAsTable: { en: "The phases as a table", fr: "Les phases en tableau" },
} as const;
