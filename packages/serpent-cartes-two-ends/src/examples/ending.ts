import type { Example } from "@serpentarium/core";
import type { ClauseId } from "../clauses.ts";
import { MIRROR, QUEENS, RACE, SWIFT, VOID } from "./rows.ts";

export const ending: readonly Example<ClauseId>[] = [
  {
    clause: "end.goal",
    caption: {
      en: "From card 20 player 2 goes one card on to the nine, nine on to the next nine, and nine on to card 1: exactly the goal.",
      fr: "De la carte 20, le joueur 2 avance d’une carte jusqu’au neuf, de neuf jusqu’au neuf suivant, et de neuf jusqu’à la carte 1 : le but, pile.",
    },
    position: `advance:2 ${QUEENS} 31,20 7`,
    play: "go",
    becomes: `over:2!end.goal ${QUEENS} 31,1 8`,
  },
  {
    clause: "end.goal",
    caption: {
      en: "Player 1 comes to card 32 and wins. Player 2, who stands there at the start, is not driven out: the game is over.",
      fr: "Le joueur 1 arrive à la carte 32 et gagne. Le joueur 2, qui s’y tient à son départ, n’en est pas chassé : la partie est finie.",
    },
    position: `advance:1 ${RACE} 16,32 6`,
    play: "go",
    becomes: `over:1!end.goal ${RACE} 32,32 7`,
  },
  {
    clause: "end.goal",
    caption: {
      en: "Eight, seven, nine and seven add up to 31 here. Player 2 enters on card 32 and wins with the very first turn.",
      fr: "Huit, sept, neuf et sept font ici 31. Le joueur 2 entre par la carte 32 et gagne dès son premier tour.",
    },
    position: `advance:2 ${SWIFT} 1,0 1`,
    play: "go",
    becomes: `over:2!end.goal ${SWIFT} 1,1 2`,
  },
  {
    clause: "end.goal",
    caption: {
      en: "What lies at the goal does not matter. Player 2 comes to the queen of clubs on card 1 by a seven and an eight.",
      fr: "Peu importe la carte du but. Par un sept et un huit, le joueur 2 arrive à la dame de trèfle de la carte 1.",
    },
    position: `advance:2 ${MIRROR} 13,17 7`,
    play: "go",
    becomes: `over:2!end.goal ${MIRROR} 13,1 8`,
  },
  {
    clause: "end.goal",
    caption: {
      en: "This cannot be: player 1’s pawn stands on card 32, its goal, and the match goes on. Player 2’s pawn may stand there.",
      fr: "Cela ne se peut pas : le pion du joueur 1 est sur la carte 32, son but, et la partie continue. Celui du joueur 2, lui, peut s’y trouver.",
    },
    position: `advance:2 ${QUEENS} 32,31 9`,
    rejected: true,
  },
  {
    clause: "end.endless",
    caption: {
      en: "On this row each of the two has taken one turn and run off at the end where it began. All is as it was before: a draw.",
      fr: "Sur cette rangée, chacun des deux a joué un tour et en est ressorti par où il était entré. Tout est comme avant : partie nulle.",
    },
    position: `over:draw!end.endless ${VOID} 0,0 2`,
    legal: [],
  },
  {
    clause: "end.long",
    caption: {
      en: "The limit is 6 turns here, and five have been played. Player 2’s turn, from card 31 to 20, is the sixth: a draw.",
      fr: "La limite est ici de 6 tours, et cinq ont été joués. Le tour du joueur 2, de la carte 31 à la 20, est le sixième : partie nulle.",
    },
    options: { turnLimit: 6 },
    position: `advance:2 ${QUEENS} 22,31 5`,
    play: "go",
    becomes: `over:draw!end.long ${QUEENS} 22,20 6`,
  },
  {
    clause: "end.long",
    caption: {
      en: "The goal goes first. With a limit of 8 turns, player 2 reaches it in the eighth, and wins.",
      fr: "Le but passe avant. La limite est de 8 tours ; le joueur 2 l’atteint au huitième, et gagne.",
    },
    options: { turnLimit: 8 },
    position: `advance:2 ${QUEENS} 31,20 7`,
    play: "go",
    becomes: `over:2!end.goal ${QUEENS} 31,1 8`,
  },
];
