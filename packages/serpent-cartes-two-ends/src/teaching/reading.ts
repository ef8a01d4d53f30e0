import type { Task } from "@serpentarium/core/teaching";
import type { SerpentCartesTwoEnds } from "../types.ts";
import { yellowCard } from "./aims.ts";
import { DOWN } from "./rows.ts";

const DIE = { entry: "die" } as const;

/** The first half of the lesson: reading a row from its other end. The learner is the die. */
export const reading: readonly Task<SerpentCartesTwoEnds>[] = [
  {
    id: "other-end",
    clauses: ["turn.enter-die", "ends.two"],
    options: DIE,
    position: `enter:2 ${DOWN} 0,0 1`,
    title: { en: "From the other end", fr: "De l’autre bout" },
    instruction: {
      en: "You are the die. Yellow enters at the last card: with a 1 on card 32, with a 2 on 31, and so on. Throw so that it stays where it enters.",
      fr: "Le dé, c’est vous. Jaune entre par la dernière carte : avec un 1 sur la 32, avec un 2 sur la 31, et ainsi de suite. Lancez pour qu’il reste où il entre.",
    },
    solutions: [["5"]],
    hints: [
      {
        en: "Aces and pictures let a pawn rest. Look at cards 27 to 32.",
        fr: "Les as et les figures laissent souffler un pion. Regardez les cartes 27 à 32.",
      },
      {
        en: "There is a jack on card 28, the fifth from the end.",
        fr: "Il y a un valet sur la carte 28, la cinquième à partir de la fin.",
      },
    ],
    mistakes: [
      {
        play: ["1"],
        because: {
          en: "Card 32 is a seven: yellow goes on at once, down to 17.",
          fr: "La carte 32 est un sept : jaune continue aussitôt, jusqu’à la 17.",
        },
      },
      {
        play: ["6"],
        because: {
          en: "Card 27 is an eight: yellow goes on at once, down to 19.",
          fr: "La carte 27 est un huit : jaune continue aussitôt, jusqu’à la 19.",
        },
      },
    ],
    conclusion: {
      en: "Yellow counts from its own end: five cards from the last one is card 28.",
      fr: "Jaune compte depuis son propre bout : cinquième à partir de la fin, c’est la carte 28.",
    },
    isReached: (after) => yellowCard(after) === 28,
  },
  {
    id: "count-down",
    clauses: ["ends.mirror", "turn.chain"],
    options: DIE,
    position: `enter:2 ${DOWN} 0,0 1`,
    title: { en: "Take away", fr: "Soustraire" },
    instruction: {
      en: "The same row. Throw so that yellow comes to rest on the queen on card 19.",
      fr: "La même rangée. Lancez pour que jaune s’arrête sur la dame de la carte 19.",
    },
    solutions: [["6"]],
    hints: [
      {
        en: "From this end a card leads to its place less its number.",
        fr: "De ce bout, une carte mène à sa place moins sa valeur.",
      },
      { en: "27 less 8 makes 19.", fr: "27 moins 8 font 19." },
    ],
    mistakes: [
      {
        play: ["1"],
        because: {
          en: "32 less 7 makes 25, and the eight there leads on to 17.",
          fr: "32 moins 7 font 25, où le huit mène à la 17.",
        },
      },
      {
        play: ["3"],
        because: {
          en: "30 less 10 makes 20, and another ten leads on to 10.",
          fr: "30 moins 10 font 20, où un autre dix mène à la 10.",
        },
      },
    ],
    conclusion: {
      en: "Red adds, yellow takes away. The cards are the same, the ways are not.",
      fr: "Rouge additionne, jaune soustrait. Les cartes sont les mêmes, les chemins non.",
    },
    isReached: (after) => yellowCard(after) === 19,
  },
  {
    id: "furthest",
    clauses: ["ends.mirror", "turn.chain"],
    options: DIE,
    position: `enter:2 ${DOWN} 0,0 1`,
    title: { en: "Nearly there", fr: "Presque arrivé" },
    instruction: {
      en: "Once more the same row. With which throw does yellow come nearest to card 1?",
      fr: "Encore la même rangée. Avec quel lancer jaune arrive-t-il le plus près de la carte 1 ?",
    },
    solutions: [["4"]],
    hints: [
      {
        en: "Look for a chain of three numbers. Four throws begin with at least two.",
        fr: "Cherchez un chemin de trois nombres. Quatre lancers en ont au moins deux.",
      },
      { en: "29, 22, 15: seven, seven and ten.", fr: "29, 22, 15 : sept, sept et dix." },
    ],
    mistakes: [
      {
        play: ["3"],
        because: {
          en: "Two tens, to card 10. There is a throw that goes five cards further.",
          fr: "Deux dix, jusqu’à la carte 10. Un autre lancer va cinq cartes plus loin.",
        },
      },
      {
        play: ["2"],
        because: {
          en: "A ten and a nine, to card 12. Not bad, but not the best.",
          fr: "Un dix et un neuf, jusqu’à la carte 12. Pas mal, mais pas le meilleur.",
        },
      },
    ],
    conclusion: {
      en: "29, 22, 15, 5: four cards from the goal with the very first throw.",
      fr: "29, 22, 15, 5 : à quatre cartes du but dès le premier lancer.",
    },
    isReached: (after) => yellowCard(after) === 5,
  },
];
