import type { Task } from "@serpentarium/core/teaching";
import type { SerpentCartes } from "../types.ts";
import { cardOf, hasEvent } from "./aims.ts";
import { BOUNCE, MODEST, SLIDE } from "./rows.ts";

const DIE = { entry: "die" } as const;

/** The first part of the lesson: reading a row. The pawn is red’s, and the learner is the die. */
export const reading: readonly Task<SerpentCartes>[] = [
  {
    id: "stay",
    clauses: ["turn.enter-die", "card.value"],
    options: DIE,
    position: `enter:1 ${MODEST} 0,0 0`,
    title: { en: "You are the die", fr: "Le dé, c’est vous" },
    instruction: {
      en: "The die says on which of the first six cards red enters. Choose a number with which red stays right there.",
      fr: "Le dé dit sur laquelle des six premières cartes rouge entre. Choisissez un nombre avec lequel rouge y reste.",
    },
    solutions: [["2"]],
    hints: [
      {
        en: "Numbers push a pawn on. Aces and pictures let it rest.",
        fr: "Les nombres poussent le pion. Les as et les figures le laissent souffler.",
      },
      {
        en: "Among the first six cards there is one ace.",
        fr: "Parmi les six premières cartes, il y a un as.",
      },
    ],
    mistakes: [
      {
        play: ["1"],
        because: {
          en: "A ten: it sends red on at once, and it has gone a long way.",
          fr: "Un dix : il pousse rouge aussitôt, et le voilà parti très loin.",
        },
      },
      {
        play: ["4"],
        because: {
          en: "A nine: it sends red on at once, to card 13.",
          fr: "Un neuf : il pousse rouge aussitôt, jusqu’à la carte 13.",
        },
      },
    ],
    conclusion: {
      en: "Aces, kings, queens and jacks count 1, and there a pawn rests until its next turn. In a pack of 32 that is every other card.",
      fr: "As, rois, dames et valets comptent 1 : le pion s’y repose jusqu’au tour suivant. Dans un jeu de 32, c’est une carte sur deux.",
    },
    isReached: (after, events) =>
      cardOf(after, 0) > 0 && !hasEvent(events, "forward") && !hasEvent(events, "turned"),
  },
  {
    id: "land-on",
    clauses: ["turn.chain", "turn.count"],
    options: DIE,
    position: `enter:1 ${MODEST} 0,0 0`,
    title: { en: "One hop", fr: "Un bond" },
    instruction: {
      en: "The same row. Choose the number that takes red to the king on card 13.",
      fr: "La même rangée. Choisissez le nombre qui mène rouge au roi de la carte 13.",
    },
    solutions: [["4"]],
    hints: [
      {
        en: "Add the card’s number to its place in the row: that is where it leads.",
        fr: "Ajoutez la valeur de la carte à sa place dans la rangée : c’est là qu’elle mène.",
      },
      { en: "4 and 9 make 13.", fr: "4 et 9 font 13." },
    ],
    mistakes: [
      {
        play: ["5"],
        because: {
          en: "5 and 9 make 14: red is on the queen, one card too far.",
          fr: "5 et 9 font 14 : rouge est sur la dame, une carte trop loin.",
        },
      },
      {
        play: ["6"],
        because: {
          en: "6 and 8 make 14: red is on the queen, one card too far.",
          fr: "6 et 8 font 14 : rouge est sur la dame, une carte trop loin.",
        },
      },
      {
        play: ["3"],
        because: {
          en: "3 and 7 make 10, which is another seven: red goes on to 17.",
          fr: "3 et 7 font 10, où se trouve encore un sept : rouge continue jusqu’à la 17.",
        },
      },
    ],
    conclusion: {
      en: "Place plus number is the next place. If you can add, you can see a turn coming.",
      fr: "La place plus le nombre donne la place suivante. Qui sait additionner voit venir son tour.",
    },
    isReached: (after) => cardOf(after, 0) === 13,
  },
  {
    id: "furthest",
    clauses: ["turn.chain"],
    options: DIE,
    position: `enter:1 ${MODEST} 0,0 0`,
    title: { en: "As far as possible", fr: "Le plus loin possible" },
    instruction: {
      en: "Once more the same row. With which number does red get furthest?",
      fr: "Encore la même rangée. Avec quel nombre rouge va-t-il le plus loin ?",
    },
    solutions: [["1"]],
    hints: [
      {
        en: "A high throw is no better than a low one. Follow each card, hop by hop.",
        fr: "Un grand nombre ne vaut pas mieux qu’un petit. Suivez chaque carte, bond par bond.",
      },
      {
        en: "Card 1 is a ten. Look at card 11, and where that one leads.",
        fr: "La carte 1 est un dix. Regardez la carte 11, et où elle mène.",
      },
    ],
    mistakes: [
      {
        play: ["6"],
        because: {
          en: "The highest throw, and only card 14. There is one that goes twice as far.",
          fr: "Le plus grand nombre, et seulement la carte 14. Un autre mène deux fois plus loin.",
        },
      },
      {
        play: ["3"],
        because: {
          en: "Two hops, to card 17. Not bad, but there is a chain of three.",
          fr: "Deux bonds, jusqu’à la carte 17. Pas mal, mais il y en a un de trois.",
        },
      },
      {
        play: ["4"],
        because: {
          en: "One hop, and red rests on card 13. Look for a longer chain.",
          fr: "Un bond, et rouge s’arrête sur la carte 13. Cherchez un chemin plus long.",
        },
      },
    ],
    conclusion: {
      en: "1, 11, 20, 28: the lowest throw goes furthest. The serpent is said to be sly.",
      fr: "1, 11, 20, 28 : le plus petit nombre va le plus loin. On dit bien que le serpent est malin.",
    },
    isReached: (after) => cardOf(after, 0) === 28,
  },
  {
    id: "bounce",
    clauses: ["turn.overshoot"],
    options: DIE,
    position: `enter:1 ${BOUNCE} 0,0 0`,
    title: { en: "Round the goal", fr: "Demi-tour au but" },
    instruction: {
      en: "A new row. Choose the number with which red shoots past the last card and has to come back.",
      fr: "Une nouvelle rangée. Choisissez le nombre avec lequel rouge dépasse la dernière carte et doit revenir.",
    },
    solutions: [["6"]],
    hints: [
      {
        en: "It needs a long chain that ends on a high card near the goal. Only two throws get past card 20.",
        fr: "Il faut un long chemin qui finit sur un grand nombre, près du but. Deux nombres seulement dépassent la carte 20.",
      },
      {
        en: "Follow the six: 6, 13, 21, 31, and 31 is a nine.",
        fr: "Suivez le six : 6, 13, 21, 31, et là se trouve un neuf.",
      },
    ],
    mistakes: [
      {
        play: ["5"],
        because: {
          en: "A long chain, but it ends on the ace on card 30, just before the goal.",
          fr: "Un long chemin, mais il finit sur l’as de la carte 30, juste avant le but.",
        },
      },
      {
        play: ["4"],
        because: {
          en: "One hop, to the jack on card 14. The goal is still far away.",
          fr: "Un bond, jusqu’au valet de la carte 14. Le but est encore loin.",
        },
      },
    ],
    conclusion: {
      en: "From 31 one step to 32, and the other eight back: card 24. At its next turn red goes forward again.",
      fr: "De la 31, un pas jusqu’à la 32, et les huit autres à reculons : carte 24. Au tour suivant, rouge repart vers l’avant.",
    },
    isReached: (after, events) => hasEvent(events, "turned") && cardOf(after, 0) === 24,
  },
  {
    id: "slide",
    clauses: ["turn.before-start", "turn.overshoot"],
    options: DIE,
    position: `enter:1 ${SLIDE} 0,0 0`,
    title: { en: "All the way down", fr: "La grande glissade" },
    instruction: {
      en: "The row is unkind: with one number red goes round the goal and slides back until it is off the row. Which one?",
      fr: "Cette rangée est cruelle : avec un nombre, rouge fait demi-tour au but et recule jusqu’à en sortir. Lequel ?",
    },
    solutions: [["2"]],
    hints: [
      {
        en: "Where red enters on a picture it stays. Only two throws are left to look at.",
        fr: "Là où rouge entre sur une figure, il reste. Il n’y a plus que deux nombres à regarder.",
      },
      {
        en: "The tens on cards 2 and 4. One leads to 14, 23 and 30, where a king lies. Take the other one.",
        fr: "Les dix des cartes 2 et 4. L’un mène à 14, 23 et 30, où se trouve un roi. Prenez l’autre.",
      },
    ],
    mistakes: [
      {
        play: ["4"],
        because: {
          en: "A ten, but a friendly one: red has come to the king on card 30.",
          fr: "Un dix, mais un gentil : rouge est arrivé au roi de la carte 30.",
        },
      },
      {
        play: ["6"],
        because: {
          en: "A king. Red stays there, and nothing happens.",
          fr: "Un roi. Rouge y reste, et il ne se passe rien.",
        },
      },
    ],
    conclusion: {
      en: "2, 12, 19, 29, round to 26, 18, 10, and out: red enters again next turn. With a fair die that happens here one time in six.",
      fr: "2, 12, 19, 29, demi-tour à 26, 18, 10, et dehors : rouge rentrera au tour suivant. Avec un vrai dé, cela arrive ici une fois sur six.",
    },
    isReached: (_after, events) => hasEvent(events, "left"),
  },
];
