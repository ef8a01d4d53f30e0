/**
 * The teaching of My cards: three pictures and a lesson of two tasks, to go on from.
 *
 * @module
 */
import { defineTeaching } from "@serpentarium/core/teaching";
import { headOf, type MyCards } from "./rules.ts";

export default defineTeaching<MyCards>({
  pictures: [
    {
      clauses: ["setup.row", "turn.deck"],
      position: "turn:chance 4,9 -/- -",
      play: "13",
      title: { en: "A row of three", fr: "Une rangée de trois" },
      caption: {
        en: "The deck has a card of each number from 1 to 18. Three of them lie open in a row.",
        fr: "La pioche a une carte de chaque nombre, de 1 à 18. Trois d’entre elles sont visibles, en rangée.",
      },
    },
    {
      clauses: ["take.row"],
      position: "take:1 4,9,13 -/- -",
      play: "4",
      title: { en: "Take one", fr: "En prendre une" },
      caption: {
        en: "On your turn you take a card of the row, and put it at the head of your serpent.",
        fr: "À votre tour, vous prenez une carte de la rangée et la mettez en tête de votre serpent.",
      },
    },
    {
      clauses: ["turn.deck"],
      position: "turn:chance 9,13 4/- -",
      play: "17",
      title: { en: "The row is refilled", fr: "La rangée se complète" },
      caption: {
        en: "A card from the deck takes its place. Then the next player takes one.",
        fr: "Une carte de la pioche prend sa place. Puis c’est au joueur suivant.",
      },
    },
  ],
  tasks: [
    {
      id: "first-card",
      clauses: ["take.row"],
      position: "take:1 3,9,14 -/- -",
      title: { en: "The tail", fr: "La queue" },
      instruction: {
        en: "You are red. Take the card that leaves the most room above it.",
        fr: "Vous êtes rouge. Prenez la carte qui laisse le plus de place au-dessus d’elle.",
      },
      solutions: [["3"]],
      hints: [{ en: "Every later card must be higher.", fr: "Chaque carte suivante doit être plus haute." }],
      mistakes: [
        { play: "5", refused: "take.row" },
        {
          play: ["14"],
          because: {
            en: "Only four cards are higher than 14.",
            fr: "Quatre cartes seulement sont plus hautes que 14.",
          },
        },
      ],
      conclusion: { en: "A low tail makes a long serpent.", fr: "Une queue basse fait un long serpent." },
      isReached: (after) => headOf(after, 0) === 3,
    },
    {
      id: "small-step",
      clauses: ["take.higher"],
      position: "take:1 4,9,13 7/8 -",
      title: { en: "A small step", fr: "Un petit pas" },
      instruction: {
        en: "You are red, and your head is 7. Grow with the smallest step.",
        fr: "Vous êtes rouge, et votre tête est 7. Grandissez du plus petit pas.",
      },
      solutions: [["9"]],
      hints: [{ en: "4 does not fit: it is lower.", fr: "4 ne va pas : il est plus bas." }],
      mistakes: [
        { play: "4", refused: "take.higher" },
        { play: ["13"], because: { en: "That skips five cards.", fr: "C’est sauter cinq cartes." } },
      ],
      conclusion: { en: "What you skip is lost to you.", fr: "Ce que vous sautez est perdu pour vous." },
      isReached: (after) => headOf(after, 0) === 9,
    },
  ],
});
