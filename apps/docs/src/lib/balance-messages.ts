import type { SiteText } from "./site-text.ts";

/** The texts around a balance report. */
export const BALANCE_MESSAGES = {
  label: { en: "Balance", fr: "Équilibre" },
  description: {
    en: "{game}: who wins, how long games last and which rules matter, from {games} games between bots.",
    fr: "{game} : qui gagne, combien durent les parties et quelles règles comptent, d’après {games} parties entre robots.",
  },
  summary: { en: "In short", fr: "En bref" },
  reading: { en: "How to read it", fr: "Comment lire ces chiffres" },
  plots: {
    en: "In the plots, a dot is a figure and the bar through it its interval; a dashed line shows where all figures would be if they were equal. The tables give the same figures as numbers.",
    fr: "Dans les graphiques, un point est un chiffre et la barre qui le traverse son intervalle ; une ligne en tirets dit où tous seraient s’ils étaient égaux. Les tableaux disent la même chose en nombres.",
  },
  played: { en: "Games played", fr: "Ce qui a été joué" },
  command: {
    en: "This command plays the same games again and gives the same figures:",
    fr: "Ceci le rejoue, et donne les mêmes chiffres :",
  },
  figure: { en: "Figure", fr: "Mesure" },
} as const satisfies Readonly<Record<string, SiteText>>;

/** How to interpret games between bots of one kind. */
export const BOT_REMARKS: Readonly<Partial<Record<string, SiteText>>> = {
  random: {
    en: "Here they choose at random, so the figures show what the rules do by themselves, not what good players achieve.",
    fr: "Ici, ils choisissent au hasard : les chiffres montrent ce que font les règles d’elles-mêmes, non ce qu’en tirent de bons joueurs.",
  },
  greedy: {
    en: "Here they look one action ahead and no further, so the figures show the game of quick players, not the game of careful ones.",
    fr: "Ici, ils regardent une action à l’avance et pas plus loin : les chiffres montrent le jeu de gens pressés, non ce qu’en tirent des joueurs réfléchis.",
  },
};

/** Replaces the remark about the bots when every turn is forced. */
export const FORCED_REMARK: SiteText = {
  en: "Players never choose anything here, so the figures are also valid for people.",
  fr: "Comme personne ne choisit jamais rien ici, cela vaut aussi pour des gens.",
};

/** The sentences of the summary. */
export const SUMMARY_MESSAGES = {
  begins: {
    en: "The player who begins wins {value} of the games ({interval}).",
    fr: "Qui commence gagne {value} des parties ({interval}).",
  },
  ahead: {
    en: "That is an advantage: with shared wins split between the winners, {value} of all wins ({interval}), where {even} would be even.",
    fr: "C’est un avantage : victoires partagées comptées par parts, {value} de tout ce qui est à gagner ({interval}), alors que {even} serait égal.",
  },
  behind: {
    en: "That is a disadvantage: with shared wins split between the winners, {value} of all wins ({interval}), where {even} would be even.",
    fr: "C’est un désavantage : victoires partagées comptées par parts, {value} de tout ce qui est à gagner ({interval}), alors que {even} serait égal.",
  },
  level: {
    en: "There is no clear advantage or disadvantage: with shared wins split between the winners, {value} of all wins ({interval}), where {even} would be even.",
    fr: "Il n’y paraît donc ni avantage ni désavantage : victoires partagées comptées par parts, {value} de tout ce qui est à gagner ({interval}), alors que {even} serait égal.",
  },
  aheadAlone: {
    en: "That is an advantage: {even} would be even.",
    fr: "C’est un avantage : l’équilibre serait à {even}.",
  },
  behindAlone: {
    en: "That is a disadvantage: {even} would be even.",
    fr: "C’est un désavantage : l’équilibre serait à {even}.",
  },
  levelAlone: {
    en: "There is no clear advantage or disadvantage: {even} would be even.",
    fr: "Il n’y paraît donc ni avantage ni désavantage : l’équilibre serait à {even}.",
  },
  draws: {
    en: "{value} of the games are draws ({interval}).",
    fr: "{value} des parties sont nulles ({interval}).",
  },
  length: {
    en: "Half of the games take {value} actions of the players or fewer ({interval}).",
    fr: "La moitié des parties durent {value} actions des joueurs ou moins ({interval}).",
  },
  decisions: {
    en: "On {value} of the turns, the choice matters ({interval}): the best action promises at least 10% of a win more than the average one.",
    fr: "À {value} des tours, ce qu’on joue compte ({interval}) : la meilleure action promet au moins 10 % d’une victoire de plus que la moyenne.",
  },
  forced: {
    en: "There is never anything to choose: each turn has one legal action.",
    fr: "Il n’y a jamais rien à choisir : chaque tour n’a qu’une action légale.",
  },
  comebacks: {
    en: "{value} of the wins come after another player was ahead ({interval}).",
    fr: "{value} des victoires viennent après qu’un autre a mené ({interval}).",
  },
  ends: {
    en: "The most frequent end, in {value} of the games ({interval}):",
    fr: "La fin la plus fréquente, dans {value} des parties ({interval}) :",
  },
} as const satisfies Readonly<Record<string, SiteText>>;
