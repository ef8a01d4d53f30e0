import type { SiteText } from "../../lib/site-text.ts";

/** Texts of the opening explorer, loaded with it. */
export const OPENINGS_MESSAGES = {
  title: { en: "What bots play here", fr: "Ce que des robots jouent ici" },
  source: {
    en: "Of {all} games between bots ({bots}), {games} reached this position.",
    fr: "Sur {all} parties entre robots ({bots}), {games} ont atteint cette position.",
  },
  none: {
    en: "Of {all} games between bots ({bots}), fewer than {least} reached this position in their first {depth} actions.",
    fr: "Sur {all} parties entre robots ({bots}), moins de {least} ont atteint cette position dans leurs {depth} premiers coups.",
  },
  action: { en: "Action", fr: "Coup" },
  games: { en: "Games", fr: "Parties" },
  results: { en: "How they ended", fr: "Comment elles ont fini" },
  exact: { en: "With best play", fr: "Si tous jouent au mieux" },
  winner: { en: "{who} {share}", fr: "{who} {share}" },
  draw: { en: "draw {share}", fr: "nulle {share}" },
  wins: { en: "wins", fr: "gagne" },
  loses: { en: "loses", fr: "perd" },
  draws: { en: "draws", fr: "nulle" },
  play: { en: "Play {action}", fr: "Jouer {action}" },
  played: { en: "played in this match", fr: "joué dans cette partie" },
} as const satisfies Readonly<Record<string, SiteText>>;
