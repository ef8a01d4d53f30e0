import type { Task } from "@serpentarium/core/teaching";
import type { SsserpentTorus } from "../types.ts";
import { hasEatenOn, yellowCannotEat } from "./aims.ts";

/** The first half of the lesson: crossing the edges. The learner is always red. */
export const crossing: readonly Task<SsserpentTorus>[] = [
  {
    id: "over-the-edge",
    clauses: ["torus.edges", "move.reverse", "move.steps"],
    position: "move:red g4..E.4.j d1.S.N.4.j d4 a4,c2,c6,e6 b5,e2,f5 0 2 20",
    title: { en: "Over the edge", fr: "Par-dessus le bord" },
    instruction: {
      en: "Your head is on g4, one step makes your move. Eat the apple on a4.",
      fr: "Votre tête est en g4, et vous avez un pas. Mangez la pomme en a4.",
    },
    solutions: [["E"]],
    hints: [
      { en: "What lies to the east of column g?", fr: "Qu’y a-t-il à l’est de la colonne g ?" },
      { en: "Column a. Step to the east.", fr: "La colonne a. Un pas vers l’est." },
    ],
    mistakes: [
      { play: "W", refused: "move.reverse" },
      { play: "EE", refused: "move.steps" },
      {
        play: ["N"],
        because: {
          en: "There is nothing to eat on g5. The apple is in your own row.",
          fr: "Il n’y a rien à manger en g5. La pomme est sur votre rangée.",
        },
      },
      {
        play: ["S"],
        because: {
          en: "There is nothing to eat on g3. The apple is in your own row.",
          fr: "Il n’y a rien à manger en g3. La pomme est sur votre rangée.",
        },
      },
    ],
    conclusion: {
      en: "Every row is a ring, and every column, too.",
      fr: "Chaque rangée est un anneau, et chaque colonne aussi.",
    },
    isReached: (_after, events) => hasEatenOn(events, "a4"),
  },
  {
    id: "round-the-corner",
    clauses: ["torus.edges", "move.must"],
    position: "move:red g7.WW.E.4.j c3.EE.W.4.j - a1,d6 b5,f5 0 2 24",
    title: { en: "Round the corner", fr: "D’un coin à l’autre" },
    instruction: {
      en: "You are in one corner, on g7. Eat the apple in the opposite one, on a1.",
      fr: "Vous êtes dans un coin, en g7. Mangez la pomme du coin opposé, en a1.",
    },
    solutions: [["NE"], ["EN"]],
    hints: [
      {
        en: "Two edges are to be crossed, and you have two steps.",
        fr: "Il y a deux bords à franchir, et vous avez deux pas.",
      },
      { en: "One step to the north and one to the east.", fr: "Un pas au nord, et un à l’est." },
    ],
    mistakes: [
      { play: "N", refused: "move.must" },
      {
        play: ["NN"],
        because: {
          en: "Over the upper edge and on to g2. The apple is over the other edge as well.",
          fr: "Par-dessus le bord du haut, jusqu’en g2. La pomme est aussi par-dessus l’autre bord.",
        },
      },
      {
        play: ["EE"],
        because: {
          en: "Over the right-hand edge and on to b7. The apple is over the other edge as well.",
          fr: "Par-dessus le bord de droite, jusqu’en b7. La pomme est aussi par-dessus l’autre bord.",
        },
      },
    ],
    conclusion: {
      en: "Opposite corners are two steps apart. What looks far away on a torus often is not.",
      fr: "Deux coins opposés sont à deux pas. Sur un tore, ce qui a l’air loin ne l’est souvent pas.",
    },
    isReached: (_after, events) => hasEatenOn(events, "a1"),
  },
  {
    id: "nowhere-far",
    clauses: ["attack.replant", "place.apple", "place.head-clear"],
    position: "replant:red c4.WWWNE.E.3.a d7.SS.N.4.j b2,f1 - f3 1 0 39",
    title: { en: "Nowhere is far", fr: "Rien n’est loin" },
    instruction: {
      en: "You have bitten off one yellow piece. Plant it so that yellow cannot eat in its next move.",
      fr: "Vous avez coupé un pion jaune. Replantez-le de sorte que jaune ne mange pas à son prochain mouvement.",
    },
    solutions: [["f6"], ["g2"]],
    hints: [
      {
        en: "Yellow makes two steps from d7, and north of d7 lies d1.",
        fr: "Jaune fait deux pas depuis d7, et au nord de d7 se trouve d1.",
      },
      {
        en: "Three steps away is far enough: f6, for one.",
        fr: "À trois pas, c’est assez loin : f6, par exemple.",
      },
    ],
    mistakes: [
      { play: "d1", refused: "place.head-clear" },
      { play: "b1", refused: "place.apple" },
      {
        play: ["d2"],
        because: {
          en: "At the other end of the column, but two steps north over the edge: yellow eats it.",
          fr: "À l’autre bout de la colonne, mais à deux pas au nord par-dessus le bord : jaune la mange.",
        },
      },
      {
        play: ["c1"],
        because: {
          en: "Over the edge and one step aside: yellow eats it.",
          fr: "Par-dessus le bord et un pas de côté : jaune la mange.",
        },
      },
    ],
    conclusion: {
      en: "On seven columns nothing is more than three steps away across. Count both ways round before you plant.",
      fr: "Sur sept colonnes, rien n’est à plus de trois pas en largeur. Comptez dans les deux sens avant de replanter.",
    },
    isReached: yellowCannotEat,
  },
];
