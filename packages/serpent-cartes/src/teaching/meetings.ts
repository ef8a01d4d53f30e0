import { hasWon } from "@serpentarium/core";
import type { Task } from "@serpentarium/core/teaching";
import type { SerpentCartes } from "../types.ts";
import { hasEvent } from "./aims.ts";
import { CHASE, CROWD, DIRECT } from "./rows.ts";

const DIE = { entry: "die" } as const;
const ROUNDS = ["go", "go", "go", "go", "go", "go"] as const;

/** The second part of the lesson: meetings and the end. The learner is the die, and wants red to win. */
export const meetings: readonly Task<SerpentCartes>[] = [
  {
    id: "in-one",
    clauses: ["end.goal", "turn.chain"],
    options: DIE,
    position: `enter:1 ${DIRECT} 0,0 0`,
    title: { en: "In one go", fr: "D’un seul coup" },
    instruction: {
      en: "On this row red can win with its very first throw. Which number is it?",
      fr: "Sur cette rangée, rouge peut gagner dès son premier lancer. Avec quel nombre ?",
    },
    solutions: [["1"]],
    hints: [
      {
        en: "The last hop has to end on card 32, no more and no less. From which card could that be?",
        fr: "Le dernier bond doit finir sur la carte 32, ni plus ni moins. De quelle carte peut-il partir ?",
      },
      {
        en: "From the seven on 25. And an eight leads there, from card 17.",
        fr: "Du sept de la 25. Et un huit y mène, depuis la carte 17.",
      },
    ],
    mistakes: [
      {
        play: ["5"],
        because: {
          en: "So close! 12, 20, 30, and then a ten: past the goal, and back to card 24.",
          fr: "Presque ! 12, 20, 30, puis un dix : au-delà du but, et retour à la carte 24.",
        },
      },
      {
        play: ["6"],
        because: {
          en: "A queen: red stays on card 6.",
          fr: "Une dame : rouge reste sur la carte 6.",
        },
      },
      {
        play: ["4"],
        because: {
          en: "Card 13 is an ace. Another number goes further.",
          fr: "La carte 13, et c’est un as. Un autre nombre va plus loin.",
        },
      },
    ],
    conclusion: {
      en: "1, 8, 17, 25, 32: won before yellow has moved at all. Going backwards from the goal was the quick way to see it.",
      fr: "1, 8, 17, 25, 32 : gagné avant même que jaune ait bougé. Le plus rapide était de partir du but, à rebours.",
    },
    isReached: (after) => hasWon(after, 0),
  },
  {
    id: "driven-out",
    clauses: ["turn.collision", "turn.safe-entry"],
    options: DIE,
    position: `enter:2 ${CROWD} 10,0 1`,
    title: { en: "A welcome", fr: "Un accueil" },
    instruction: {
      en: "Red is on card 10. Throw for yellow, so that in the next turn red drives it out. Then let red go.",
      fr: "Rouge est sur la carte 10. Lancez pour jaune, de sorte qu’au tour suivant rouge le chasse. Puis faites avancer rouge.",
    },
    maxActions: 2,
    solutions: [["1", "go"]],
    hints: [
      {
        en: "Where will red be after its turn? Yellow has to be there first.",
        fr: "Où sera rouge après son tour ? Jaune doit y être avant lui.",
      },
      {
        en: "Red goes on to the ace on card 11. A ten on card 1 takes yellow there.",
        fr: "Rouge passera sur l’as de la carte 11. Un dix, sur la carte 1, y mène jaune.",
      },
    ],
    mistakes: [
      {
        play: ["2"],
        because: {
          en: "Now they share card 10: a pawn that has just entered drives no pawn out. And red will leave yellow behind.",
          fr: "Les voilà tous deux sur la carte 10 : qui vient d’entrer ne chasse personne. Et rouge laissera jaune derrière lui.",
        },
      },
      {
        play: ["6"],
        because: {
          en: "7, 10, 9: yellow lands exactly on the goal and has won. What a throw!",
          fr: "7, 10, 9 : jaune tombe pile sur le but et gagne. Quel lancer !",
        },
      },
      {
        play: ["3"],
        because: {
          en: "Yellow stays on the queen on card 3, far from where red goes.",
          fr: "Jaune reste sur la dame de la carte 3, loin du passage de rouge.",
        },
      },
    ],
    conclusion: {
      en: "A pawn that comes to rest on a card drives out the pawns on it. Of six throws, one was good for red, and one would have lost.",
      fr: "Qui s’arrête sur une carte en chasse ceux qui s’y trouvent. Sur six nombres, un seul servait rouge, et un autre le perdait.",
    },
    isReached: (_after, events) => hasEvent(events, "drove-out"),
  },
  {
    id: "who-begins",
    clauses: ["setup.first", "turn.collision", "end.goal"],
    position: `first:chance ${CHASE} 0,0 0`,
    title: { en: "Who should begin?", fr: "Qui commence ?" },
    instruction: {
      en: "No die for entering this time: both pawns enter on card 1. Decide who begins, and press on to the end. Red has to win.",
      fr: "Pas de dé pour entrer cette fois : les deux pions entrent sur la carte 1. Décidez qui commence, et avancez jusqu’à la fin. Rouge doit gagner.",
    },
    maxActions: 7,
    solutions: [["p2", ...ROUNDS]],
    hints: [
      {
        en: "Both take the same way: to 11, then to 31, then to the goal. What happens on 31?",
        fr: "Les deux suivent le même chemin : la 11, puis la 31, puis le but. Que se passe-t-il sur la 31 ?",
      },
      {
        en: "The second pawn on 31 drives out the first, and then steps onto the goal. So let yellow begin.",
        fr: "Le second arrivé sur la 31 en chasse le premier, puis passe sur le but. Faites donc commencer jaune.",
      },
    ],
    mistakes: [
      {
        play: ["p1", ...ROUNDS],
        because: {
          en: "Red was first everywhere, and that was the trouble: on card 31, a step before the goal, yellow came from behind and drove it out.",
          fr: "Rouge était partout le premier, et c’est ce qui l’a perdu : sur la carte 31, à un pas du but, jaune est arrivé par-derrière et l’a chassé.",
        },
      },
    ],
    conclusion: {
      en: "On this row the player who begins loses. Everything was settled with the first throw, but who would have known?",
      fr: "Sur cette rangée, qui commence perd. Tout était joué dès le premier lancer, mais qui l’aurait su ?",
    },
    isReached: (after) => hasWon(after, 0),
  },
];
