import type { Clauses } from "@serpentarium/core";

export const clauses = {
  "setup.corners": {
    source: "printed",
    title: { en: "Three cells long, each in a corner", fr: "Longs de trois cases, chacun dans un coin" },
  },
  "apple.drop": {
    source: "printed",
    title: { en: "An apple drops on a free cell", fr: "Une pomme tombe sur une case libre" },
    refusal: { en: "There is a snake on {cell}.", fr: "Il y a un serpent en {cell}." },
  },
  "turn.secret": {
    source: "printed",
    title: { en: "All choose in secret", fr: "Tous choisissent en secret" },
  },
  "turn.back": {
    source: "printed",
    title: { en: "No turning on your own neck", fr: "Pas de demi-tour sur son propre cou" },
    refusal: {
      en: "That is where your snake comes from. Choose one of the other three ways.",
      fr: "Votre serpent en vient. Choisissez l’une des trois autres directions.",
    },
  },
  "turn.together": {
    source: "printed",
    title: { en: "All move at once", fr: "Tous avancent en même temps" },
  },
  "apple.eat": {
    source: "printed",
    title: { en: "A snake that eats grows", fr: "Un serpent qui mange grandit" },
  },
  "crash.wall": {
    source: "printed",
    title: { en: "Beyond the edge a snake crashes", fr: "Hors de la grille, on s’écrase" },
  },
  "crash.body": {
    source: "printed",
    title: { en: "So it does on a body", fr: "Sur un corps aussi" },
  },
  "crash.heads": {
    source: "printed",
    title: { en: "Heads that meet crash both", fr: "Deux têtes qui se rencontrent s’écrasent" },
  },
  "end.last": {
    source: "printed",
    title: { en: "The last snake wins", fr: "Le dernier serpent gagne" },
  },
  "end.turns": {
    source: "printed",
    title: { en: "After the last turn the longest wins", fr: "Après le dernier tour, le plus long gagne" },
  },
} as const satisfies Clauses;

/** The id of a clause. */
export type ClauseId = keyof typeof clauses;
