/**
 * The teaching of My hands: three pictures and a lesson of two tasks, to go on from.
 *
 * @module
 */
import { defineTeaching } from "@serpentarium/core/teaching";
import { type MyHands, type Position, takersOf } from "./rules.ts";

/** Whether a seat has just laid a card. */
const hasLaid = ({ laid }: Position, seat: number, card: number): boolean => laid[seat]?.at(-1) === card;

export default defineTeaching<MyHands>({
  pictures: [
    {
      clauses: ["setup.deal"],
      position: "deal:chance - -",
      play: "1,7,9,12/2,5,6,8",
      title: { en: "A hand each", fr: "Une main chacun" },
      caption: {
        en: "There are twelve snakes, from 1 to 12. Everyone gets four and shows them to nobody.",
        fr: "Il y a douze serpents, de 1 à 12. Chacun en reçoit quatre, et ne les montre à personne.",
      },
    },
    {
      clauses: ["lay.hand"],
      position: "lay:1 1,7,9,12/2,5,6,8 -/-",
      play: "9",
      title: { en: "Lay a card", fr: "Poser une carte" },
      caption: {
        en: "In each round everyone lays one card, face up. Player 1 begins.",
        fr: "À chaque manche, chacun pose une carte, face visible. Le joueur 1 commence.",
      },
    },
    {
      clauses: ["take.longest"],
      position: "lay:2 1,7,12/2,5,6,8 9/-",
      play: "2",
      title: { en: "The longest snake", fr: "Le plus long" },
      caption: {
        en: "The longest snake takes the egg of the round.",
        fr: "Le plus long serpent prend l’œuf de la manche.",
      },
    },
  ],
  tasks: [
    {
      id: "take-it",
      clauses: ["take.longest", "lay.hand"],
      position: "lay:2 1,9,12/2,5,6,8 7/-",
      title: { en: "Longer than seven", fr: "Plus long que sept" },
      instruction: { en: "You are player 2. Take the egg.", fr: "Vous êtes le joueur 2. Prenez l’œuf." },
      solutions: [["8"]],
      hints: [
        { en: "Which of your snakes is longer than 7?", fr: "Lequel de vos serpents est plus long que 7 ?" },
      ],
      mistakes: [
        { play: "9", refused: "lay.hand" },
        { play: ["6"], because: { en: "7 is longer than 6.", fr: "7 est plus long que 6." } },
      ],
      conclusion: { en: "The longest snake takes the egg.", fr: "Le plus long serpent prend l’œuf." },
      isReached: (after) => takersOf(after)[0] === 1,
    },
    {
      id: "lose-cheaply",
      clauses: ["take.longest"],
      position: "lay:2 1,7,12/2,5,6,8 9/-",
      title: { en: "Lose cheaply", fr: "Perdre à bon compte" },
      instruction: {
        en: "You are player 2 and cannot beat 9. Lay the snake that you will miss least.",
        fr: "Vous êtes le joueur 2 et ne pouvez pas battre 9. Posez le serpent qui vous manquera le moins.",
      },
      solutions: [["2"]],
      hints: [
        {
          en: "The shortest will hardly take an egg later.",
          fr: "Le plus court ne prendra guère d’œuf plus tard.",
        },
      ],
      mistakes: [
        {
          play: ["8"],
          because: {
            en: "8 might take an egg in another round.",
            fr: "8 pourrait prendre un œuf à une autre manche.",
          },
        },
      ],
      conclusion: { en: "Keep what can still take something.", fr: "Gardez ce qui peut encore prendre." },
      isReached: (after) => hasLaid(after, 1, 2),
    },
  ],
});
