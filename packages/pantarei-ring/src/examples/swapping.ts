import type { Example } from "@serpentarium/core";
import type { ClauseId } from "../clauses.ts";

const SWAPPED = "move:2 d3+n+l3,d2,l1,d1,l2 light s 1";

/** Swaps and passes. Passes are rarer than in a row, because more pieces can move. */
export const swapping: readonly Example<ClauseId>[] = [
  {
    clause: "swap.no-answer",
    caption: {
      en: "Player 1 has just swapped. Player 2 has two dark tops, but only moves are left to choose from.",
      fr: "Le joueur 1 vient de permuter. Le joueur 2 a deux sommets foncés, mais il ne lui reste que des déplacements.",
    },
    position: SWAPPED,
    legal: ["2L", "2R", "4L", "4R"],
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
      en: "Player 1 swapped, and player 2 had to pass. The last turn was not a swap, so player 1 may swap again.",
      fr: "Le joueur 1 a permuté, le joueur 2 a dû passer. Le dernier tour n’était pas une permutation : le joueur 1 peut en jouer une autre.",
    },
    position: "move:1 l1,d3,l3 light p 2",
    play: "1x3",
    becomes: "move:2 l3,d3,l1 light s 3",
  },
  {
    clause: "pass.forced",
    caption: {
      en: "The dark 3 would go all the way round the three piles, and one pile is not enough to swap. Player 2 passes.",
      fr: "Le 3 foncé ferait tout le tour des trois piles, et une seule pile ne suffit pas pour permuter. Le joueur 2 passe.",
    },
    position: "move:2 l1,d3,l3 light s 1",
    play: "pass",
    becomes: "move:1 l1,d3,l3 light p 2",
  },
  {
    clause: "pass.forced",
    caption: {
      en: "No dark piece is on top of a pile. Player 2 passes, however large the ring.",
      fr: "Aucun pion foncé n’est au sommet d’une pile. Le joueur 2 passe, si grand que soit l’anneau.",
    },
    position: "move:2 d1+l1,n,d2+l3,l2 light - 4",
    play: "pass",
    becomes: "move:1 d1+l1,n,d2+l3,l2 light p 5",
  },
  {
    clause: "pass.forced",
    caption: {
      en: "Neither dark 3 can move among three piles. Yet piles 2 and 3 can be swapped, so player 2 must act.",
      fr: "Aucun des 3 foncés ne peut bouger parmi trois piles. Mais les piles 2 et 3 peuvent permuter : le joueur 2 doit jouer.",
    },
    position: "move:2 l3,d3,d3 light - 0",
    refused: "pass",
  },
];
