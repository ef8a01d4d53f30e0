import type { SiteText } from "../lib/site-text.ts";

/** Texts of the page of solved boards. */
export const SOLVED_MESSAGES = {
  title: { en: "Solved", fr: "Résolu" },
  description: {
    en: "What small boards are solved: who wins with best play by all, how that was proven, and the command that repeats it.",
    fr: "Les petits plateaux résolus : qui gagne si tous jouent au mieux, comment c’est prouvé, et la commande pour le refaire.",
  },
  intro: {
    en: "The full games are too large to be solved. These smaller ones are: each result is proven against every defence, for every position that the table counts.",
    fr: "Les jeux entiers sont trop grands pour être résolus. Ceux-ci, plus petits, le sont : chaque résultat est prouvé contre toute défense, pour chaque position que compte le tableau.",
  },
  noChoice: {
    en: "Nobody decides anything in this game: a row of cards is solved by walking along it.",
    fr: "Personne n’y décide de rien : une rangée de cartes se résout en la parcourant.",
  },
  who: { en: "With best play by all", fr: "Si tous jouent au mieux" },
  positions: { en: "Positions", fr: "Positions" },
  bound: { en: "In at most", fr: "En au plus" },
  seatWins: { en: "Player {seat} wins", fr: "Le joueur {seat} gagne" },
  draw: { en: "Draw", fr: "Partie nulle" },
  shared: { en: "Shared", fr: "Partagé" },
  open: { en: "Not solved", fr: "Sans solution" },
  action: { en: "one action", fr: "un coup" },
  actions: { en: "{actions} actions", fr: "{actions} coups" },
  openWithin: {
    en: "nobody can force a win within {actions} actions",
    fr: "personne ne peut forcer le gain en {actions} coups",
  },
  start: { en: "from the start", fr: "depuis le début" },
  deals: { en: "{starts} deals", fr: "{starts} donnes" },
  setUps: {
    en: "{starts} positions after {plies} random actions",
    fr: "{starts} positions après {plies} coups au hasard",
  },
  players: { en: "{seats} players", fr: "{seats} joueurs" },
  repeat: {
    en: "Repeat it; it took {time} on one processor:",
    fr: "Pour le refaire ; il a fallu {time} à un processeur :",
  },
  seconds: { en: "{n} s", fr: "{n} s" },
  minutes: { en: "{n} min", fr: "{n} min" },
} as const satisfies Readonly<Record<string, SiteText>>;
