import type { Task } from "@serpentarium/core/teaching";
import type { PantareiRing } from "../types.ts";
import { isOnTop } from "./aims.ts";

/** The first half of the lesson: counting in a ring. The learner is always player 1 with light. */
export const counting: readonly Task<PantareiRing>[] = [
  {
    id: "over-the-join",
    clauses: ["ring.closed", "move.own-top"],
    position: "move:1 d2,n,d1,l2,d3 light - 0",
    title: { en: "Over the join", fr: "Par la jointure" },
    instruction: {
      en: "After the last pile comes the first. Land your 2 on the dark 2.",
      fr: "Après la dernière pile vient la première. Posez votre 2 sur le 2 foncé.",
    },
    solutions: [["4R"]],
    hints: [
      {
        en: "Your 2 is pile 4, and the dark 2 is pile 1. Which way is it two piles?",
        fr: "Votre 2 est la pile 4, le 2 foncé la pile 1. Dans quel sens y a-t-il deux piles ?",
      },
      { en: "To the right: pile 5, and then pile 1.", fr: "À droite : la pile 5, puis la pile 1." },
    ],
    mistakes: [
      {
        play: ["4L"],
        because: {
          en: "Two piles to the left lies the neutral piece. Go the other way round.",
          fr: "Deux piles à gauche, c’est le pion neutre. Passez par l’autre côté.",
        },
      },
      { play: "5R", refused: "move.own-top" },
    ],
    conclusion: {
      en: "There is no edge to stop you, and none to protect you.",
      fr: "Aucun bord pour vous arrêter, et aucun pour vous protéger.",
    },
    isReached: (after) => isOnTop(after, "d2", "l2"),
  },
  {
    id: "other-way",
    clauses: ["ring.closed", "move.distance"],
    position: "move:1 l3,d1,l1,d2,n,d3,l2 light - 0",
    title: { en: "The other way round", fr: "Dans l’autre sens" },
    instruction: {
      en: "Put your 3 on the neutral piece. It is four piles away on one side; look at the other.",
      fr: "Posez votre 3 sur le pion neutre. D’un côté, il est à quatre piles ; regardez de l’autre.",
    },
    solutions: [["1L"]],
    hints: [
      {
        en: "The ring has seven piles. Count from pile 1 to the left.",
        fr: "L’anneau a sept piles. Comptez vers la gauche à partir de la pile 1.",
      },
      { en: "To the left come 7, 6 and 5.", fr: "À gauche viennent 7, 6 et 5." },
    ],
    mistakes: [
      {
        play: ["1R"],
        because: {
          en: "Three piles to the right lies the dark 2. The neutral piece is one further.",
          fr: "Trois piles à droite, c’est le 2 foncé. Le pion neutre est une pile plus loin.",
        },
      },
      {
        play: ["7L"],
        because: {
          en: "That was your 2. The 3 was to go there.",
          fr: "C’était votre 2. C’est le 3 qui devait y aller.",
        },
      },
      { play: "2L", refused: "move.own-top" },
    ],
    conclusion: {
      en: "Four one way, three the other: in a ring of seven the two ways add up to seven.",
      fr: "Quatre d’un côté, trois de l’autre : dans un anneau de sept, les deux chemins font sept.",
    },
    isReached: (after) => isOnTop(after, "n", "l3"),
  },
  {
    id: "small-ring",
    clauses: ["ring.full-turn", "move.covered"],
    position: "move:1 d1+l3,n+l2,l1+d2 light - 0",
    title: { en: "A small ring", fr: "Un petit anneau" },
    instruction: {
      en: "Three piles are left. Cover the dark 2, the only dark piece on top.",
      fr: "Il ne reste que trois piles. Couvrez le 2 foncé, le seul pion foncé à un sommet.",
    },
    solutions: [["2L"]],
    hints: [
      {
        en: "Your 3 would go all the way round, and may not. So it has to be the 2, but which way?",
        fr: "Votre 3 ferait le tour complet, et n’en a pas le droit. Ce sera donc le 2, mais dans quel sens ?",
      },
      {
        en: "From pile 2 to the left: pile 1, and then pile 3.",
        fr: "De la pile 2 vers la gauche : la pile 1, puis la pile 3.",
      },
    ],
    mistakes: [
      { play: "1R", refused: "ring.full-turn" },
      {
        play: ["2R"],
        because: {
          en: "To the right it passes the dark 2, and lands on your own 3.",
          fr: "Vers la droite, il passe par-dessus le 2 foncé et se pose sur votre propre 3.",
        },
      },
      {
        play: ["1x2"],
        because: {
          en: "Two of your piles have changed places, and the dark 2 is as free as before.",
          fr: "Deux de vos piles ont échangé leurs places, et le 2 foncé est aussi libre qu’avant.",
        },
      },
    ],
    conclusion: {
      en: "The shorter the ring, the further a small number goes, and a 3 among three piles sleeps.",
      fr: "Plus l’anneau est court, plus un petit chiffre va loin ; et un 3 parmi trois piles s’endort.",
    },
    isReached: (after) => isOnTop(after, "d2", "l2"),
  },
];
