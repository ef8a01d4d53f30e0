/**
 * The teaching of My cards: six pictures and a lesson.
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
    {
      clauses: ["take.higher"],
      position: "take:1 4,9,13 7/8 -",
      play: "9",
      title: { en: "Higher and higher", fr: "De plus en plus haut" },
      caption: {
        en: "Each card must be higher than the head of your serpent. Small steps leave room for more.",
        fr: "Chaque carte doit être plus haute que la tête de votre serpent. Les petits pas laissent de la place.",
      },
    },
    {
      clauses: ["take.bury"],
      position: "take:1 2,4,5 7/8 -",
      play: "5",
      title: { en: "None fits", fr: "Aucune ne va" },
      caption: {
        en: "If no card of the row is higher, you bury one of them: it is out of the game.",
        fr: "Si aucune carte de la rangée n’est plus haute, vous en enterrez une : elle sort du jeu.",
      },
    },
    {
      clauses: ["end.grown"],
      options: { cards: 12 },
      position: "take:2 2,4,11 3,7,12/5 1",
      play: "11",
      title: { en: "The longest serpent", fr: "Le plus long serpent" },
      caption: {
        en: "When no card that is left fits any serpent, the longest one wins.",
        fr: "Quand aucune carte restante ne va plus à aucun serpent, le plus long gagne.",
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
    {
      id: "two-in-view",
      clauses: ["take.higher"],
      position: "take:1 11,12,18 10/13 -",
      title: { en: "Two in view", fr: "Deux en vue" },
      instruction: {
        en: "Blue has 13 at its head. Take a card so that you can grow again in your next turn, whatever blue does.",
        fr: "Bleu a 13 en tête. Prenez une carte pour pouvoir grandir encore à votre prochain tour, quoi que fasse bleu.",
      },
      solutions: [["11"]],
      hints: [{ en: "Which card can blue not take?", fr: "Quelle carte bleu ne peut-il pas prendre ?" }],
      mistakes: [
        {
          play: ["12"],
          because: {
            en: "11 is too low now, and blue takes 18.",
            fr: "11 est maintenant trop bas, et bleu prend 18.",
          },
        },
        { play: ["18"], because: { en: "Nothing is higher than 18.", fr: "Rien n’est plus haut que 18." } },
      ],
      conclusion: {
        en: "What the other cannot use waits for you.",
        fr: "Ce que l’autre ne peut pas prendre vous attend.",
      },
      isReached: (after) => headOf(after, 0) === 11,
    },
    {
      id: "bury",
      clauses: ["take.bury"],
      position: "take:1 2,5,9 10/8 -",
      title: { en: "Out of reach", fr: "Hors d’atteinte" },
      instruction: {
        en: "No card fits your 10. Bury the one that blue could use.",
        fr: "Aucune carte ne va à votre 10. Enterrez celle que bleu pourrait prendre.",
      },
      solutions: [["9"]],
      hints: [{ en: "Blue needs more than 8.", fr: "Il faut à bleu plus de 8." }],
      mistakes: [{ play: ["2"], because: { en: "Blue takes 9 and grows.", fr: "Bleu prend 9 et grandit." } }],
      conclusion: { en: "To be stuck is a chance to harm.", fr: "Être bloqué, c’est pouvoir nuire." },
      isReached: ({ buried }) => buried.includes(9),
    },
    {
      id: "end-it",
      clauses: ["end.grown", "take.higher"],
      options: { cards: 12 },
      position: "take:1 9,10,12 2,5,8/11 1,3",
      title: { en: "End it now", fr: "En finir" },
      instruction: {
        en: "You are red, with the longer serpent. End the game at once.",
        fr: "Vous êtes rouge, et votre serpent est le plus long. Terminez la partie tout de suite.",
      },
      solutions: [["12"]],
      hints: [
        { en: "Which card could blue still use?", fr: "Quelle carte bleu pourrait-il encore prendre ?" },
      ],
      mistakes: [
        { play: ["9"], because: { en: "Blue can still take 12.", fr: "Bleu peut encore prendre 12." } },
      ],
      conclusion: {
        en: "The highest card can close the game.",
        fr: "La plus haute carte peut clore la partie.",
      },
      isReached: ({ phase }) => phase === "over",
    },
    {
      id: "among-three",
      clauses: ["end.grown", "take.higher"],
      seats: 3,
      options: { cards: 12 },
      position: "take:1 5,7,10 1,4/2,11/3,12 -",
      title: { en: "Among three", fr: "À trois" },
      instruction: {
        en: "You are red. The other heads are 11 and 12. Win at once.",
        fr: "Vous êtes rouge. Les autres têtes sont 11 et 12. Gagnez tout de suite.",
      },
      solutions: [["10"]],
      hints: [
        {
          en: "Which card makes you the longest and leaves nothing that fits?",
          fr: "Quelle carte vous rend le plus long et ne laisse rien qui aille ?",
        },
      ],
      mistakes: [
        {
          play: ["5"],
          because: {
            en: "You can still grow, so the game goes on.",
            fr: "Vous pouvez encore grandir : la partie continue.",
          },
        },
      ],
      conclusion: {
        en: "Three cards against two and two: a short game can be enough.",
        fr: "Trois cartes contre deux et deux : une partie courte peut suffire.",
      },
      isReached: (after) => after.phase === "over" && after.outcome.places[0] === 1,
    },
  ],
});
