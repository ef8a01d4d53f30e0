/**
 * The teaching of My hands: six pictures and a lesson.
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
    {
      clauses: ["take.hatchling"],
      position: "lay:2 1,7,9/2,5,6,8 12/-",
      play: "2",
      title: { en: "Beware of the hatchling", fr: "Gare au nouveau-né" },
      caption: {
        en: "Nothing is longer than 12. But if 1 is laid in the same round, 1 takes the egg.",
        fr: "Rien n’est plus long que 12. Mais si le 1 est posé dans la même manche, c’est lui qui prend l’œuf.",
      },
    },
    {
      clauses: ["lay.lead"],
      position: "lay:2 1,9,12/2,5,6,8 7/-",
      play: "8",
      title: { en: "The taker begins", fr: "Qui prend commence" },
      caption: {
        en: "Whoever has taken the egg lays first in the next round.",
        fr: "Qui a pris l’œuf pose le premier à la manche suivante.",
      },
    },
    {
      clauses: ["end.hands"],
      options: { hand: 2 },
      position: "lay:2 -/2 9,6/5",
      play: "2",
      title: { en: "The most eggs", fr: "Le plus d’œufs" },
      caption: {
        en: "When the hands are empty, the player with the most eggs wins.",
        fr: "Quand les mains sont vides, qui a le plus d’œufs gagne.",
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
    {
      id: "bite",
      clauses: ["take.hatchling"],
      position: "lay:2 5,7,9/1,2,6,8 12/-",
      title: { en: "Bite", fr: "Mordre" },
      instruction: { en: "You are player 2. Take the egg.", fr: "Vous êtes le joueur 2. Prenez l’œuf." },
      solutions: [["1"]],
      hints: [{ en: "Who bites the giant?", fr: "Qui mord le géant ?" }],
      mistakes: [{ play: ["8"], because: { en: "12 is longer than 8.", fr: "12 est plus long que 8." } }],
      conclusion: { en: "1 takes the egg if 12 is there.", fr: "1 prend l’œuf si 12 est là." },
      isReached: (after) => takersOf(after)[0] === 1,
    },
    {
      id: "keep-the-giant",
      clauses: ["take.hatchling", "lay.lead"],
      position: "lay:1 7,12/1,5 9,10/8,6",
      title: { en: "Not the giant", fr: "Pas le géant" },
      instruction: {
        en: "Player 2 holds 1 and 5. Lead a snake with which you are sure to take the egg.",
        fr: "Le joueur 2 tient 1 et 5. Ouvrez avec un serpent qui prend l’œuf à coup sûr.",
      },
      solutions: [["7"]],
      hints: [{ en: "What would 1 do to 12?", fr: "Que ferait le 1 au 12 ?" }],
      mistakes: [
        {
          play: ["12"],
          because: { en: "Player 2 lays 1, and bites.", fr: "Le joueur 2 pose le 1, et mord." },
        },
      ],
      conclusion: {
        en: "Lead the giant when the hatchling is gone.",
        fr: "Ouvrez avec le géant quand le nouveau-né est parti.",
      },
      isReached: (after) => hasLaid(after, 0, 7),
    },
    {
      id: "to-the-end",
      clauses: ["take.longest", "take.hatchling", "end.hands"],
      position: "lay:1 7,12/1 9,3/8,6,5",
      title: { en: "To the end", fr: "Jusqu’au bout" },
      instruction: {
        en: "Each player has an egg, and player 2 has led 5. Win for player 1; play the last round for both.",
        fr: "Chacun a un œuf, et le joueur 2 a ouvert avec 5. Gagnez pour le joueur 1 ; jouez la dernière manche pour les deux.",
      },
      maxActions: 3,
      solutions: [["12", "7", "1"]],
      hints: [
        {
          en: "Lay the giant where 1 cannot bite it.",
          fr: "Posez le géant là où le 1 ne peut pas le mordre.",
        },
      ],
      mistakes: [
        {
          play: ["7"],
          because: {
            en: "You take this egg, but your 12 is bitten in the last round: a draw.",
            fr: "Vous prenez cet œuf, mais votre 12 est mordu à la dernière manche : partie nulle.",
          },
        },
      ],
      conclusion: { en: "Against 5 the giant is safe.", fr: "Contre le 5, le géant ne risque rien." },
      isReached: (after) => after.phase === "over" && after.outcome.places[1] === 2,
    },
    {
      id: "three-players",
      clauses: ["take.hatchling"],
      seats: 3,
      options: { hand: 3 },
      position: "lay:3 7,9/2,4/3,5,11 12/1/-",
      title: { en: "Nothing to take", fr: "Rien à prendre" },
      instruction: {
        en: "You are player 3. 12 and 1 have been laid. Lay the snake that you will miss least.",
        fr: "Vous êtes le joueur 3. Le 12 et le 1 sont posés. Posez le serpent qui vous manquera le moins.",
      },
      solutions: [["3"]],
      hints: [{ en: "Can any card take this egg from 1?", fr: "Une carte peut-elle prendre cet œuf au 1 ?" }],
      mistakes: [
        {
          play: ["11"],
          because: {
            en: "1 takes the egg, whatever else is laid.",
            fr: "1 prend l’œuf, quoi que l’on pose.",
          },
        },
      ],
      conclusion: { en: "The bite counts among three players, too.", fr: "La morsure compte aussi à trois." },
      isReached: (after) => hasLaid(after, 2, 3),
    },
  ],
});
