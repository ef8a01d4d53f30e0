import type { Text } from "@serpentarium/core";

/** The words of the analysis of a match; they come with it. */
export const STUDY_WORDS = {
  title: { en: "What each could expect", fr: "Ce que chacun pouvait espérer" },
  meaning: {
    en: "The share of a win that a program gave each seat, before every action and at the end.",
    fr: "La part de victoire qu’un programme donnait à chaque place, avant chaque coup et à la fin.",
  },
  turned: { en: "Where the match turned", fr: "Où la partie a tourné" },
  never: {
    en: "Nobody lost much by one action.",
    fr: "Personne n’a beaucoup perdu d’un seul coup.",
  },
  chance: { en: "Chance", fr: "Hasard" },
  point: {
    en: "Action {n}, {notation}: {change} for {who}",
    fr: "Coup {n}, {notation} : {change} pour {who}",
  },
  better: { en: "{cost}; better was {better}", fr: "{cost} ; mieux valait {better}" },
  luck: { en: "{cost}; that was chance", fr: "{cost} ; c’était le hasard" },
  every: { en: "Every action", fr: "Tous les coups" },
  action: { en: "Action", fr: "Coup" },
  start: { en: "the beginning", fr: "le début" },
} as const satisfies Readonly<Record<string, Text>>;
