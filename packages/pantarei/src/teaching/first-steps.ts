import { hasWon } from "@serpentarium/core";
import type { Task } from "@serpentarium/core/teaching";
import type { Pantarei } from "../types.ts";
import { isOnTop } from "./aims.ts";

/** The first half of the lesson: what actions do. The learner is always player 1 with light. */
export const firstSteps: readonly Task<Pantarei>[] = [
  {
    id: "jump",
    clauses: ["move.distance", "move.end-of-row"],
    position: "move:1 d2,l3,d1,l1,n,d3,l2,d1 light - 0",
    title: { en: "The first jump", fr: "Le premier saut" },
    instruction: {
      en: "You play the light pieces. Move your 3 onto the neutral piece, the one without a number.",
      fr: "Vous jouez les clairs. Posez votre 3 sur le pion neutre, celui qui n’a pas de chiffre.",
    },
    solutions: [["2R"]],
    hints: [
      {
        en: "A 3 jumps exactly three piles. Where is your 3, and where is the neutral piece?",
        fr: "Un 3 saute exactement trois piles. Où est votre 3, et où est le pion neutre ?",
      },
      {
        en: "Your 3 is pile 2. Three piles to the right of it comes pile 5.",
        fr: "Votre 3 est la pile 2. Trois piles plus à droite, c’est la pile 5.",
      },
    ],
    mistakes: [
      { play: "2L", refused: "move.end-of-row" },
      { play: "6L", refused: "move.own-top" },
      {
        play: ["4R"],
        because: {
          en: "That was your 1. It lands on the neutral piece too, but the task is about the 3.",
          fr: "C’était votre 1. Il se pose bien sur le pion neutre, mais c’est le 3 qu’il fallait jouer.",
        },
      },
      {
        play: ["7L"],
        because: {
          en: "That was your 2. It lands on the neutral piece too, but the task is about the 3.",
          fr: "C’était votre 2. Il se pose bien sur le pion neutre, mais c’est le 3 qu’il fallait jouer.",
        },
      },
    ],
    conclusion: {
      en: "A piece jumps as many piles as its number says, left or right, and lands on top of a pile. It never leaves the row.",
      fr: "Un pion saute autant de piles que son chiffre l’indique, à gauche ou à droite, et se pose sur une pile. Il ne sort jamais de la rangée.",
    },
    isReached: (after) => isOnTop(after, "n", "l3"),
  },
  {
    id: "tall-pile",
    clauses: ["move.distance"],
    position: "move:1 l2,d1+d3+l3,d2,n+l1,d3 light - 0",
    title: { en: "Over a tall pile", fr: "Par-dessus une haute pile" },
    instruction: {
      en: "Put your 2 on the dark 2. A tall pile stands in between.",
      fr: "Posez votre 2 sur le 2 foncé. Une haute pile se dresse entre les deux.",
    },
    solutions: [["1R"]],
    hints: [
      { en: "Count piles, not pieces.", fr: "Comptez les piles, pas les pions." },
      {
        en: "The pile of three counts as one. So pile 3 is two piles to the right of your 2.",
        fr: "La pile de trois ne compte que pour une. La pile 3 est donc à deux piles de votre 2, à droite.",
      },
    ],
    mistakes: [
      {
        play: ["4L"],
        because: {
          en: "That was your 1. It now lies on the dark 2, and your 2 has to go there.",
          fr: "C’était votre 1. Le voilà sur le 2 foncé, alors que c’est votre 2 qui devait y aller.",
        },
      },
      {
        play: ["4L2"],
        because: {
          en: "That was your 1, with the neutral piece. Your 2 is the one to move.",
          fr: "C’était votre 1, avec le pion neutre. C’est votre 2 qu’il faut déplacer.",
        },
      },
      { play: "1L", refused: "move.end-of-row" },
    ],
    conclusion: {
      en: "However tall, a pile counts as one. And look at the numbers: your 2 left its place empty, so the row closed up and is one pile shorter.",
      fr: "Si haute qu’elle soit, une pile compte pour une. Et regardez les numéros : votre 2 a laissé sa place vide, la rangée s’est resserrée et compte une pile de moins.",
    },
    isReached: (after) => isOnTop(after, "d2", "l2"),
  },
  {
    id: "cover",
    clauses: ["move.covered", "move.own-top"],
    position: "move:1 l2,d1,l1,d3,n,l3,d2 light - 0",
    title: { en: "Hold it down", fr: "Bloquer un pion" },
    instruction: {
      en: "A covered piece cannot move. Cover the dark 3.",
      fr: "Un pion couvert ne peut plus bouger. Couvrez le 3 foncé.",
    },
    solutions: [["3R"]],
    hints: [
      {
        en: "Look at each of your three pieces: which one lands on pile 4?",
        fr: "Regardez vos trois pions un par un : lequel arrive sur la pile 4 ?",
      },
      { en: "It is the nearest one, your 1.", fr: "C’est le plus proche, votre 1." },
    ],
    mistakes: [
      {
        play: ["3L"],
        because: {
          en: "Your 1 now covers the dark 1. The dark 3 is still free.",
          fr: "Votre 1 couvre maintenant le 1 foncé. Le 3 foncé reste libre.",
        },
      },
      {
        play: ["1R"],
        because: {
          en: "Your 2 has landed on your own 1. Now you have held yourself down.",
          fr: "Votre 2 s’est posé sur votre propre 1. C’est vous que vous avez bloqué.",
        },
      },
      { play: "6R", refused: "move.end-of-row" },
    ],
    conclusion: {
      en: "The dark 3 waits until your 1 goes away. Land on the pieces that would hurt you most.",
      fr: "Le 3 foncé attend que votre 1 s’en aille. Posez-vous sur les pions qui vous gêneraient le plus.",
    },
    isReached: (after) => isOnTop(after, "d3", "l1"),
  },
  {
    id: "set-free",
    clauses: ["move.covered", "move.pair"],
    position: "move:1 d2,l3+l1,d1,n,l2 light - 0",
    title: { en: "Set your 3 free", fr: "Libérer son 3" },
    instruction: {
      en: "Your 3 lies beneath your 1 in pile 2. Make it the top of a pile, so that it can move next turn.",
      fr: "Dans la pile 2, votre 3 est sous votre 1. Faites-en le sommet d’une pile, pour qu’il puisse bouger au prochain tour.",
    },
    solutions: [["2L"], ["2R"]],
    hints: [
      {
        en: "What lies on it has to go, but not the 3 itself.",
        fr: "Ce qui est dessus doit partir, mais sans le 3.",
      },
      {
        en: "Move the 1 alone, to either side: press the 1, then where it goes.",
        fr: "Déplacez le 1 seul, d’un côté ou de l’autre : désignez le 1, puis sa destination.",
      },
    ],
    mistakes: [
      {
        play: ["2R2"],
        because: {
          en: "The 3 has come along, and so it still lies beneath the 1. Move the 1 alone.",
          fr: "Le 3 est venu aussi, et il est donc toujours sous le 1. Déplacez le 1 seul.",
        },
      },
      {
        play: ["2L2"],
        because: {
          en: "The 3 has come along, and so it still lies beneath the 1. Move the 1 alone.",
          fr: "Le 3 est venu aussi, et il est donc toujours sous le 1. Déplacez le 1 seul.",
        },
      },
      {
        play: ["2x5"],
        because: {
          en: "You have swapped two whole piles, and the 3 is still beneath the 1.",
          fr: "Vous avez permuté deux piles entières, et le 3 est toujours sous le 1.",
        },
      },
    ],
    conclusion: {
      en: "When the top piece goes alone, the one beneath wakes up. Your own piles are full of moves for later.",
      fr: "Quand le sommet part seul, le pion du dessous se réveille. Vos propres piles sont pleines de coups à venir.",
    },
    isReached: (after) => isOnTop(after, "l3"),
  },
  {
    id: "carry",
    clauses: ["move.pair", "move.neutral"],
    position: "move:1 l3,d3,d1+n+l2,l1,d2 light - 0",
    title: { en: "A passenger", fr: "Un passager" },
    instruction: {
      en: "The neutral piece never moves by itself. Carry it onto the dark 2.",
      fr: "Le pion neutre ne bouge jamais seul. Transportez-le sur le 2 foncé.",
    },
    solutions: [["3R2"]],
    hints: [
      {
        en: "A piece may take along the one right beneath it. Which of yours lies on the neutral piece?",
        fr: "Un pion peut emmener celui qui est juste sous lui. Lequel des vôtres est sur le pion neutre ?",
      },
      {
        en: "Your 2 of pile 3 goes to the right, to pile 5, as a pair.",
        fr: "Votre 2 de la pile 3 part à droite, sur la pile 5, en paire.",
      },
    ],
    mistakes: [
      {
        play: ["3R"],
        because: {
          en: "Your 2 went alone. The neutral piece stays behind, and now neither player can move it.",
          fr: "Votre 2 est parti seul. Le pion neutre est resté, et plus personne ne peut jouer de là.",
        },
      },
      {
        play: ["3L2"],
        because: {
          en: "The neutral piece went along, but the wrong way: the dark 2 is at the right end.",
          fr: "Le pion neutre est bien parti, mais du mauvais côté : le 2 foncé est tout à droite.",
        },
      },
      { play: "4R2", refused: "move.pair" },
    ],
    conclusion: {
      en: "A pair goes as far as its top piece says, and keeps its order. It brings two pieces to a pile at once: that is how piles grow fast.",
      fr: "Une paire va aussi loin que le dit son sommet, et garde son ordre. Elle apporte deux pions d’un coup : c’est ainsi que les piles montent vite.",
    },
    isReached: (after) => isOnTop(after, "d2", "n", "l2"),
  },
  {
    id: "seven",
    clauses: ["end.pile", "move.pair"],
    position: "move:1 d2,n+d1+l2+d3+l3,d3,l1+l2,d1,l3 light - 0",
    title: { en: "Five and two", fr: "Cinq et deux" },
    instruction: {
      en: "Finish a pile of seven, and win.",
      fr: "Terminez une pile de sept, et gagnez.",
    },
    solutions: [["4L2"]],
    hints: [
      {
        en: "Pile 2 has five pieces. How can two more come at once?",
        fr: "La pile 2 compte cinq pions. Comment en amener deux d’un coup ?",
      },
      {
        en: "A pair with a 2 on top stands two piles away, in pile 4.",
        fr: "Une paire coiffée d’un 2 attend deux piles plus loin, dans la pile 4.",
      },
    ],
    mistakes: [
      {
        play: ["4L"],
        because: {
          en: "That makes six, and seven are needed. Take the piece beneath along.",
          fr: "Cela fait six, et il en faut sept. Emmenez aussi le pion du dessous.",
        },
      },
      { play: "6L2", refused: "move.pair" },
    ],
    conclusion: {
      en: "Seven! Three of the pieces in that pile were not even yours. Only the player who puts the last piece on counts.",
      fr: "Sept ! Trois pions de cette pile n’étaient même pas à vous. Une seule chose compte : qui pose le dernier.",
    },
    isReached: (after) => hasWon(after, 0),
  },
];
