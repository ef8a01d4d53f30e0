import type { Task } from "@serpentarium/core/teaching";
import { AHEAD, ARCH, LATE, LOOP, NOOSE } from "../examples/snakes.ts";
import type { SssnakeTight } from "../types.ts";
import { hasJoinedPart, isForcedWin, partsMissing } from "./aims.ts";

/** The second half of the lesson: using loose parts against the neighbour. The learner is always player 1. */
export const tactics: readonly Task<SssnakeTight>[] = [
  {
    id: "pull-the-noose",
    clauses: ["turn.one", "finish.missing"],
    position: `lend:1 1 50.36.6.3 C 0 ${ARCH} ${LOOP}`,
    title: { en: "Pull the noose", fr: "Serrer le nœud" },
    instruction: {
      en: "You have rolled a 1. Player 2 is six parts short: lay this curve there so that it becomes nine.",
      fr: "Vous avez fait 1. Il manque six parties au joueur 2 : posez cette courbe pour qu’il en manque neuf.",
    },
    solutions: [["C:tR"]],
    hints: [
      {
        en: "The head end will go down through the crossing. Where must the tail end not go?",
        fr: "Le bout de tête descendra par le croisement. Où le bout de queue ne devrait-il pas aller ?",
      },
      {
        en: "Up, on the other side of the big card: a curve to the right at the tail end.",
        fr: "Vers le haut, de l’autre côté de la grande carte : une courbe à droite au bout de queue.",
      },
    ],
    mistakes: [
      {
        play: ["C:hL"],
        because: {
          en: "You have led player 2 through the loose part. Only five are missing now.",
          fr: "Vous avez mené le joueur 2 à travers la partie libre. Il ne lui en manque plus que cinq.",
        },
      },
      {
        play: ["C:tL"],
        because: {
          en: "The tail end turns down, just where the head will come out. Only five are missing now.",
          fr: "Le bout de queue descend, juste là où la tête ressortira. Il ne lui en manque plus que cinq.",
        },
      },
      { play: "C:hR", refused: "place.can-finish" },
    ],
    conclusion: {
      en: "The loose part fixes on which side the head comes out. Send the tail to the other one.",
      fr: "La partie libre décide de quel côté la tête ressortira. Envoyez la queue de l’autre.",
    },
    isReached: (after) => partsMissing(after, 1) === 9,
  },
  {
    id: "two-in-one",
    clauses: ["tight.both-parts", "turn.three"],
    position: `keep:1 1 50.36.7.3 SCD 2 ${NOOSE} -`,
    title: { en: "So near, and yet", fr: "Si près, et pourtant" },
    instruction: {
      en: "One straight card would join head and tail, but a part is still loose. Lay two of your three cards so that only seven parts are missing, and the crossing is loose no more.",
      fr: "Une carte droite relierait la tête et la queue, mais une partie est encore libre. Posez deux de vos trois cartes pour qu’il ne manque que sept parties, et que le croisement ne soit plus libre.",
    },
    maxActions: 2,
    solutions: [
      ["D:hL", "C:hL"],
      ["D:hL", "C:tR"],
      ["D:hR", "C:hR"],
      ["D:hR", "C:tL"],
    ],
    hints: [
      {
        en: "Both ends face one cell. Only the double curve can lead each of them on.",
        fr: "Les deux bouts donnent sur une même case. Seule la double courbe peut les mener plus loin tous les deux.",
      },
      {
        en: "One end goes up, the other one down. Then turn one of them to the side where the way round is shorter.",
        fr: "Un bout monte, l’autre descend. Tournez ensuite l’un des deux du côté où le tour est le plus court.",
      },
    ],
    mistakes: [
      { play: "S:h", refused: "tight.both-parts" },
      {
        play: ["D:hL", "S:h"],
        because: {
          en: "The loose part is taken in, but straight on is the long way: nine are missing.",
          fr: "La partie libre est prise, mais tout droit est le plus long : il en manque neuf.",
        },
      },
      {
        play: ["D:hL", "C:hR"],
        because: {
          en: "The loose part is taken in, but the curve turns the wrong way: eleven are missing.",
          fr: "La partie libre est prise, mais la courbe tourne du mauvais côté : il en manque onze.",
        },
      },
    ],
    conclusion: {
      en: "From one card short to ten parts, for a single loose part left too long. Take it in early.",
      fr: "D’une carte manquante à dix parties, pour une seule partie libre laissée trop longtemps. Prenez-la tôt.",
    },
    isReached: (after, events) => hasJoinedPart(events) && partsMissing(after, 0) === 7,
  },
  {
    id: "from-behind",
    clauses: ["end.deck", "turn.two", "finish.missing"],
    position: `keep:1 1 0.0.0.0 CX 1 ${LATE} ${AHEAD}`,
    title: { en: "From behind", fr: "Revenir de loin" },
    instruction: {
      en: "The deck is empty: these two cards end the game, and the player who is fewer parts short wins. You are five short, player 2 is three. Win all the same.",
      fr: "La pioche est vide : ces deux cartes finissent la partie, et gagne celui à qui il manque le moins de parties. Il vous en manque cinq, trois au joueur 2. Gagnez quand même.",
    },
    solutions: [["C:tR"]],
    hints: [
      {
        en: "What has to be laid when it fits, even if it hurts?",
        fr: "Qu’est-ce qu’on est obligé de poser quand il y a place, même si cela fait mal ?",
      },
      {
        en: "Give the crossing away, and lay your curve where you come to four: at the tail end.",
        fr: "Donnez le croisement, et posez votre courbe là où il ne vous en manque plus que quatre : au bout de queue.",
      },
    ],
    mistakes: [
      {
        play: ["X:t"],
        because: {
          en: "Now the crossing is your own, and you are seven short.",
          fr: "Le croisement est pour vous, et il vous manque sept parties.",
        },
      },
      {
        play: ["C:hR"],
        because: {
          en: "The crossing throws player 2 back to five, but you are six short: the curve went to the wrong end.",
          fr: "Le croisement ramène le joueur 2 à cinq, mais il vous en manque six : la courbe est au mauvais bout.",
        },
      },
      { play: "X:h", refused: "place.can-finish" },
    ],
    conclusion: {
      en: "Four against five. A crossing at the end is the best present there is.",
      fr: "Quatre contre cinq. Un croisement à la fin, c’est le plus beau des cadeaux.",
    },
    isReached: isForcedWin,
  },
];
