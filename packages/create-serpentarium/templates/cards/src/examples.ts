import type { Example } from "@serpentarium/core";
import type { ClauseId } from "./clauses.ts";

/** At least one example per clause, in the order of the rulebook. Each is a test, and a playable board in the rulebook. */
export const examples: readonly Example<ClauseId>[] = [
  {
    clause: "setup.row",
    caption: {
      en: "The third card of the row is turned up. Red takes the first turn.",
      fr: "La troisième carte de la rangée est retournée. Rouge joue le premier.",
    },
    position: "turn:chance 4,9 -/- -",
    play: "13",
    becomes: "take:1 4,9,13 -/- -",
  },
  {
    clause: "turn.deck",
    caption: {
      en: "Red has taken 4: any other card may come, for instance 17.",
      fr: "Rouge a pris le 4 : toute autre carte peut venir, par exemple le 17.",
    },
    position: "turn:chance 9,13 4/- -",
    play: "17",
    becomes: "take:2 9,13,17 4/- -",
  },
  {
    clause: "turn.deck",
    caption: { en: "4 is in red’s serpent already.", fr: "Le 4 est déjà dans le serpent rouge." },
    position: "turn:chance 9,13 4/- -",
    refused: "4",
  },
  {
    clause: "take.row",
    caption: {
      en: "The first card of a serpent may be any of the row.",
      fr: "La première carte d’un serpent est n’importe laquelle de la rangée.",
    },
    position: "take:1 4,9,13 -/- -",
    legal: ["4", "9", "13"],
  },
  {
    clause: "take.row",
    caption: { en: "5 is still in the deck.", fr: "Le 5 est encore dans la pioche." },
    position: "take:1 4,9,13 -/- -",
    refused: "5",
  },
  {
    clause: "take.higher",
    caption: {
      en: "9 is higher than 7: it becomes the head of red’s serpent.",
      fr: "9 est plus haut que 7 : il devient la tête du serpent rouge.",
    },
    position: "take:1 4,9,13 7/8 -",
    play: "9",
    becomes: "turn:chance 4,13 7,9/8 -",
  },
  {
    clause: "take.higher",
    caption: { en: "4 is lower than 7.", fr: "4 est plus bas que 7." },
    position: "take:1 4,9,13 7/8 -",
    refused: "4",
  },
  {
    clause: "take.bury",
    caption: {
      en: "No card of the row is higher than 7. Red buries 5.",
      fr: "Aucune carte de la rangée n’est plus haute que 7. Rouge enterre le 5.",
    },
    position: "take:1 2,4,5 7/8 -",
    play: "5",
    becomes: "turn:chance 2,4 7/8 5",
  },
  {
    clause: "end.grown",
    caption: {
      en: "With heads 12 and 11 neither serpent can grow. Red’s has three cards, blue’s two: red wins.",
      fr: "Avec les têtes 12 et 11, aucun serpent ne peut grandir. Celui de rouge a trois cartes, celui de bleu deux : rouge gagne.",
    },
    options: { cards: 12 },
    position: "take:2 2,4,11 3,7,12/5 1",
    play: "11",
    becomes: "over:1!end.grown 2,4 3,7,12/5,11 1",
  },
];
