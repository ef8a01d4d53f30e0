import { hasWon } from "@serpentarium/core";
import type { Task } from "@serpentarium/core/teaching";
import { ARCH, BOW, POCKET } from "../examples/snakes.ts";
import type { Sssnake } from "../types.ts";
import { cardsMissing } from "./aims.ts";

/** The first half of the lesson: the learner's own snake. The learner is always player 1. */
export const laying: readonly Task<Sssnake>[] = [
  {
    id: "first-card",
    clauses: ["place.at-end", "finish.missing"],
    position: "keep:1 1 59.47.8.4 SC 1 - -",
    title: { en: "The first card", fr: "La première carte" },
    instruction: {
      en: "Your snake is six cards short. Lay one of your two cards so that five will do.",
      fr: "Il manque six cartes à votre serpent. Posez une de vos deux cartes pour qu’il n’en manque plus que cinq.",
    },
    solutions: [["C:hL"], ["C:hR"], ["C:tL"], ["C:tR"]],
    hints: [
      {
        en: "Head and tail look away from each other. What does a snake have to do to come back?",
        fr: "La tête et la queue se tournent le dos. Que doit faire un serpent pour revenir ?",
      },
      { en: "Turn. Lay the curve, at either end.", fr: "Tourner. Posez la courbe, d’un côté ou de l’autre." },
    ],
    mistakes: [
      {
        play: ["S:h"],
        because: {
          en: "The straight card leads away from the tail: now seven cards are missing.",
          fr: "La carte droite s’éloigne de la queue : il manque maintenant sept cartes.",
        },
      },
      {
        play: ["S:t"],
        because: {
          en: "The straight card leads away from the head: now seven cards are missing.",
          fr: "La carte droite s’éloigne de la tête : il manque maintenant sept cartes.",
        },
      },
      { play: "C:out", refused: "turn.must-fit" },
      { play: "X:h", refused: "turn.hand" },
    ],
    conclusion: {
      en: "A card goes to the head end or to the tail end, wherever it helps more. A card that fits has to be laid, even a bad one.",
      fr: "Une carte se pose au bout de tête ou au bout de queue, là où elle aide le plus. Une carte qui trouve place doit être posée, même mauvaise.",
    },
    isReached: (after) => cardsMissing(after, 0) === 5,
  },
  {
    id: "two-of-three",
    clauses: ["turn.three", "place.at-end"],
    position: "keep:1 1 50.36.7.4 SCC 2 - 2.0.CNW",
    title: { en: "Two out of three", fr: "Deux sur trois" },
    instruction: {
      en: "You have rolled a 3. Lay two of your three cards so that your snake is only four cards short.",
      fr: "Vous avez fait 3. Posez deux de vos trois cartes pour qu’il n’en manque plus que quatre à votre serpent.",
    },
    maxActions: 2,
    solutions: [
      ["C:hL", "C:hL"],
      ["C:hL", "C:tR"],
      ["C:hR", "C:tL"],
    ],
    hints: [
      { en: "Give away the card that leads straight on.", fr: "Donnez la carte qui va tout droit." },
      {
        en: "Lay both curves, and let both turn to the same side of the big card.",
        fr: "Posez les deux courbes, et faites-les tourner du même côté de la grande carte.",
      },
    ],
    mistakes: [
      {
        play: ["S:h"],
        because: {
          en: "Straight on: seven short, and with one more card you can only get back to six.",
          fr: "Tout droit : il en manque sept, et une seule carte de plus ne ramène qu’à six.",
        },
      },
      {
        play: ["C:hL", "C:hR"],
        because: {
          en: "The second curve undoes the first: the head looks away from the tail again.",
          fr: "La seconde courbe défait la première : la tête tourne de nouveau le dos à la queue.",
        },
      },
      {
        play: ["C:hL", "C:tL"],
        because: {
          en: "One end has turned up, the other one down. They have to meet on the same side.",
          fr: "Un bout est parti vers le haut, l’autre vers le bas. Ils doivent se retrouver du même côté.",
        },
      },
      { play: "D:hL", refused: "turn.hand" },
    ],
    conclusion: {
      en: "And the straight card goes to your neighbour, who has no use for it either. Choosing what to give is half the game.",
      fr: "Et la carte droite part chez le voisin, qui n’en a pas l’usage non plus. Choisir ce que l’on donne, c’est la moitié du jeu.",
    },
    isReached: (after) => cardsMissing(after, 0) === 4,
  },
  {
    id: "pocket",
    clauses: ["place.can-finish", "finish.possible"],
    position: `keep:1 1 55.43.8.4 SC 1 ${POCKET} 2.0.CNW`,
    title: { en: "Mind the pocket", fr: "Attention à la poche" },
    instruction: {
      en: "Your head end has come round over an empty pocket. Lay a card so that only two are missing.",
      fr: "Votre bout de tête arrive au-dessus d’une poche vide. Posez une carte pour qu’il n’en manque plus que deux.",
    },
    solutions: [["C:hR"], ["C:tR"]],
    hints: [
      {
        en: "The two ends are three cells apart. Which card brings them together?",
        fr: "Trois cases séparent les deux bouts. Quelle carte les rapproche ?",
      },
      {
        en: "A curve that keeps out of the pocket: upwards at the head end, or to the right at the tail end.",
        fr: "Une courbe qui évite la poche : vers le haut au bout de tête, ou vers la droite au bout de queue.",
      },
    ],
    mistakes: [
      { play: "C:hL", refused: "place.can-finish" },
      { play: "S:h", refused: "place.can-finish" },
      {
        play: ["S:t"],
        because: {
          en: "Legal, but the tail end runs away upwards: four are missing now.",
          fr: "C’est permis, mais le bout de queue file vers le haut : il en manque quatre.",
        },
      },
      {
        play: ["C:tL"],
        because: {
          en: "Legal, but the tail end turns its back on the head end: six are missing now.",
          fr: "C’est permis, mais le bout de queue tourne le dos au bout de tête : il en manque six.",
        },
      },
    ],
    conclusion: {
      en: "A card that would make it impossible to join head and tail is never allowed, on anyone’s snake. The board tells you at once.",
      fr: "Une carte qui empêcherait à jamais de relier tête et queue n’est permise sur aucun serpent. Le plateau vous le dit aussitôt.",
    },
    isReached: (after) => cardsMissing(after, 0) === 2,
  },
  {
    id: "loose-part",
    clauses: ["finish.loose-parts", "end.complete"],
    position: `keep:1 1 50.30.7.4 SCC 2 ${BOW} ${ARCH}`,
    title: { en: "Through the crossing", fr: "À travers le croisement" },
    instruction: {
      en: "Complete your snake with two of your three cards. The crossing still has a free part.",
      fr: "Terminez votre serpent avec deux de vos trois cartes. Le croisement a encore une partie libre.",
    },
    maxActions: 2,
    solutions: [
      ["C:hL", "C:hR"],
      ["C:tL", "C:hL"],
    ],
    hints: [
      {
        en: "A snake may run straight through a card that already lies there, and it costs nothing.",
        fr: "Un serpent peut traverser une carte déjà posée, et cela ne coûte rien.",
      },
      {
        en: "Turn the head end down into the crossing. It comes out below, right where the tail end looks.",
        fr: "Faites descendre le bout de tête dans le croisement. Il ressort dessous, juste là où regarde le bout de queue.",
      },
    ],
    mistakes: [
      {
        play: ["S:h"],
        because: {
          en: "The head end has gone past the crossing, and the way home is long now.",
          fr: "Le bout de tête a dépassé le croisement, et le retour est long maintenant.",
        },
      },
      {
        play: ["S:t"],
        because: {
          en: "The tail end has gone past the crossing, and the way home is long now.",
          fr: "Le bout de queue a dépassé le croisement, et le retour est long maintenant.",
        },
      },
      {
        play: ["C:hR"],
        because: {
          en: "A curve, but upwards. The free part of the crossing is below.",
          fr: "Une courbe, mais vers le haut. La partie libre du croisement est en bas.",
        },
      },
      { play: "X:h", refused: "turn.hand" },
    ],
    conclusion: {
      en: "Two curves and a crossing that lay there all along: complete! Look out for loose parts, yours and your neighbour’s.",
      fr: "Deux courbes, et un croisement qui attendait là depuis longtemps : c’est complet ! Guettez les parties libres, les vôtres et celles du voisin.",
    },
    isReached: (after) => hasWon(after, 0),
  },
];
