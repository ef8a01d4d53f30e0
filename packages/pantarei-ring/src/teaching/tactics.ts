import { hasWon } from "@serpentarium/core";
import type { Task } from "@serpentarium/core/teaching";
import type { PantareiRing } from "../types.ts";
import { hasForcedWin, isSafe } from "./aims.ts";

/** The second half of the lesson: threats in a ring. */
export const tactics: readonly Task<PantareiRing>[] = [
  {
    id: "seven",
    clauses: ["end.pile", "ring.closed"],
    position: "move:1 n+l1,d2,l3,d1,l2+d1+l3+d3+l2 light - 0",
    title: { en: "Round the corner", fr: "Au coin de l’anneau" },
    instruction: { en: "Finish a pile of seven, and win.", fr: "Terminez une pile de sept, et gagnez." },
    solutions: [["1L2"]],
    hints: [
      {
        en: "Five pieces stand on pile 5, and a pair of yours on pile 1. How far apart are they?",
        fr: "Cinq pions se dressent sur la pile 5, une de vos paires sur la pile 1. Quelle distance les sépare ?",
      },
      {
        en: "They are neighbours. Take the neutral piece along, to the left.",
        fr: "Elles sont voisines. Emmenez le pion neutre, vers la gauche.",
      },
    ],
    mistakes: [
      {
        play: ["1L"],
        because: {
          en: "Six. Take the piece beneath along.",
          fr: "Six. Emmenez aussi le pion du dessous.",
        },
      },
      {
        play: ["3L"],
        because: {
          en: "Your 3 comes round, too, but alone it makes only six.",
          fr: "Votre 3 fait le tour aussi, mais seul, il n’en fait que six.",
        },
      },
      { play: "3L2", refused: "move.pair" },
    ],
    conclusion: {
      en: "The first pile and the last one are next to each other: look there first, for you and for the other.",
      fr: "La première pile et la dernière se touchent : regardez d’abord là, pour vous comme pour l’autre.",
    },
    isReached: (after) => hasWon(after, 0),
  },
  {
    id: "do-nothing",
    clauses: ["swap.piles", "end.pile"],
    position: "move:1 d3+n+d2+d2+l1,l2,l1+l3+d2+l2+d1+d1,l2 light - 0",
    title: { en: "The art of waiting", fr: "L’art d’attendre" },
    instruction: {
      en: "As things stand, dark cannot finish a pile next turn. Play so that it stays like that.",
      fr: "Pour l’instant, les foncés ne peuvent pas terminer de pile au prochain tour. Jouez pour que cela dure.",
    },
    solutions: [["2x4"]],
    hints: [
      {
        en: "Whatever you move opens something for dark. Is there a turn that changes nothing?",
        fr: "Tout déplacement ouvre quelque chose aux foncés. Y a-t-il un coup qui ne change rien ?",
      },
      {
        en: "Two of your piles look exactly alike.",
        fr: "Deux de vos piles sont exactement pareilles.",
      },
    ],
    mistakes: [
      {
        play: ["1L"],
        because: {
          en: "You have set a dark 2 free on pile 1, and it jumps onto the six of pile 3.",
          fr: "Vous avez libéré un 2 foncé sur la pile 1, et il saute sur les six pions de la pile 3.",
        },
      },
      {
        play: ["2R"],
        because: {
          en: "The ring has closed up, and the five stand beside the six: the pair of dark 1s makes seven.",
          fr: "L’anneau s’est resserré, et les cinq touchent les six : la paire de 1 foncés en fait sept.",
        },
      },
      {
        play: ["1x2"],
        because: {
          en: "Now the five stand beside the six: the pair of dark 1s makes seven.",
          fr: "Les cinq touchent maintenant les six : la paire de 1 foncés en fait sept.",
        },
      },
      { play: "2x3", refused: "swap.piles" },
    ],
    conclusion: {
      en: "You have swapped two equal piles: a turn gone by, and nothing has happened. And dark may not answer in the same way.",
      fr: "Vous avez permuté deux piles pareilles : un tour de passé, et rien n’a changé. Et les foncés ne peuvent pas répondre de même.",
    },
    isReached: isSafe,
  },
  {
    id: "no-way-out",
    clauses: ["end.pile", "ring.closed", "move.covered"],
    position: "move:1 l2,l1,d2,l1,d3,d2,l3+n+d1+d3+l2 light - 0",
    title: { en: "From both sides", fr: "Des deux côtés" },
    instruction: {
      en: "You cannot win at once. Play so that next turn you win, whatever dark does.",
      fr: "Vous ne pouvez pas gagner tout de suite. Jouez pour gagner au tour suivant, quoi que fassent les foncés.",
    },
    solutions: [["1R"]],
    hints: [
      {
        en: "You need a pair that reaches the five, in a place where no dark piece lands next turn.",
        fr: "Il vous faut une paire qui atteigne les cinq, là où aucun pion foncé n’arrive au prochain tour.",
      },
      {
        en: "A pair can have a dark piece beneath. Land your 2 of pile 1 on the dark 2.",
        fr: "Une paire peut avoir un pion foncé dessous. Posez votre 2 de la pile 1 sur le 2 foncé.",
      },
    ],
    mistakes: [
      {
        play: ["2L"],
        because: {
          en: "A pair right beside the five, but the dark 3 comes round and covers it.",
          fr: "Une paire juste à côté des cinq, mais le 3 foncé fait le tour et la couvre.",
        },
      },
      {
        play: ["1L"],
        because: {
          en: "Your 2 is beside the five now, but as a pair it would jump one pile too far.",
          fr: "Votre 2 touche maintenant les cinq, mais en paire il sauterait une pile trop loin.",
        },
      },
      { play: "3L", refused: "move.own-top" },
    ],
    conclusion: {
      en: "The five are two piles to the left, over the join. And no dark number leads to your pair.",
      fr: "Deux piles à gauche, par la jointure, se dressent les cinq. Et aucun chiffre foncé ne mène à votre paire.",
    },
    isReached: hasForcedWin,
  },
];
