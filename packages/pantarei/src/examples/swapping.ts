import type { Example } from "@serpentarium/core";
import type { ClauseId } from "../clauses.ts";

const TO_SWAP = "move:1 l1,d2,d3+n+l3,d1,l2 light - 0";
const SWAPPED = "move:2 d3+n+l3,d2,l1,d1,l2 light s 1";
const STUCK_PAIR = "l3,d3,d3,l3 light";

export const swapping: readonly Example<ClauseId>[] = [
  {
    clause: "swap.piles",
    caption: {
      en: "Piles 1 and 3 both have light on top. They change places whole, with all that lies beneath.",
      fr: "Les piles 1 et 3 ont toutes deux un clair au sommet. Elles échangent leurs places, avec tout ce qu’elles contiennent.",
    },
    position: TO_SWAP,
    play: "1x3",
    becomes: SWAPPED,
  },
  {
    clause: "swap.piles",
    caption: {
      en: "Two light 1s change places. The row looks the same, but it was a swap, and player 2 may not answer with one.",
      fr: "Deux 1 clairs échangent leurs places. La rangée n’a pas changé d’aspect, mais c’est bien une permutation : le joueur 2 ne peut pas y répondre par une autre.",
    },
    position: "move:1 l1,d2,l1,d3,d1 light - 0",
    play: "1x3",
    becomes: "move:2 l1,d2,l1,d3,d1 light s 1",
  },
  {
    clause: "swap.piles",
    caption: {
      en: "Pile 2 has a dark piece on top: player 1 cannot swap it away.",
      fr: "La pile 2 a un pion foncé au sommet : le joueur 1 ne peut pas la permuter.",
    },
    position: TO_SWAP,
    refused: "1x2",
  },
  {
    clause: "swap.piles",
    caption: {
      en: "The neutral piece on top of pile 2 belongs to neither player, so neither can swap that pile.",
      fr: "Le pion neutre au sommet de la pile 2 n’est à personne : aucun des joueurs ne peut permuter cette pile.",
    },
    position: "move:2 d1,l3+n,l2,d2,l1 light - 0",
    refused: "1x2",
  },
  {
    clause: "swap.no-answer",
    caption: {
      en: "Player 1 has just swapped. Player 2 has two dark tops, but only moves are left to choose from.",
      fr: "Le joueur 1 vient de permuter. Le joueur 2 a deux sommets foncés, mais il ne lui reste que des déplacements.",
    },
    position: SWAPPED,
    legal: ["2R", "4L", "4R"],
  },
  {
    clause: "swap.no-answer",
    caption: {
      en: "Swapping piles 2 and 4 would answer a swap with a swap.",
      fr: "Permuter les piles 2 et 4, ce serait répondre à une permutation par une permutation.",
    },
    position: SWAPPED,
    refused: "2x4",
  },
  {
    clause: "swap.no-answer",
    caption: {
      en: "Player 1 swapped and player 2 had to pass. The last turn was not a swap, so player 1 may swap again.",
      fr: "Le joueur 1 a permuté, le joueur 2 a dû passer. Le dernier tour n’était pas une permutation : le joueur 1 peut en jouer une autre.",
    },
    position: `move:1 ${STUCK_PAIR} p 2`,
    play: "1x4",
    becomes: `move:2 ${STUCK_PAIR} s 3`,
  },
  {
    clause: "pass.forced",
    caption: {
      en: "Both dark 3s would leave the row, and after player 1's swap player 2 may not swap. All that is left is to pass.",
      fr: "Les deux 3 foncés sortiraient de la rangée et, après la permutation du joueur 1, le joueur 2 ne peut pas permuter. Il ne lui reste qu’à passer.",
    },
    position: `move:2 ${STUCK_PAIR} s 1`,
    play: "pass",
    becomes: `move:1 ${STUCK_PAIR} p 2`,
  },
  {
    clause: "pass.forced",
    caption: {
      en: "The same row, but player 1 has not swapped. No dark piece can move, yet piles 2 and 3 can be swapped, so player 2 must act.",
      fr: "La même rangée, mais le joueur 1 n’a pas permuté. Aucun pion foncé ne peut bouger, mais les piles 2 et 3 peuvent permuter : le joueur 2 doit jouer.",
    },
    position: `move:2 ${STUCK_PAIR} - 0`,
    refused: "pass",
  },
  {
    clause: "pass.forced",
    caption: {
      en: "The light 1 can go to either side. Player 1 may dislike both moves, but must choose one.",
      fr: "Le 1 clair peut aller d’un côté ou de l’autre. Que ces coups lui plaisent ou non, le joueur 1 doit en choisir un.",
    },
    position: "move:1 d2,l1,d3+n,l2+d1 light - 0",
    refused: "pass",
  },
];
