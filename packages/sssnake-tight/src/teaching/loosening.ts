import { hasWon } from "@serpentarium/core";
import type { Task } from "@serpentarium/core/teaching";
import { ARCH, CLOSE, LOOP } from "../examples/snakes.ts";
import type { SssnakeTight } from "../types.ts";
import { hasJoinedPart, partsMissing } from "./aims.ts";

/** The first half of the lesson: loose parts of the learner's own snake. The learner is always player 1. */
export const loosening: readonly Task<SssnakeTight>[] = [
  {
    id: "heavy-card",
    clauses: ["finish.missing", "tight.both-parts"],
    position: `keep:1 1 50.36.6.3 CX 1 - ${ARCH}`,
    title: { en: "A heavy card", fr: "Une carte encombrante" },
    instruction: {
      en: "A curve and a crossing: lay one, and give the other away. Five parts short will do.",
      fr: "Une courbe et un croisement : posez l’un, donnez l’autre. Qu’il ne manque plus que cinq parties.",
    },
    solutions: [["C:hL"], ["C:hR"], ["C:tL"], ["C:tR"]],
    hints: [
      {
        en: "Both parts of a crossing have to lie on the snake. What does that cost?",
        fr: "Les deux parties d’un croisement doivent être sur le serpent. Combien cela coûte-t-il ?",
      },
      {
        en: "Lay the curve, and let the neighbour have the crossing.",
        fr: "Posez la courbe, et laissez le croisement au voisin.",
      },
    ],
    mistakes: [
      {
        play: ["X:h"],
        because: {
          en: "Eight short: you have to come all the way round, to run through the loose part.",
          fr: "Il en manque huit : il faut faire tout le tour pour traverser la partie libre.",
        },
      },
      {
        play: ["X:t"],
        because: {
          en: "Eight short: you have to come all the way round, to run through the loose part.",
          fr: "Il en manque huit : il faut faire tout le tour pour traverser la partie libre.",
        },
      },
      { play: "S:h", refused: "turn.hand" },
    ],
    conclusion: {
      en: "In Sssnake a crossing is a straight card with a bonus. Here it is a debt: give it away.",
      fr: "Dans Sssnake, un croisement est une carte droite avec un bonus. Ici, c’est une dette : donnez-le.",
    },
    isReached: (after) => partsMissing(after, 0) === 5,
  },
  {
    id: "clean-finish",
    clauses: ["tight.both-parts", "end.complete"],
    position: `keep:1 1 50.36.6.3 SCX 2 ${CLOSE} ${ARCH}`,
    title: { en: "A clean finish", fr: "Une fin bien nette" },
    instruction: {
      en: "Two cards are missing, and you may lay two of three. Complete your snake.",
      fr: "Il manque deux cartes, et vous pouvez en poser deux sur trois. Terminez votre serpent.",
    },
    maxActions: 2,
    solutions: [
      ["S:t", "C:hL"],
      ["C:hL", "S:h"],
    ],
    hints: [
      {
        en: "The crossing goes straight on, too, but one of its parts would stay loose.",
        fr: "Le croisement va tout droit aussi, mais une de ses parties resterait libre.",
      },
      {
        en: "The straight card goes above the head, the curve in the corner.",
        fr: "La carte droite se pose au-dessus de la tête, la courbe dans le coin.",
      },
    ],
    mistakes: [
      { play: "X:t", refused: "place.can-finish" },
      {
        play: ["X:h"],
        because: {
          en: "Now there is a loose part beside the big card, and the snake has to come through it.",
          fr: "Il y a maintenant une partie libre à côté de la grande carte, et le serpent doit y passer.",
        },
      },
      {
        play: ["S:h"],
        because: {
          en: "The head end has gone past the corner.",
          fr: "Le bout de tête a dépassé le coin.",
        },
      },
    ],
    conclusion: {
      en: "Complete, and nothing loose. Keep plain cards for the end: they are the only ones that close a last gap.",
      fr: "Complet, et rien de libre. Gardez des cartes simples pour la fin : elles seules ferment un dernier trou.",
    },
    isReached: (after) => hasWon(after, 0),
  },
  {
    id: "go-through",
    clauses: ["finish.loose-parts", "tight.one-loose"],
    position: `keep:1 1 50.36.6.3 CX 1 ${LOOP} ${ARCH}`,
    title: { en: "Pay the debt", fr: "Payer sa dette" },
    instruction: {
      en: "Your crossing has a loose part, marked with rings. Take it into your snake.",
      fr: "Votre croisement a une partie libre, marquée d’anneaux. Faites-y passer votre serpent.",
    },
    solutions: [["C:hL"]],
    hints: [
      {
        en: "The head end stands right above the crossing, on its way to the left.",
        fr: "Le bout de tête est juste au-dessus du croisement, en route vers la gauche.",
      },
      { en: "Lay the curve there, so that it turns down.", fr: "Posez-y la courbe, pour qu’il descende." },
    ],
    mistakes: [
      { play: "X:t", refused: "tight.one-loose" },
      { play: "C:hR", refused: "place.can-finish" },
      {
        play: ["C:tL"],
        because: {
          en: "Nearer to the end, but the part with the rings is still waiting.",
          fr: "On se rapproche de la fin, mais la partie aux anneaux attend toujours.",
        },
      },
      {
        play: ["C:tR"],
        because: {
          en: "The tail end has gone up, away from where the head will come out.",
          fr: "Le bout de queue est parti vers le haut, loin de là où la tête ressortira.",
        },
      },
    ],
    conclusion: {
      en: "The snake ran through for nothing and came out below. Now you may have a loose part again.",
      fr: "Le serpent y est passé gratuitement et ressort dessous. Vous pouvez de nouveau avoir une partie libre.",
    },
    isReached: (_after, events) => hasJoinedPart(events),
  },
];
