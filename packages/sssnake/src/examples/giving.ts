import type { Example } from "@serpentarium/core";
import type { ClauseId } from "../clauses.ts";
import { ARCH, CORNER } from "./snakes.ts";

export const giving: readonly Example<ClauseId>[] = [
  {
    clause: "turn.one",
    caption: {
      en: "One card was to be drawn, and it is straight. Player 1 will lay it, but on the snake of player 2.",
      fr: "Une seule carte à piocher, et c’est une droite. Le joueur 1 la posera, mais sur le serpent du joueur 2.",
    },
    position: `draw:chance 1 60.45.8.4 - 1 2.0.CNW ${ARCH}`,
    play: "S",
    becomes: `lend:1 1 59.45.8.4 S 0 2.0.CNW ${ARCH}`,
  },
  {
    clause: "turn.one",
    caption: {
      en: "Player 1 lays it at the tail, where it does the least good.",
      fr: "Le joueur 1 la pose côté queue, là où elle sert le moins.",
    },
    position: `lend:1 1 59.45.8.4 S 0 2.0.CNW ${ARCH}`,
    play: "S:t",
    becomes: "roll:chance 2 59.45.8.4 - 0 2.0.CNW -1.0.SH+2.0.CNW+2.1.CSW",
  },
  {
    clause: "turn.one",
    caption: {
      en: "The other way round the double curve would join head and tail of player 2’s snake. Player 1 lays it so that each end turns away on a part of its own.",
      fr: "Posée dans l’autre sens, la double courbe relierait la tête et la queue du joueur 2. Le joueur 1 la pose de façon que chaque bout s’en aille sur sa propre partie.",
    },
    position: `lend:1 1 58.44.8.3 D 0 2.0.CNW ${CORNER}`,
    play: "D:hR",
    becomes: "roll:chance 2 58.44.8.3 - 0 2.0.CNW -1.0.CNE+2.0.CNW+-1.1.CSE+0.1.SH+1.1.SH+2.1.DNW",
  },
  {
    clause: "turn.one",
    caption: {
      en: "In the corner of player 2’s snake no straight card fits. It comes back, and now player 1 must lay it at home.",
      fr: "Dans le coin du serpent du joueur 2, aucune droite ne trouve place. Elle revient, et le joueur 1 doit la poser sur son propre serpent.",
    },
    position: `draw:chance 1 58.43.8.4 - 1 ${ARCH} ${CORNER}`,
    play: "S",
    becomes: `reclaim:1 1 57.43.8.4 S 0 ${ARCH} ${CORNER}`,
  },
  {
    clause: "turn.one",
    caption: {
      en: "Player 1 lays the card that did not fit.",
      fr: "Le joueur 1 pose la carte qui n’allait pas chez le voisin.",
    },
    position: `reclaim:1 1 57.43.8.4 S 0 ${ARCH} ${CORNER}`,
    play: "S:h",
    becomes: `roll:chance 2 57.43.8.4 - 0 2.0.CNW+1.1.SH+2.1.CSW ${CORNER}`,
  },
  {
    clause: "turn.one",
    caption: {
      en: "The straight card fits neither player 2’s snake nor player 1’s and leaves the game. Player 3’s snake, where it would fit, does not count.",
      fr: "La carte droite ne va ni au serpent du joueur 2 ni à celui du joueur 1 : elle quitte le jeu. Celui du joueur 3, où elle irait, ne compte pas.",
    },
    seats: 3,
    position: `draw:chance 1 56.40.8.4 - 1 ${CORNER} ${CORNER} ${ARCH}`,
    play: "S",
    becomes: `roll:chance 2 55.40.8.4 - 0 ${CORNER} ${CORNER} ${ARCH}`,
  },
  {
    clause: "turn.two",
    caption: {
      en: "Two cards, a straight one and a curve. Player 1 keeps the curve and gives the straight card to player 2.",
      fr: "Deux cartes, une droite et une courbe. Le joueur 1 garde la courbe et donne la droite au joueur 2.",
    },
    position: `keep:1 1 59.44.8.4 SC 1 2.0.CNW ${ARCH}`,
    play: "C:hL",
    becomes: `receive:2 1 59.44.8.4 S 0 ${ARCH} ${ARCH}`,
  },
  {
    clause: "turn.two",
    caption: {
      en: "Player 2 lays it, and takes the better end.",
      fr: "Le joueur 2 la pose, et au meilleur bout.",
    },
    position: `receive:2 1 59.44.8.4 S 0 ${ARCH} ${ARCH}`,
    play: "S:h",
    becomes: `roll:chance 2 59.44.8.4 - 0 ${ARCH} 2.0.CNW+1.1.SH+2.1.CSW`,
  },
  {
    clause: "turn.two",
    caption: {
      en: "Two straight cards. Player 1 lays the first; the second has no place in the corner of player 2 and comes back at once.",
      fr: "Deux cartes droites. Le joueur 1 pose la première ; la seconde n’a pas de place dans le coin du joueur 2 et revient aussitôt.",
    },
    position: `keep:1 1 56.43.8.4 SS 1 ${ARCH} ${CORNER}`,
    play: "S:h",
    becomes: `reclaim:1 1 56.43.8.4 S 0 2.0.CNW+1.1.SH+2.1.CSW ${CORNER}`,
  },
  {
    clause: "turn.two",
    caption: {
      en: "With the first card player 1 makes a corner as well. Now the second fits neither snake and leaves the game.",
      fr: "Avec la première carte, le joueur 1 forme lui aussi un coin. La seconde ne va plus sur aucun des deux serpents et quitte le jeu.",
    },
    position: `keep:1 1 55.42.8.4 SS 1 -1.0.CNE+2.0.CNW+-1.1.CSE+0.1.SH ${CORNER}`,
    play: "S:t",
    becomes: `roll:chance 2 55.42.8.4 - 0 ${CORNER} ${CORNER}`,
  },
  {
    clause: "turn.three",
    caption: {
      en: "Three cards: player 2 lays the first of two and still has one to lay.",
      fr: "Trois cartes : le joueur 2 pose la première de deux, et il lui en reste une à poser.",
    },
    seats: 3,
    position: "keep:2 2 58.45.8.4 SCC 2 2.0.SH - 2.0.CNW",
    play: "C:hL",
    becomes: "keep:2 2 58.45.8.4 SC 1 2.0.SH 2.0.CNW 2.0.CNW",
  },
  {
    clause: "turn.three",
    caption: {
      en: "The second goes on from the first. What remains, a straight card, is for player 3.",
      fr: "La deuxième prolonge la première. Celle qui reste, une droite, est pour le joueur 3.",
    },
    seats: 3,
    position: "keep:2 2 58.45.8.4 SC 1 2.0.SH 2.0.CNW 2.0.CNW",
    play: "C:hL",
    becomes: `receive:3 2 58.45.8.4 S 0 2.0.SH ${ARCH} 2.0.CNW`,
  },
  {
    clause: "turn.three",
    caption: {
      en: "Three different cards on a new snake. Any of them may come first.",
      fr: "Trois cartes différentes sur un serpent neuf. N’importe laquelle peut venir en premier.",
    },
    position: "keep:1 1 58.47.7.4 SCX 2 - 2.0.SH",
    legal: ["S:h", "S:t", "C:hL", "C:hR", "C:tL", "C:tR", "X:h", "X:t"],
  },
];
