import type { SiteText } from "./site-text.ts";

/** The texts of a game card. */
export const CARD_MESSAGES = {
  variant: { en: "Variant of {game}", fr: "Variante de {game}" },
  hidden: { en: "A game with hidden information", fr: "Un jeu à information cachée" },
  chance: { en: "A game with chance", fr: "Un jeu avec du hasard" },
  plain: { en: "A game without chance", fr: "Un jeu sans hasard" },
  players: { en: "Players", fr: "Joueurs" },
  length: { en: "Length", fr: "Durée" },
  turns: { en: "about {turns} turns", fr: "environ {turns} tours" },
  complexity: { en: "Complexity", fr: "Complexité" },
  level: { en: "{level} of 5", fr: "{level} sur 5" },
  choices: { en: "about {choices} choices a turn", fr: "environ {choices} choix par tour" },
  noChoice: { en: "no choices: luck decides", fr: "aucun choix : le hasard décide" },
  play: { en: "Play", fr: "Jouer" },
  rules: { en: "Rules", fr: "Règles" },
  learn: { en: "Learn", fr: "Apprendre" },
  playGame: { en: "Play {game}", fr: "Jouer à {game}" },
  rulesOf: { en: "Rules of {game}", fr: "Règles de {game}" },
  learnGame: { en: "Learn {game}", fr: "Apprendre {game}" },
} as const satisfies Readonly<Record<string, SiteText>>;

/** The note on where the figures of the cards come from. */
export const FIGURE_MESSAGES = {
  title: { en: "Where length and complexity come from", fr: "D’où viennent durée et complexité" },
  length: {
    en: "We measured them: for each game, {games} games or more between bots that look one action ahead. Length is the median: half of the games take as many turns or fewer. A turn is one action of a player, set-up included.",
    fr: "Elles sont mesurées : pour chaque jeu, au moins {games} parties entre des robots qui regardent une action à l’avance. La durée est la médiane : la moitié des parties prennent autant de tours ou moins. Un tour, c’est une action d’un joueur, mise en place comprise.",
  },
  complexity: {
    en: "Complexity measures how many different games are possible: the choices on a turn, multiplied turn after turn. At 1 there is nothing to choose; at 2 that number has up to 10 digits, at 3 up to 20, at 4 up to 40, and at 5 more. It does not measure how hard the rules are to learn.",
    fr: "La complexité dit de combien de façons une partie peut se dérouler : les choix d’un tour, multipliés tour après tour. 1, c’est un jeu où rien n’est à choisir ; 2, un nombre de façons qui a jusqu’à 10 chiffres ; 3, jusqu’à 20 ; 4, jusqu’à 40 ; 5, davantage. Elle ne dit pas si la règle est longue à apprendre.",
  },
  more: {
    en: "The page “Balance” of each game has all the figures.",
    fr: "La page « Équilibre » de chaque jeu donne tous les chiffres.",
  },
} as const satisfies Readonly<Record<string, SiteText>>;
