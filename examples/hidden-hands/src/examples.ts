import type { Example } from "@serpentarium/core";
import type { ClauseId } from "./clauses.ts";

/** At least one example per clause, in the order of the rulebook. */
export const examples: readonly Example<ClauseId>[] = [
  {
    clause: "setup.deal",
    caption: { en: "Everyone is dealt four cards.", fr: "Chacun reçoit quatre cartes." },
    position: "deal:chance - -",
    play: "1,7,9,12/2,5,6,8",
    becomes: "turn:chance 1,7,9,12/2,5,6,8 -",
  },
  {
    clause: "nest.turn",
    caption: { en: "Two of the six nests hold one egg.", fr: "Deux des six nids ont un œuf." },
    position: "turn:chance 1,7,9,12/2,5,6,8 -",
    legal: ["1", "2", "3", "4"],
  },
  {
    clause: "nest.turn",
    caption: { en: "The only nest of three is gone.", fr: "Le seul nid de trois est déjà sorti." },
    position: "turn:chance 1,7,12/2,5,6 3:9:8",
    refused: "3",
  },
  {
    clause: "lay.hand",
    caption: { en: "Any card of the hand may be laid.", fr: "Toute carte de la main convient." },
    position: "lay:1 1,7,9,12/2,5,6,8 2",
    legal: ["1", "7", "9", "12"],
  },
  {
    clause: "lay.hand",
    caption: { en: "Snake 3 is not in the hand.", fr: "Le serpent 3 n’est pas dans la main." },
    position: "lay:1 1,7,9,12/2,5,6,8 2",
    refused: "3",
  },
  {
    clause: "lay.hidden",
    caption: { en: "Face down: the boa cannot see snake 9.", fr: "Face cachée : le boa ne voit pas le 9." },
    position: "lay:1 1,7,9,12/2,5,6,8 2",
    play: "9",
    becomes: "lay:2 1,7,12/2,5,6,8 2:9",
  },
  {
    clause: "take.longest",
    caption: { en: "9 beats 8: two eggs for the adder.", fr: "9 bat 8 : deux œufs pour la vipère." },
    position: "lay:2 1,7,12/2,5,6,8 2:9",
    play: "8",
    becomes: "turn:chance 1,7,12/2,5,6 2:9:8",
  },
  {
    clause: "take.hatchling",
    caption: { en: "1 against 12: the hatchling bites.", fr: "1 contre 12 : le nouveau-né mord." },
    position: "lay:2 5,7,9/1,2,6,8 4:12",
    play: "1",
    becomes: "turn:chance 5,7,9/2,6,8 4:12:1",
  },
  {
    clause: "take.hatchling",
    caption: { en: "Among three players too: 1 takes it.", fr: "À trois aussi, 1 prend le nid." },
    seats: 3,
    options: { hand: 2 },
    position: "lay:3 7/2/5,11 4:12:1",
    play: "11",
    becomes: "turn:chance 7/2/5 4:12:1:11",
  },
  {
    clause: "end.hands",
    caption: { en: "3 eggs against 2: the boa wins.", fr: "3 œufs contre 2 : le boa gagne." },
    options: { hand: 2 },
    position: "lay:2 -/8 2:9:5 3:6",
    play: "8",
    becomes: "over:2!end.hands -/- 2:9:5 3:6:8",
  },
  {
    clause: "end.hands",
    caption: { en: "As many eggs each: a draw.", fr: "Autant d’œufs chacun : partie nulle." },
    options: { hand: 2 },
    position: "lay:2 -/8 2:9:5 2:6",
    play: "8",
    becomes: "over:1,2!end.hands -/- 2:9:5 2:6:8",
  },
];
