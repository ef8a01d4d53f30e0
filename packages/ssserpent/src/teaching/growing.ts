import type { Task } from "@serpentarium/core/teaching";
import type { Ssserpent } from "../types.ts";
import { blueApplesEaten, hasEatenOn } from "./aims.ts";

/** The first part of the lesson: moving and growing. The learner is always red. */
export const growing: readonly Task<Ssserpent>[] = [
  {
    id: "first-apple",
    clauses: ["eat.own", "move.enemy-apple", "move.reverse"],
    position: "move:red e5..E.4.j h8..W.4.j c5,g7,h2 b3,c7,f5,g3 b6,d2,e6,h5 0 0 0",
    title: { en: "The first apple", fr: "La première pomme" },
    instruction: {
      en: "You play red, and all you have is a head. Make it eat the apple on f5.",
      fr: "Vous jouez rouge, et vous n’avez qu’une tête. Faites-lui manger la pomme en f5.",
    },
    solutions: [["E"]],
    hints: [
      {
        en: "Letters are columns, numbers are rows. Where is f5, seen from the head?",
        fr: "Les lettres sont les colonnes, les chiffres les rangées. Où est f5, vu de la tête ?",
      },
      {
        en: "It is the red apple right beside the head, to the east.",
        fr: "C’est la pomme rouge juste à côté de la tête, à l’est.",
      },
    ],
    mistakes: [
      { play: "N", refused: "move.enemy-apple" },
      { play: "W", refused: "move.reverse" },
      { play: "EE", refused: "move.steps" },
      {
        play: ["S"],
        because: {
          en: "A legal step, but there is nothing to eat on e4.",
          fr: "Le pas est permis, mais il n’y a rien à manger en e4.",
        },
      },
    ],
    conclusion: {
      en: "The head goes on, and a body piece fills the cell that it has left: you are two pieces long.",
      fr: "La tête avance, et un pion corps occupe la case qu’elle quitte : vous voilà long de deux pions.",
    },
    isReached: (_after, events) => hasEatenOn(events, "f5"),
  },
  {
    id: "two-steps",
    clauses: ["move.steps", "move.must", "move.own-body"],
    position: "move:red d4.SS.N.4.j h8.N.S.4.j c5,g7,h2 e5,g3 b6,e2,h5 0 0 20",
    title: { en: "Exactly two steps", fr: "Exactement deux pas" },
    instruction: {
      en: "Three pieces make two steps, no more and no less. Eat the apple on e5.",
      fr: "Trois pions font deux pas, ni plus ni moins. Mangez la pomme en e5.",
    },
    solutions: [["NE"], ["EN"]],
    hints: [
      {
        en: "e5 is not in line with your head: you have to turn once.",
        fr: "e5 n’est pas dans l’axe de votre tête : il faut tourner une fois.",
      },
      {
        en: "One step to the north and one to the east, in either order.",
        fr: "Un pas au nord et un à l’est, dans l’ordre que vous voulez.",
      },
    ],
    mistakes: [
      { play: "N", refused: "move.must" },
      { play: "NEN", refused: "move.steps" },
      { play: "SE", refused: "move.own-body" },
      {
        play: ["NN"],
        because: {
          en: "Two steps, but straight on. The apple is one column further to the east.",
          fr: "Deux pas, mais tout droit. La pomme est une colonne plus à l’est.",
        },
      },
      {
        play: ["EE"],
        because: {
          en: "Two steps, but straight to the side. The apple is one row further to the north.",
          fr: "Deux pas, mais tout droit sur le côté. La pomme est une rangée plus au nord.",
        },
      },
    ],
    conclusion: {
      en: "One or two pieces make one step, three or four two, five or six three. What counts is your length when the turn begins.",
      fr: "Un ou deux pions font un pas, trois ou quatre en font deux, cinq ou six en font trois. C’est la longueur au début du tour qui compte.",
    },
    isReached: (_after, events) => hasEatenOn(events, "e5"),
  },
  {
    id: "grow-up",
    clauses: ["eat.adult", "eat.blue"],
    position: "move:red c5.SSW.N.4.j h4.NN.S.4.j b5,c7,f2,g8 d6 e4,f7 0 2 30",
    title: { en: "Grow up", fr: "Devenir adulte" },
    instruction: {
      en: "Blue apples are near, but they are for adults. Make your serpent adult.",
      fr: "Les pommes bleues sont toutes proches, mais réservées aux adultes. Faites de votre serpent un adulte.",
    },
    solutions: [["NE"], ["EN"]],
    hints: [
      {
        en: "You are adult as soon as no apple of your colour is left on the grid.",
        fr: "On est adulte dès qu’il ne reste plus de pomme de sa couleur sur la grille.",
      },
      { en: "There is just one red apple left, on d6.", fr: "Il ne reste qu’une pomme rouge, en d6." },
    ],
    mistakes: [
      { play: "NN", refused: "eat.blue" },
      { play: "WW", refused: "eat.blue" },
      {
        play: ["NW"],
        because: {
          en: "Now you stand between two blue apples, and may not touch either.",
          fr: "Vous voilà entre deux pommes bleues, sans avoir le droit d’y toucher.",
        },
      },
      {
        play: ["EE"],
        because: {
          en: "The way is free, but the last red apple is still there, on d6.",
          fr: "La voie est libre, mais la dernière pomme rouge est toujours là, en d6.",
        },
      },
    ],
    conclusion: {
      en: "Adult, and for good: even if red apples come back one day, the blue ones stay yours to eat.",
      fr: "Adulte, et pour toujours : même si des pommes rouges reviennent un jour, les bleues vous restent permises.",
    },
    isReached: (_after, events) => events.some(({ type }) => type === "adult"),
  },
  {
    id: "blue-feast",
    clauses: ["eat.blue", "move.steps", "move.enemy-apple"],
    position: "move:red e6.SWSS.N.4.a b4.W.E.4.j d2,e3,f6,f8 - b7,d6,g5 0 0 64",
    title: { en: "A blue feast", fr: "Un festin bleu" },
    instruction: {
      en: "Eat two blue apples in a single move.",
      fr: "Mangez deux pommes bleues en un seul mouvement.",
    },
    solutions: [["ENN"]],
    hints: [
      {
        en: "Five pieces make three steps. Which two blue apples are close enough together?",
        fr: "Cinq pions font trois pas. Quelles sont les deux pommes bleues assez proches l’une de l’autre ?",
      },
      {
        en: "First f6, and then straight up column f.",
        fr: "D’abord f6, puis tout droit dans la colonne f.",
      },
    ],
    mistakes: [
      { play: "WWW", refused: "move.enemy-apple" },
      {
        play: ["ENE"],
        because: {
          en: "One blue apple. For the second one go on to the north.",
          fr: "Une seule pomme bleue. Pour la deuxième, continuez vers le nord.",
        },
      },
      {
        play: ["NNE"],
        because: {
          en: "One blue apple, on f8. There is another one on the way, if you go by column f.",
          fr: "Une seule pomme bleue, en f8. Il y en a une autre en chemin si l’on passe par la colonne f.",
        },
      },
      {
        play: ["NEN"],
        because: {
          en: "One blue apple, on f8. Go to column f one step earlier.",
          fr: "Une seule pomme bleue, en f8. Passez dans la colonne f un pas plus tôt.",
        },
      },
    ],
    conclusion: {
      en: "Seven pieces, and four steps from the next turn on. A good path often passes by more than one apple: look for it.",
      fr: "Sept pions, et quatre pas dès le prochain tour. Un bon chemin passe souvent par plus d’une pomme : cherchez-le.",
    },
    isReached: (_after, events) => blueApplesEaten(events) === 2,
  },
];
