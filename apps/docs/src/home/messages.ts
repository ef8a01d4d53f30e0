import type { SiteText } from "../lib/site-text.ts";

/** Texts of the home page’s demo that its script writes. */
export const DEMO_MESSAGES = {
  watch: { en: "Watch", fr: "Regarder" },
  pause: { en: "Pause", fr: "Pause" },
  idle: {
    en: "{game}, played by two bots. Watch, or take over.",
    fr: "{game}, joué par deux robots. Regardez, ou prenez la main.",
  },
  yours: {
    en: "{player}: your turn. You play every seat. Try illegal moves, too.",
    fr: "{player} : à vous. Vous jouez pour tous. Essayez aussi ce qui n’est pas permis.",
  },
  player: { en: "Player {number}", fr: "Joueur {number}" },
  refused: { en: "Not allowed.", fr: "Pas permis." },
} as const satisfies Readonly<Record<string, SiteText>>;

/** Texts of the demo that only the built page contains, kept apart because the script of the home page is limited in size. */
export const DEMO_LABELS = {
  label: { en: "A game that plays itself", fr: "Une partie qui se joue toute seule" },
  takeOver: { en: "Take over", fr: "Prendre la main" },
  another: { en: "Another game", fr: "Un autre jeu" },
  playOn: { en: "Play on with bots", fr: "Continuer contre un robot" },
  playNew: { en: "Play against a bot", fr: "Jouer contre un robot" },
} as const satisfies Readonly<Record<string, SiteText>>;
