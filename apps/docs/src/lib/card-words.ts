import type { Text } from "@serpentarium/core";

/** What kind of game it is, in a few words; other games say what follows from their rules. */
export const KINDS: Readonly<Partial<Record<string, Text>>> = {
  pantarei: { en: "Stacking and counting", fr: "Empiler et compter" },
  ssserpent: { en: "A duel on a grid", fr: "Un duel sur une grille" },
  sssnake: { en: "Building with cards and a die", fr: "Construire avec des cartes et un dé" },
  "serpent-cartes": { en: "A race over playing cards", fr: "Une course sur des cartes à jouer" },
  "tic-tac-toe": { en: "Three in a row", fr: "Trois à la suite" },
  "connect-four": { en: "Four in a row", fr: "Quatre à la suite" },
  "snake-duel": { en: "Snakes that all turn at once", fr: "Des serpents qui tournent tous à la fois" },
  "hidden-hands": {
    en: "A hand of cards that nobody else sees",
    fr: "Une main de cartes que nul autre ne voit",
  },
};

/** The words of a card that says what a game is. */
export const CARD_WORDS = {
  variant: { en: "Variant of {game}", fr: "Variante de {game}" },
  hidden: { en: "A game with something to hide", fr: "Un jeu où l’on cache quelque chose" },
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
  balance: { en: "Balance", fr: "Équilibre" },
  playGame: { en: "Play {game}", fr: "Jouer à {game}" },
  rulesOf: { en: "Rules of {game}", fr: "Règles de {game}" },
  balanceOf: { en: "Balance of {game}", fr: "Équilibre de {game}" },
} as const satisfies Readonly<Record<string, Text>>;

/** Where the figures on cards come from. */
export const FIGURE_WORDS = {
  title: { en: "Where length and complexity come from", fr: "D’où viennent durée et complexité" },
  length: {
    en: "They are measured, not guessed: for each game, {games} games or more between programs that look one action ahead. Length is the middle one: half of the games take as many turns or fewer. A turn is whatever a player does at once, the setting up included.",
    fr: "On les mesure, on ne les devine pas : pour chaque jeu, au moins {games} parties entre des programmes qui regardent une action à l’avance. La durée est celle du milieu : la moitié des parties prennent autant de tours ou moins. Un tour, c’est ce qu’un joueur fait en une fois, mise en place comprise.",
  },
  complexity: {
    en: "Complexity says how many ways a game can go: the choices on a turn, multiplied turn after turn. 1 is a game with nothing to choose; 2 has up to 10 digits of ways, 3 up to 20, 4 up to 40, and 5 more. It does not say how hard the rules are to learn.",
    fr: "La complexité dit de combien de façons une partie peut se dérouler : les choix d’un tour, multipliés tour après tour. 1, c’est un jeu où rien n’est à choisir ; 2, un nombre de façons qui a jusqu’à 10 chiffres ; 3, jusqu’à 20 ; 4, jusqu’à 40 ; 5, davantage. Elle ne dit pas si la règle est longue à apprendre.",
  },
  more: {
    en: "The page “Balance” of each game has all the figures.",
    fr: "La page « Équilibre » de chaque jeu donne tous les chiffres.",
  },
} as const satisfies Readonly<Record<string, Text>>;
