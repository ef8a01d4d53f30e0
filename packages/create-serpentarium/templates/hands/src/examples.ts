import type { Example } from "@serpentarium/core";
import type { ClauseId } from "./clauses.ts";

/** At least one example per clause, in the order of the rulebook. Each is a test, and a playable board in the rulebook. */
export const examples: readonly Example<ClauseId>[] = [
  {
    clause: "setup.deal",
    caption: { en: "Everyone is dealt four cards.", fr: "Chacun reçoit quatre cartes." },
    position: "deal:chance - -",
    play: "1,7,9,12/2,5,6,8",
    becomes: "lay:1 1,7,9,12/2,5,6,8 -/-",
  },
  {
    clause: "lay.lead",
    caption: {
      en: "Player 2 takes the egg with 8, and lays first in the next round.",
      fr: "Le joueur 2 prend l’œuf avec le 8, et pose le premier à la manche suivante.",
    },
    position: "lay:2 1,9,12/2,5,6,8 7/-",
    play: "8",
    becomes: "lay:2 1,9,12/2,5,6 7/8",
  },
  {
    clause: "lay.hand",
    caption: { en: "Any card of the hand may be laid.", fr: "Toute carte de la main peut être posée." },
    position: "lay:1 1,7,9,12/2,5,6,8 -/-",
    legal: ["1", "7", "9", "12"],
  },
  {
    clause: "lay.hand",
    caption: {
      en: "Snake 3 is in no hand, and snake 8 in that of the other player.",
      fr: "Le serpent 3 n’est dans aucune main, et le 8 dans celle de l’autre.",
    },
    position: "lay:1 1,7,9,12/2,5,6,8 -/-",
    refused: "8",
  },
  {
    clause: "take.longest",
    caption: {
      en: "9 is longer than 8: player 1 takes the egg.",
      fr: "9 est plus long que 8 : le joueur 1 prend l’œuf.",
    },
    position: "lay:2 1,7,12/2,5,6,8 9/-",
    play: "8",
    becomes: "lay:1 1,7,12/2,5,6 9/8",
  },
  {
    clause: "take.hatchling",
    caption: { en: "1 against 12: the hatchling bites.", fr: "1 contre 12 : le nouveau-né mord." },
    position: "lay:2 5,7,9/1,2,6,8 12/-",
    play: "1",
    becomes: "lay:2 5,7,9/2,6,8 12/1",
  },
  {
    clause: "end.hands",
    caption: { en: "Two eggs to none: player 1 wins.", fr: "Deux œufs à zéro : le joueur 1 gagne." },
    options: { hand: 2 },
    position: "lay:2 -/2 9,6/5",
    play: "2",
    becomes: "over:1!end.hands -/- 9,6/5,2",
  },
  {
    clause: "end.hands",
    caption: { en: "An egg each: a draw.", fr: "Un œuf chacun : partie nulle." },
    options: { hand: 2 },
    position: "lay:2 -/8 9,6/5",
    play: "8",
    becomes: "over:1,2!end.hands -/- 9,6/5,8",
  },
];
