import type { Clauses } from "@serpentarium/core";

export const clauses = {
  "material.pieces": {
    source: "printed",
    title: {
      en: "Nine light pieces, nine dark ones and a neutral one",
      fr: "Neuf pions clairs, neuf foncés et un neutre",
    },
    note: {
      en: "The number of pieces is printed; three of each value in each colour is a ruling.",
      fr: "Le nombre de pions est imprimé ; trois pions de chaque valeur par couleur, c’est notre lecture.",
    },
  },
  "material.open": {
    source: "ruling",
    title: { en: "Everyone may look at every piece", fr: "Tous les pions se consultent librement" },
  },
  "setup.deal": {
    source: "printed",
    title: { en: "A shuffled row, face up", fr: "Une rangée tirée au sort, faces visibles" },
  },
  "setup.colour": {
    source: "printed",
    title: { en: "Player 1 chooses a colour", fr: "Le joueur 1 choisit sa couleur" },
  },
  "setup.first": {
    source: "printed",
    title: { en: "Player 2 makes the first move", fr: "Le joueur 2 joue le premier coup" },
  },
  "move.own-top": {
    source: "printed",
    title: {
      en: "Move a piece of your own from the top of a pile",
      fr: "Déplacer un de ses pions, au sommet d’une pile",
    },
    refusal: {
      en: "The piece on top of pile {pile} is your opponent’s. Move one of your own colour.",
      fr: "Le pion au sommet de la pile {pile} est à votre adversaire. Déplacez un pion de votre couleur.",
    },
  },
  "move.distance": {
    source: "printed",
    title: { en: "As many piles as the piece’s value", fr: "Autant de piles que la valeur du pion" },
    note: {
      en: "The distance is printed; that the row closes up where a pile is used up is a ruling.",
      fr: "La distance est imprimée ; que la rangée se resserre quand une pile disparaît, c’est notre lecture.",
    },
    refusal: {
      en: "A piece goes exactly as many piles along the row as its value. A pair goes by the value of its top piece.",
      fr: "Un pion avance d’autant de piles qu’il a de points, ni plus ni moins. Dans une paire, c’est le pion du dessus qui compte.",
    },
  },
  "move.end-of-row": {
    source: "ruling",
    title: { en: "Never past an end of the row", fr: "Jamais au-delà du bout de la rangée" },
    refusal: {
      en: "From pile {pile}, a distance of {distance} {direction} goes past the end of the row. A piece must land on a pile.",
      fr: "Depuis la pile {pile}, un saut de {distance} {direction} dépasse le bout de la rangée. Un pion doit se poser sur une pile.",
    },
  },
  "move.pair": {
    source: "printed",
    title: { en: "Alone, or with the one piece beneath", fr: "Seul, ou avec le pion juste en dessous" },
    note: {
      en: "The pair is printed; that its top piece sets the distance is a ruling.",
      fr: "La paire est imprimée ; que son pion du dessus fixe la distance, c’est notre lecture.",
    },
    refusal: {
      en: "Pile {pile} is a single piece: there is nothing beneath to take along. Move the piece alone.",
      fr: "La pile {pile} n’a qu’un pion : il n’y a rien à emporter dessous. Déplacez-le seul.",
    },
  },
  "move.covered": {
    source: "printed",
    title: { en: "A covered piece stays where it is", fr: "Un pion couvert ne bouge pas" },
    refusal: {
      en: "A covered piece cannot move. Only the one right beneath the top may go along with it, as a pair.",
      fr: "Un pion couvert ne peut pas bouger. Seul celui qui est juste sous le sommet peut partir avec lui, en paire.",
    },
  },
  "move.neutral": {
    source: "printed",
    title: { en: "The neutral piece never moves by itself", fr: "Le pion neutre ne bouge jamais seul" },
    refusal: {
      en: "The neutral piece on top of pile {pile} cannot move by itself. It only goes along beneath a coloured piece.",
      fr: "Le pion neutre au sommet de la pile {pile} ne peut pas bouger seul. Il ne part que sous un pion de couleur.",
    },
  },
  "swap.piles": {
    source: "printed",
    title: {
      en: "Instead of moving, swap two of your piles",
      fr: "Au lieu de déplacer un pion, permuter deux de ses piles",
    },
    refusal: {
      en: "Pile {pile} does not have your colour on top. Swap two piles that both do.",
      fr: "La pile {pile} n’a pas votre couleur au sommet. Permutez deux piles qui l’ont toutes deux.",
    },
  },
  "swap.no-answer": {
    source: "printed",
    title: { en: "No swap in answer to a swap", fr: "Pas de permutation en réponse à une permutation" },
    refusal: {
      en: "Your opponent has just swapped two piles, so you may not swap now. Move a piece, or pass if you have no move.",
      fr: "Votre adversaire vient de permuter : vous ne pouvez pas permuter à votre tour. Déplacez un pion, ou passez si aucun ne peut bouger.",
    },
  },
  "pass.forced": {
    source: "printed",
    title: { en: "Pass only when you cannot act", fr: "On ne passe que si l’on ne peut rien jouer" },
    note: {
      en: "Passing when stuck is printed; that you may not pass while you can move or swap is our reading.",
      fr: "Passer quand on est bloqué est imprimé ; qu’on ne passe pas tant qu’on peut déplacer ou permuter, c’est notre lecture.",
    },
    refusal: {
      en: "You can still act, with {action} for instance. Only a player with no move and no swap passes.",
      fr: "Vous pouvez encore jouer, par exemple {action}. On ne passe que sans aucun déplacement ni permutation possible.",
    },
  },
  "end.pile": {
    source: "printed",
    title: { en: "A pile of the goal height wins", fr: "Une pile à la hauteur visée gagne" },
  },
  "end.blocked": {
    source: "ruling",
    title: { en: "When neither player can act: a draw", fr: "Si plus personne ne peut jouer, partie nulle" },
  },
  "end.quiet": {
    source: "platform",
    title: {
      en: "Too long without a pile used up: a draw",
      fr: "Trop de tours sans pile épuisée : partie nulle",
    },
  },
} as const satisfies Clauses;

/** The id of a clause of Pantareï. */
export type ClauseId = keyof typeof clauses;
