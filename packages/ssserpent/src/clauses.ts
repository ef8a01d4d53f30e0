import type { Clauses } from "@serpentarium/core";

export const clauses = {
  "material.pieces": {
    source: "printed",
    title: {
      en: "A head and eight body pieces each, and four blue apples",
      fr: "Une tête et huit pions corps chacun, et quatre pommes bleues",
    },
  },
  "material.colours": {
    source: "ruling",
    title: { en: "Player 1 is red, player 2 yellow", fr: "Le joueur 1 a les rouges, le joueur 2 les jaunes" },
  },
  "setup.order": {
    source: "ruling",
    title: { en: "Player 1 places first", fr: "Le joueur 1 pose le premier" },
  },
  "setup.blue": {
    source: "printed",
    title: { en: "First the blue apples, in turn", fr: "D’abord les pommes bleues, chacun son tour" },
  },
  "setup.apples": {
    source: "printed",
    title: {
      en: "Then apples of the opponent’s colour",
      fr: "Ensuite les pommes, chacun celles de l’adversaire",
    },
  },
  "place.apple": {
    source: "printed",
    title: {
      en: "Apples lie off the border and never side by side",
      fr: "Des pommes hors du bord, jamais côte à côte",
    },
    note: {
      en: "A free cell between two apples is printed; that this means no more than “not side by side” is a ruling.",
      fr: "La case libre entre deux pommes est imprimée ; qu’elle signifie seulement « pas côte à côte », c’est notre lecture.",
    },
    refusal: {
      en: "No apple can go on {cell}. Look at {by}: an apple needs a free cell off the border, with no other apple beside it.",
      fr: "Impossible de poser une pomme en {cell}. Voyez {by} : il faut une case libre, hors du bord, sans autre pomme à côté.",
    },
  },
  "place.head-clear": {
    source: "printed",
    title: { en: "No apple beside a head", fr: "Pas de pomme à côté d’une tête" },
    refusal: {
      en: "{cell} is beside the head on {by}. Leave the cells around both heads free of apples.",
      fr: "La case {cell} touche la tête placée en {by}. Aucune pomme ne se pose à côté d’une tête.",
    },
  },
  "setup.heads": {
    source: "printed",
    title: {
      en: "Each places the opponent’s head on the border",
      fr: "Chacun pose la tête adverse sur le bord",
    },
    refusal: {
      en: "The head cannot go on {cell}. It needs a free cell of the border, with no apple beside it.",
      fr: "La tête ne peut pas aller en {cell}. Il lui faut une case libre du bord, sans pomme à côté.",
    },
  },
  "setup.stuck": {
    source: "ruling",
    title: {
      en: "An apple without a legal cell is left out",
      fr: "Une pomme sans case permise n’est pas posée",
    },
  },
  "setup.first": {
    source: "printed",
    title: { en: "Chance decides who moves first", fr: "Le hasard désigne qui commence" },
  },
  "place.whole-game": {
    source: "printed",
    title: {
      en: "The placement rules hold all game long",
      fr: "Poser une pomme : les mêmes règles du début à la fin",
    },
  },
  "move.steps": {
    source: "printed",
    title: {
      en: "One step for every two pieces, rounded up",
      fr: "Un pas pour deux pions, en arrondissant vers le haut",
    },
    refusal: {
      en: "Too many steps. Your path has {made}; the length of this serpent gives it {steps}.",
      fr: "Trop de pas. Votre chemin en compte {made} ; la longueur de ce serpent lui en donne {steps}.",
    },
  },
  "move.follow": {
    source: "printed",
    title: { en: "The body follows the head", fr: "Le corps suit la tête" },
  },
  "move.free": {
    source: "printed",
    title: { en: "A free cell is open to the head", fr: "Une case libre est ouverte à la tête" },
  },
  "move.own-body": {
    source: "printed",
    title: { en: "Never onto its own body", fr: "Jamais sur son propre corps" },
    note: {
      en: "The ban is printed; that it covers the cell which the tail is about to leave is a ruling.",
      fr: "L’interdiction est imprimée ; qu’elle vaille aussi pour la case que la queue va quitter, c’est notre lecture.",
    },
    refusal: {
      en: "Step {step} would enter {cell}, where the serpent itself lies. Even the tail counts: it moves only after the head.",
      fr: "Le pas {step} irait en {cell}, où le serpent se trouve déjà. Même la queue compte : elle ne part qu’après la tête.",
    },
  },
  "move.enemy-apple": {
    source: "printed",
    title: { en: "Never onto an apple of the other colour", fr: "Jamais sur une pomme de l’autre couleur" },
    refusal: {
      en: "Step {step} would enter {cell}, where an apple of the other colour lies. A serpent goes round those.",
      fr: "Le pas {step} irait en {cell}, sur une pomme de l’autre couleur. Un serpent doit la contourner.",
    },
  },
  "move.off-grid": {
    source: "ruling",
    title: { en: "Never off the grid", fr: "Jamais hors de la grille" },
    refusal: {
      en: "Step {step} would leave the grid. The border is a wall: turn before it.",
      fr: "Le pas {step} sortirait de la grille. Le bord est un mur : il faut tourner avant.",
    },
  },
  "move.reverse": {
    source: "ruling",
    title: { en: "A lone head does not turn back", fr: "Une tête seule ne fait pas demi-tour" },
    note: {
      en: "The ban on moving backwards is printed; what it means for a head without a body is a ruling.",
      fr: "L’interdiction de la marche arrière est imprimée ; ce qu’elle veut dire pour une tête sans corps, c’est notre lecture.",
    },
    refusal: {
      en: "Step {step} would go back the way this head has come. Go straight on, or turn left or right.",
      fr: "Le pas {step} ramènerait cette tête d’où elle vient. Allez tout droit, ou tournez à gauche ou à droite.",
    },
  },
  "move.must": {
    source: "printed",
    title: { en: "The whole movement must be made", fr: "Le mouvement se fait en entier" },
    refusal: {
      en: "The path stops short. It has {made} of the {steps} steps that must be made this turn.",
      fr: "Le chemin s’arrête trop tôt. Nombre de pas faits : {made} ; à faire ce tour-ci : {steps}.",
    },
  },
  "eat.own": {
    source: "printed",
    title: { en: "An apple of its own colour makes it grow", fr: "Une pomme de sa couleur le fait grandir" },
  },
  "eat.adult": {
    source: "printed",
    title: {
      en: "Adult once no apple of its colour is left",
      fr: "Adulte quand il ne reste aucune pomme de sa couleur",
    },
  },
  "eat.blue": {
    source: "printed",
    title: { en: "Blue apples are for adults", fr: "Les pommes bleues sont pour les adultes" },
    refusal: {
      en: "Step {step} would enter the blue apple on {cell}. Only an adult may: first no apple of its own colour must be left on the grid.",
      fr: "Le pas {step} irait sur la pomme bleue en {cell}. Seul un adulte y a droit : il faut d’abord qu’il ne reste sur la grille aucune pomme de sa couleur.",
    },
  },
  "eat.blue-empty": {
    source: "ruling",
    title: { en: "With an empty reserve it does not grow", fr: "Réserve vide : il ne grandit pas" },
  },
  "attack.line": {
    source: "printed",
    title: { en: "A bite needs the longer line", fr: "Pour mordre, il faut la ligne la plus longue" },
    note: {
      en: "Comparing the lines is printed; that a line ends at its first gap is a ruling.",
      fr: "La comparaison des lignes est imprimée ; qu’une ligne s’arrête au premier vide, c’est notre lecture.",
    },
    refusal: {
      en: "Step {step} would bite on {cell}. Pieces in your line: {attacker}; in the enemy’s: {defender}. Yours must be longer.",
      fr: "Le pas {step} mordrait en {cell}. Pions sur votre ligne : {attacker} ; sur celle de l’adversaire : {defender}. La vôtre doit être plus longue.",
    },
  },
  "attack.cut": {
    source: "printed",
    title: { en: "A bite cuts off all that is behind", fr: "La morsure coupe tout ce qui suit" },
  },
  "attack.head": {
    source: "printed",
    title: { en: "To take the head is to win at once", fr: "Prendre la tête, c’est gagner aussitôt" },
    refusal: {
      en: "Step {step} comes too late: the enemy head has been taken, and the path ends there.",
      fr: "Le pas {step} est de trop : la tête adverse est prise, le chemin s’arrête là.",
    },
  },
  "attack.replant": {
    source: "printed",
    title: { en: "The attacker replants what it bit off", fr: "L’attaquant replante ce qu’il a coupé" },
    note: {
      en: "Replanting is printed; that it waits until the move is over, and goes on while there is room, is a ruling.",
      fr: "La replantation est imprimée ; qu’elle attende la fin du mouvement et se poursuive tant qu’il y a de la place, c’est notre lecture.",
    },
  },
  "attack.no-room": {
    source: "ruling",
    title: {
      en: "Without room: into the victim’s reserve",
      fr: "Faute de place : dans la réserve de la victime",
    },
  },
  "end.stuck": {
    source: "printed",
    title: { en: "Whoever cannot move in full loses", fr: "Qui ne peut faire tout son mouvement perd" },
  },
  "end.head": {
    source: "printed",
    title: { en: "Whoever loses the head loses the game", fr: "Qui perd la tête perd la partie" },
  },
  "end.quiet": {
    source: "platform",
    title: {
      en: "Too long without an apple or a bite: a draw",
      fr: "Trop de coups sans pomme ni morsure : partie nulle",
    },
  },
  "end.long": {
    source: "platform",
    title: { en: "Too many moves in all: a draw", fr: "Trop de coups en tout : partie nulle" },
  },
} as const satisfies Clauses;

/** The id of a clause. */
export type ClauseId = keyof typeof clauses;
