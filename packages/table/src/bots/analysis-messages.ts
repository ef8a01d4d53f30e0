import type { Message } from "@serpentarium/core";

/** Texts of the analysis, loaded with it. */
export const ANALYSIS_MESSAGES = {
  title: { en: "What each player could expect", fr: "Ce que chacun pouvait espérer" },
  meaning: {
    en: "Each seat’s expected share of a win, estimated by a bot before every action and at the end.",
    fr: "La part de victoire de chaque place, estimée par un robot avant chaque coup et à la fin.",
  },
  meaningWithin: {
    en: "{meaning} These estimates are wrong by {by} on average.",
    fr: "{meaning} Ces estimations se trompent de {by} en moyenne.",
  },
  turningPoints: { en: "Turning points", fr: "Où la partie a tourné" },
  noTurningPoints: {
    en: "No single action cost a player much.",
    fr: "Personne n’a beaucoup perdu d’un seul coup.",
  },
  chance: { en: "Chance", fr: "Hasard" },
  turningPoint: {
    en: "Action {n} ({change} for {who}): {action}",
    fr: "Coup {n} ({change} pour {who}) : {action}",
  },
  betterPoint: { en: "{cost} Better: {better}", fr: "{cost} Mieux valait : {better}" },
  chancePoint: { en: "{cost} That was chance.", fr: "{cost} C’était le hasard." },
  unexplainedPoint: {
    en: "{cost} The estimates had not seen it before.",
    fr: "{cost} Les estimations ne l’avaient pas vu avant.",
  },
  allActions: { en: "Every action", fr: "Tous les coups" },
  action: { en: "Action", fr: "Coup" },
  start: { en: "the start", fr: "le début" },
  result: { en: "the result", fr: "le résultat" },
} as const satisfies Readonly<Record<string, Message>>;
