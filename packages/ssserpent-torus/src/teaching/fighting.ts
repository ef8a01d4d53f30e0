import { hasWon } from "@serpentarium/core";
import type { Task } from "@serpentarium/core/teaching";
import type { SsserpentTorus } from "../types.ts";
import { hasBitten } from "./aims.ts";

/** The second half of the lesson: lines and traps across the edges. The learner is always red. */
export const fighting: readonly Task<SsserpentTorus>[] = [
  {
    id: "line-over-edge",
    clauses: ["torus.line", "attack.cut"],
    position: "move:red g4.NENWN.S.3.a c6.SWS.N.4.j c2,e7,g2 - e3 0 1 38",
    title: { en: "Bite across", fr: "Mordre de l’autre côté" },
    instruction: {
      en: "Six pieces, three steps. Bite yellow, whose tail is on b4.",
      fr: "Six pions, trois pas. Mordez jaune, dont la queue est en b4.",
    },
    solutions: [["EEE"], ["EES"]],
    hints: [
      {
        en: "To the west b4 is five steps away. And to the east?",
        fr: "Par l’ouest, b4 est à cinq pas. Et par l’est ?",
      },
      {
        en: "With the second step to the east you bite: a4 and g4 are in line. Then one step more.",
        fr: "Au deuxième pas vers l’est, vous mordez : a4 et g4 sont alignées. Puis encore un pas.",
      },
    ],
    mistakes: [
      { play: "NNN", refused: "move.own-body" },
      { play: "EE", refused: "move.must" },
      {
        play: ["WWW"],
        because: {
          en: "Three steps to the west, and you are on d4. The short way to yellow is over the edge.",
          fr: "Trois pas à l’ouest, et vous voilà en d4. Le plus court chemin passe par-dessus le bord.",
        },
      },
      {
        play: ["SSS"],
        because: {
          en: "You have eaten a blue apple on the way, which is nice, but yellow is unharmed.",
          fr: "Vous avez mangé une pomme bleue en passant, tant mieux, mais jaune est indemne.",
        },
      },
    ],
    conclusion: {
      en: "Two against one. Your line was on both sides of the edge, and counted as one.",
      fr: "Deux contre un. Votre ligne était des deux côtés du bord, et comptait pour une seule.",
    },
    isReached: (_after, events) => hasBitten(events),
  },
  {
    id: "head-over-edge",
    clauses: ["attack.head", "torus.line"],
    position: "move:red a2.WNNNE.E.2.a a6.EES.W.4.j c2,e7 b4 e3 0 0 40",
    title: { en: "From below", fr: "Par en dessous" },
    instruction: {
      en: "The yellow head is on a6, and yours on a2. Take it.",
      fr: "La tête jaune est en a6, la vôtre en a2. Prenez-la.",
    },
    solutions: [["SSS"]],
    hints: [
      {
        en: "You have three steps. To the north your own body is in the way, before the head.",
        fr: "Vous avez trois pas. Au nord, votre propre corps barre la route avant la tête.",
      },
      {
        en: "To the south come a1, a7 and a6.",
        fr: "Vers le sud viennent a1, a7 et a6.",
      },
    ],
    mistakes: [
      {
        play: ["NNN"],
        because: {
          en: "You are on a5, right before the head, but the move is over.",
          fr: "Vous êtes en a5, juste devant la tête, mais le mouvement est fini.",
        },
      },
      {
        play: ["SSW"],
        because: {
          en: "Right so far, but with the last step you turned away from the head.",
          fr: "C’était bien parti, mais au dernier pas vous avez tourné le dos à la tête.",
        },
      },
      { play: "WWW", refused: "move.own-body" },
      { play: "SSSS", refused: "attack.head" },
    ],
    conclusion: {
      en: "Four steps one way, three the other, and on the way down your pieces lined up: three against one.",
      fr: "Quatre pas d’un côté, trois de l’autre, et en descendant vos pions se sont alignés : trois contre un.",
    },
    isReached: (after) => hasWon(after, 0),
  },
  {
    id: "no-way-out",
    clauses: ["end.stuck", "attack.line", "torus.edges"],
    position: "move:red e2.NNNW.S.4.a c7.NWSSES.S.0.a - - b3,c4 0 0 142",
    title: { en: "One hole to stop", fr: "Un trou à boucher" },
    instruction: {
      en: "Yellow has wound itself round its own head on c7, over the edge and back. Leave it no way out.",
      fr: "Jaune s’est enroulé autour de sa propre tête, en c7, par-dessus le bord et retour. Ne lui laissez aucune issue.",
    },
    solutions: [["SSW"]],
    hints: [
      {
        en: "North of c7 lies c1, its neck. Where is the only free cell beside the head?",
        fr: "Au nord de c7 se trouve c1, son cou. Où est la seule case libre à côté de la tête ?",
      },
      {
        en: "It is d7. From e2 you get there over the lower edge, with the last step to the west.",
        fr: "C’est d7. De e2, on y arrive par-dessus le bord du bas, avec le dernier pas vers l’ouest.",
      },
    ],
    mistakes: [
      { play: "WSW", refused: "attack.line" },
      {
        play: ["SSS"],
        because: {
          en: "You have gone past: d7 is still free, and yellow slips out.",
          fr: "Vous êtes passé à côté : d7 est encore libre, et jaune s’échappe.",
        },
      },
      {
        play: ["WWW"],
        because: {
          en: "Yellow’s hole is at the top, on d7, and you are at the bottom.",
          fr: "L’issue de jaune est en haut, en d7, et vous êtes en bas.",
        },
      },
    ],
    conclusion: {
      en: "Your neck stands behind your head, so that two face two and yellow cannot bite its way out. No wall was needed.",
      fr: "Votre cou est derrière votre tête : deux contre deux, jaune ne peut pas sortir en mordant. Pas besoin de mur.",
    },
    isReached: (after) => hasWon(after, 0),
  },
];
