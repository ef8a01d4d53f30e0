import type { Example } from "@serpentarium/core";
import type { ClauseId } from "../clauses.ts";
import { ARCH, ELBOW, KNOT } from "./snakes.ts";

export const rolling: readonly Example<ClauseId>[] = [
  {
    clause: "turn.order",
    caption: {
      en: "Player 1 has laid the card, the turn is over, and the die goes to the left, to player 2.",
      fr: "Le joueur 1 pose la carte, son tour est fini, et le dé passe à gauche, au joueur 2.",
    },
    position: "lend:1 1 59.47.8.4 S 0 2.0.CNW -",
    play: "S:t",
    becomes: "roll:chance 2 59.47.8.4 - 0 2.0.CNW -1.0.SH",
  },
  {
    clause: "turn.order",
    caption: {
      en: "Four at the table. The left-hand neighbour of player 4 is player 1, so it is on that snake that the card is to be laid.",
      fr: "À quatre. Le voisin de gauche du joueur 4 est le joueur 1 : c’est sur ce serpent que la carte doit se poser.",
    },
    seats: 4,
    position: "draw:chance 4 59.46.8.4 - 1 2.0.CNW 2.0.SH -1.0.CSE -",
    play: "C",
    becomes: "lend:4 4 59.45.8.4 C 0 2.0.CNW 2.0.SH -1.0.CSE -",
  },
  {
    clause: "turn.order",
    caption: {
      en: "Three at the table. Player 1 lays the card that player 3 has given, and then it is player 1’s own turn.",
      fr: "À trois. Le joueur 1 pose la carte que le joueur 3 lui a donnée, puis c’est à son tour de jouer.",
    },
    seats: 3,
    position: "receive:1 3 59.45.8.4 C 0 2.0.CNW 2.0.SH -1.0.CSE",
    play: "C:hL",
    becomes: `roll:chance 1 59.45.8.4 - 0 ${ARCH} 2.0.SH -1.0.CSE`,
  },
  {
    clause: "turn.roll",
    caption: { en: "A 2: two cards are to be drawn.", fr: "Un 2 : il faut piocher deux cartes." },
    position: "roll:chance 2 60.47.8.4 - 0 2.0.CNW -",
    play: "2",
    becomes: "draw:chance 2 60.47.8.4 - 2 2.0.CNW -",
  },
  {
    clause: "turn.roll",
    caption: {
      en: "The first of them is a curve. It lies face up for all to see, and one more is to come.",
      fr: "La première est une courbe. Elle est posée face visible, à la vue de tous, et il en reste une à piocher.",
    },
    position: "draw:chance 2 60.47.8.4 - 2 2.0.CNW -",
    play: "C",
    becomes: "draw:chance 2 60.46.8.4 C 1 2.0.CNW -",
  },
  {
    clause: "turn.roll",
    caption: {
      en: "Of the crossings and double curves none is left in the deck. It is a straight card or a curve.",
      fr: "Il ne reste ni croisement ni double courbe dans la pioche. Ce sera une droite ou une courbe.",
    },
    options: { cards: { S: 8, C: 10, X: 1, D: 1 } },
    position: `draw:chance 1 5.1.0.0 C 1 ${KNOT} ${ELBOW}`,
    legal: ["S", "C"],
  },
  {
    clause: "turn.short-deck",
    caption: {
      en: "A 3, but only two cards are left. Those are drawn.",
      fr: "Un 3, mais il ne reste que deux cartes. On pioche ces deux-là.",
    },
    options: { cards: { S: 4, C: 9, X: 1, D: 1 } },
    position: `roll:chance 1 1.1.0.0 - 0 ${KNOT} ${ELBOW}`,
    play: "3",
    becomes: `draw:chance 1 1.1.0.0 - 2 ${KNOT} ${ELBOW}`,
  },
  {
    clause: "turn.short-deck",
    caption: {
      en: "The second of them was the last. Two cards in hand: it goes on as after a 2, one to lay and one to give.",
      fr: "La seconde est la dernière. Deux cartes en main : on continue comme après un 2, une à poser, une à donner.",
    },
    options: { cards: { S: 4, C: 9, X: 1, D: 1 } },
    position: `draw:chance 1 0.1.0.0 S 1 ${KNOT} ${ELBOW}`,
    play: "C",
    becomes: `keep:1 1 0.0.0.0 SC 1 ${KNOT} ${ELBOW}`,
  },
  {
    clause: "turn.short-deck",
    caption: {
      en: "A 2, and a single card left: it will be for the neighbour’s snake, as after a 1.",
      fr: "Un 2, et une seule carte dans la pioche : elle ira au serpent du voisin, comme après un 1.",
    },
    options: { cards: { S: 3, C: 9, X: 1, D: 1 } },
    position: `roll:chance 1 0.1.0.0 - 0 ${KNOT} ${ELBOW}`,
    play: "2",
    becomes: `draw:chance 1 0.1.0.0 - 1 ${KNOT} ${ELBOW}`,
  },
];
