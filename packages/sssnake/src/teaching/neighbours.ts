import { hasWon } from "@serpentarium/core";
import type { Task } from "@serpentarium/core/teaching";
import { ARCH, CLOSE, CORNER, GAP, HOOK } from "../examples/snakes.ts";
import type { Sssnake } from "../types.ts";
import { cardsMissing, isForcedWin } from "./aims.ts";

/** The second half of the lesson: the neighbour's snake. The learner is always player 1. */
export const neighbours: readonly Task<Sssnake>[] = [
  {
    id: "long-way",
    clauses: ["turn.one", "place.at-end"],
    position: `lend:1 1 59.45.8.4 S 0 2.0.CNW ${ARCH}`,
    title: { en: "The long way round", fr: "Le grand détour" },
    instruction: {
      en: "You have rolled a 1, so this card goes onto player 2’s snake. Lay it where it does not help.",
      fr: "Vous avez fait 1 : cette carte va sur le serpent du joueur 2. Posez-la là où elle ne l’aide pas.",
    },
    solutions: [["S:t"]],
    hints: [
      {
        en: "Player 2’s snake has two ends. Where is it heading?",
        fr: "Le serpent du joueur 2 a deux bouts. Où va-t-il ?",
      },
      {
        en: "At the head end a straight card is just what is wanted. Take the tail end.",
        fr: "Au bout de tête, une carte droite tombe à pic. Prenez le bout de queue.",
      },
    ],
    mistakes: [
      {
        play: ["S:h"],
        because: {
          en: "Thank you, says player 2: only three cards are missing now.",
          fr: "Merci, dit le joueur 2 : il ne lui manque plus que trois cartes.",
        },
      },
      { play: "C:hL", refused: "turn.hand" },
    ],
    conclusion: {
      en: "Four cards were missing, now it is five. One roll in three is a 1: a card that nobody wants is worth a lot then.",
      fr: "Il manquait quatre cartes, il en manque cinq. Un lancer sur trois donne 1 : une carte dont personne ne veut vaut alors de l’or.",
    },
    isReached: (after) => cardsMissing(after, 1) === 5,
  },
  {
    id: "poisoned-gift",
    clauses: ["turn.one", "turn.must-fit", "end.complete"],
    position: `lend:1 1 58.44.8.3 D 0 2.0.CNW ${CORNER}`,
    title: { en: "A card you fear", fr: "Une carte qui fait peur" },
    instruction: {
      en: "Another 1! Player 2 is a single card short, and you have to lay this double curve there. Do not let player 2 win.",
      fr: "Encore un 1 ! Il ne manque qu’une carte au joueur 2, et vous devez poser là cette double courbe. Ne le laissez pas gagner.",
    },
    solutions: [["D:hR"]],
    hints: [
      {
        en: "A double curve has two parts that never touch. It can lie in two ways.",
        fr: "Une double courbe a deux parties qui ne se touchent pas. Elle peut se poser de deux façons.",
      },
      {
        en: "One way joins both ends with one part. Lay it the other way: each end gets a part of its own.",
        fr: "D’une façon, une seule partie relie les deux bouts. Posez-la de l’autre : chaque bout aura la sienne.",
      },
    ],
    mistakes: [
      {
        play: ["D:hL"],
        because: {
          en: "That was the card that was missing. Player 2’s snake is complete.",
          fr: "C’était la carte qui manquait. Le serpent du joueur 2 est complet.",
        },
      },
      { play: "D:out", refused: "turn.must-fit" },
    ],
    conclusion: {
      en: "From one card short to three, with a card that fits perfectly. How a card lies matters as much as where.",
      fr: "D’une carte manquante à trois, avec une carte qui convient parfaitement. La façon de poser compte autant que l’endroit.",
    },
    isReached: (after) => after.phase !== "over" && cardsMissing(after, 1) === 3,
  },
  {
    id: "last-cards",
    clauses: ["end.deck", "turn.two", "finish.missing"],
    position: `keep:1 1 0.0.0.0 SC 1 ${ARCH} ${HOOK}`,
    title: { en: "The last two cards", fr: "Les deux dernières cartes" },
    instruction: {
      en: "The deck is empty: these two cards end the game, and the player who is fewer cards short wins. You are both four short. Keep the card with which you win, whatever player 2 does.",
      fr: "La pioche est vide : ces deux cartes finissent la partie, et gagne celui à qui il en manque le moins. Il en manque quatre à chacun. Gardez la carte qui vous fait gagner, quoi que fasse le joueur 2.",
    },
    solutions: [["C:tR"]],
    hints: [
      {
        en: "Both cards can bring you to three. So think of the one that you give away.",
        fr: "Les deux cartes peuvent vous mener à trois. Pensez donc à celle que vous donnez.",
      },
      {
        en: "Player 2’s head end looks up into the open: a curve helps there, a straight card does not. Keep the curve, and lay it at your tail end.",
        fr: "Le bout de tête du joueur 2 regarde vers le haut, dans le vide : une courbe l’aide, une carte droite non. Gardez la courbe, et posez-la à votre bout de queue.",
      },
    ],
    mistakes: [
      {
        play: ["S:h"],
        because: {
          en: "Three short: well done. But now player 2 gets the curve, comes to three as well, and shares the win.",
          fr: "Il en manque trois : bien. Mais le joueur 2 reçoit la courbe, arrive à trois lui aussi, et partage la victoire.",
        },
      },
      {
        play: ["C:hR"],
        because: {
          en: "The right card at the wrong end: five are missing now.",
          fr: "La bonne carte au mauvais bout : il en manque cinq maintenant.",
        },
      },
      { play: "X:h", refused: "turn.hand" },
    ],
    conclusion: {
      en: "Three against five. Two cards were equally good for you, so what they are worth to the other decided.",
      fr: "Trois contre cinq. Les deux cartes se valaient pour vous : c’est leur valeur pour l’autre qui a tranché.",
    },
    isReached: isForcedWin,
  },
  {
    id: "comes-back",
    clauses: ["turn.two", "turn.automatic", "end.complete"],
    position: `keep:1 1 50.36.8.4 SC 1 ${CLOSE} ${GAP}`,
    title: { en: "The card that comes back", fr: "La carte qui revient" },
    instruction: {
      en: "You are two cards short and hold both, but you have to give one away. Win all the same, in this turn.",
      fr: "Il vous manque deux cartes, et vous les avez en main, mais il faut en donner une. Gagnez quand même, à ce tour.",
    },
    maxActions: 2,
    solutions: [["S:t", "C:hL"]],
    hints: [
      {
        en: "A given card that fits nowhere comes back to you. Which one does not fit player 2’s gap?",
        fr: "Une carte donnée qui ne trouve pas place vous revient. Laquelle ne va pas dans le trou du joueur 2 ?",
      },
      {
        en: "That gap is straight: a curve has no place there. So keep the straight card, and lay it at your tail end.",
        fr: "Ce trou est droit : une courbe n’y entre pas. Gardez donc la carte droite, et posez-la à votre bout de queue.",
      },
    ],
    mistakes: [
      {
        play: ["C:hL"],
        because: {
          en: "Now the straight card goes to player 2, fills the gap there, and player 2 wins.",
          fr: "La carte droite part chez le joueur 2, comble son trou, et c’est lui qui gagne.",
        },
      },
      {
        play: ["S:h"],
        because: {
          en: "The curve will come back, but your head end has run past the corner.",
          fr: "La courbe reviendra, mais votre bout de tête a dépassé le coin.",
        },
      },
      { play: "S:out", refused: "turn.must-fit" },
    ],
    conclusion: {
      en: "You gave the curve away, it had no place, it came back, and it was the one you needed. A gift to yourself!",
      fr: "Vous avez donné la courbe, elle n’a pas trouvé place, elle est revenue, et c’était celle qu’il vous fallait. Un cadeau à vous-même !",
    },
    isReached: (after) => hasWon(after, 0),
  },
];
