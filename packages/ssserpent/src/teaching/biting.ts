import type { Task } from "@serpentarium/core/teaching";
import type { Ssserpent } from "../types.ts";
import { piecesBitten, yellowCannotEat } from "./aims.ts";

/** The second part of the lesson: biting, and replanting the bitten pieces. The learner is always red. */
export const biting: readonly Task<Ssserpent>[] = [
  {
    id: "first-bite",
    clauses: ["attack.line", "attack.cut"],
    position: "move:red e3.WW.E.4.j e2.EN.W.4.j c2,e7,g2,h5 e4,f5 b4,c5 0 0 83",
    title: { en: "The first bite", fr: "La première morsure" },
    instruction: {
      en: "Bite the yellow serpent. Your line has to be longer than its line, seen in the direction in which you go.",
      fr: "Mordez le serpent jaune. Dans la direction où vous allez, votre ligne doit être plus longue que la sienne.",
    },
    solutions: [["EN"], ["EE"]],
    hints: [
      {
        en: "Yellow lies to the south and to the east of your head. In which direction do you have more pieces in line?",
        fr: "Jaune est au sud et à l’est de votre tête. Dans quelle direction alignez-vous le plus de pions ?",
      },
      {
        en: "To the east: three of yours in row 3 against the one on f3. Then make your second step.",
        fr: "À l’est : trois des vôtres sur la rangée 3 contre celui de f3. Faites ensuite votre deuxième pas.",
      },
    ],
    mistakes: [
      { play: "SS", refused: "attack.line" },
      { play: "E", refused: "move.must" },
      {
        play: ["NN"],
        because: {
          en: "A red apple, and you have grown. But you had the chance to bite.",
          fr: "Une pomme rouge, et vous avez grandi. Mais vous pouviez mordre.",
        },
      },
    ],
    conclusion: {
      en: "Three against one: the bitten piece is yours for the moment, and so would be all that comes behind it. Sideways your head is alone, and one against one is never enough.",
      fr: "Trois contre un : le pion mordu est à vous pour l’instant, et tout ce qui le suivrait aussi. De côté, votre tête est seule, et un contre un ne suffit jamais.",
    },
    isReached: (_after, events) => piecesBitten(events) > 0,
  },
  {
    id: "far-away",
    clauses: ["attack.replant", "place.apple", "place.head-clear"],
    position: "replant:red e7.SSSS.N.4.a h5.WW.E.4.a b6,c3 - - 2 0 41",
    title: { en: "Plant them far away", fr: "Replanter au loin" },
    instruction: {
      en: "You have bitten off two pieces. Put them back as yellow apples, so that yellow cannot eat either of them in its next move.",
      fr: "Vous avez coupé deux pions. Replantez-les en pommes jaunes, de sorte que jaune n’en mange aucune à son prochain mouvement.",
    },
    maxActions: 2,
    solutions: [
      ["c8", "e2"],
      ["b2", "c5"],
    ],
    hints: [
      {
        en: "Yellow has three pieces left. How far does it get?",
        fr: "Il reste trois pions à jaune. Jusqu’où va-t-il ?",
      },
      {
        en: "Two steps, so take cells in the west: off the border, not beside an apple, not beside a head. c8 and e2 will do.",
        fr: "Deux pas : choisissez des cases à l’ouest, hors du bord, loin des autres pommes et des têtes. c8 et e2 conviennent.",
      },
    ],
    mistakes: [
      { play: "a5", refused: "place.apple" },
      { play: "c4", refused: "place.apple" },
      { play: "e8", refused: "place.head-clear" },
      {
        play: ["g4"],
        because: {
          en: "Yellow gets there with two steps: south, then west.",
          fr: "Jaune y arrive en deux pas : au sud, puis à l’ouest.",
        },
      },
      {
        play: ["h3"],
        because: {
          en: "Yellow gets there with two steps to the south.",
          fr: "Jaune y arrive en deux pas vers le sud.",
        },
      },
    ],
    conclusion: {
      en: "What is bitten off comes back as apples for its owner. You choose where: far away, so that it costs time.",
      fr: "Ce qui est coupé revient en pommes pour son propriétaire. À vous de choisir où : au loin, pour lui faire perdre du temps.",
    },
    isReached: yellowCannotEat,
  },
  {
    id: "bite-deep",
    clauses: ["attack.cut", "attack.line"],
    position: "move:red c5.WW.E.4.a d2.NNENWNEE.S.0.a - e2,f7 - 0 5 111",
    title: { en: "Bite twice", fr: "Mordre deux fois" },
    instruction: {
      en: "Yellow has all its nine pieces. Bite off five of them in one move.",
      fr: "Jaune a ses neuf pions au complet. Coupez-en cinq en un seul mouvement.",
    },
    solutions: [["EE"]],
    hints: [
      {
        en: "The first step to the east cuts off four. You have another step.",
        fr: "Le premier pas à l’est en coupe quatre. Il vous reste un pas.",
      },
      {
        en: "Behind the cell that you have just bitten lies another yellow piece: e5.",
        fr: "Derrière la case que vous venez de mordre se trouve un autre pion jaune : e5.",
      },
    ],
    mistakes: [
      {
        play: ["EN"],
        because: {
          en: "Four pieces. With the second step you went round a piece that you could have bitten, too.",
          fr: "Quatre pions. Votre deuxième pas a évité un pion que vous pouviez mordre aussi.",
        },
      },
      {
        play: ["SS"],
        because: {
          en: "Nothing bitten: yellow keeps all nine.",
          fr: "Rien de mordu : jaune garde ses neuf pions.",
        },
      },
      {
        play: ["NN"],
        because: {
          en: "Nothing bitten: yellow keeps all nine.",
          fr: "Rien de mordu : jaune garde ses neuf pions.",
        },
      },
      { play: "E", refused: "move.must" },
    ],
    conclusion: {
      en: "After each bite the grid is looked at anew. Your own line stayed three long, and yellow’s had become a single piece.",
      fr: "Après chaque morsure, on regarde la grille à neuf. Votre ligne comptait toujours trois pions, celle de jaune n’en avait plus qu’un.",
    },
    isReached: (_after, events) => piecesBitten(events) === 5,
  },
];
