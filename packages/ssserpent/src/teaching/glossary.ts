import type { GlossaryTerm } from "@serpentarium/core/teaching";
import type { ClauseId } from "../clauses.ts";

/** The terms of Ssserpent. */
export const glossary: readonly GlossaryTerm<ClauseId>[] = [
  {
    term: { en: "serpent", fr: "serpent" },
    meaning: {
      en: "A head and the body pieces that follow it; each player has one.",
      fr: "Une tête et les pions corps qui la suivent ; chaque joueur en a un.",
    },
    clause: "material.pieces",
  },
  {
    term: { en: "head", fr: "tête" },
    meaning: {
      en: "The front piece, which eats and bites; a player who loses it loses the game.",
      fr: "Le pion qui avance le premier, mange et mord ; qui la perd perd la partie.",
    },
    clause: "end.head",
  },
  {
    term: { en: "body piece", fr: "pion corps" },
    meaning: {
      en: "A piece with a serpent on one side and an apple on the other.",
      fr: "Un pion avec un morceau de serpent d’un côté, une pomme de l’autre.",
    },
    clause: "material.pieces",
  },
  {
    term: { en: "reserve", fr: "réserve" },
    meaning: {
      en: "The body pieces beside the grid with which a serpent grows when it eats a blue apple.",
      fr: "Les pions corps à côté de la grille, dont un serpent grandit en mangeant une pomme bleue.",
    },
    clause: "eat.blue",
  },
  {
    term: { en: "step", fr: "pas" },
    meaning: {
      en: "The head advances by one cell, and the body follows; a move has one step for every two pieces.",
      fr: "La tête avance d’une case et le corps suit ; un coup en compte un pour deux pions.",
    },
    clause: "move.steps",
  },
  {
    term: { en: "full movement", fr: "mouvement entier" },
    meaning: {
      en: "All the steps that the length of the serpent requires: none may be left out.",
      fr: "Tous les pas que demande la longueur du serpent : aucun ne peut manquer.",
    },
    clause: "move.must",
  },
  {
    term: { en: "blue apple", fr: "pomme bleue" },
    meaning: {
      en: "An apple that belongs to no player and that only adults may eat.",
      fr: "Une pomme qui n’est à personne, et que seuls les adultes peuvent manger.",
    },
    clause: "eat.blue",
  },
  {
    term: { en: "adult", fr: "adulte" },
    meaning: {
      en: "Describes a serpent after the grid has once had no apple of its colour.",
      fr: "Se dit d’un serpent qui, une fois, n’a plus eu de pomme de sa couleur sur la grille.",
    },
    clause: "eat.adult",
  },
  {
    term: { en: "bite", fr: "morsure" },
    meaning: {
      en: "To enter a cell of the enemy serpent, which requires a longer line than its own.",
      fr: "Entrer dans une case du serpent adverse, ce qui demande une ligne plus longue que la sienne.",
    },
    clause: "attack.line",
  },
  {
    term: { en: "line", fr: "ligne" },
    meaning: {
      en: "The pieces one after the other along the direction of a bite, counted on both sides.",
      fr: "Les pions qui se suivent dans la direction d’une morsure, comptés des deux côtés.",
    },
    clause: "attack.line",
  },
  {
    term: { en: "replant", fr: "replanter" },
    meaning: {
      en: "To put bitten-off pieces back on the grid as apples, on cells that the biter chooses.",
      fr: "Remettre sur la grille, côté pomme, les pions arrachés, là où veut celui qui a mordu.",
    },
    clause: "attack.replant",
  },
  {
    term: { en: "stuck", fr: "bloqué" },
    meaning: {
      en: "Describes a serpent with no path of full length: it has lost.",
      fr: "Se dit d’un serpent qui n’a aucun chemin de toute sa longueur : il a perdu.",
    },
    clause: "end.stuck",
  },
];
