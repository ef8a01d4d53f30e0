import type { Example } from "@serpentarium/core";
import type { ClauseId } from "../clauses.ts";
import { ARCH, CORNER, GAP, NICHE } from "./snakes.ts";

export const hand: readonly Example<ClauseId>[] = [
  {
    clause: "turn.must-fit",
    caption: {
      en: "A straight card has no place in the corner, but a crossing has. Player 1 must lay it, though it drives the ends apart.",
      fr: "Dans le coin, une droite ne trouve pas place, mais un croisement, si. Le joueur 1 doit le poser, quitte à écarter les deux bouts.",
    },
    position: `keep:1 1 57.44.7.4 SX 1 ${CORNER} 2.0.CNW`,
    legal: ["X:h"],
  },
  {
    clause: "turn.must-fit",
    caption: {
      en: "To be rid of the straight card and give the crossing away would be tempting, but the crossing fits.",
      fr: "Écarter la droite et donner le croisement serait tentant, mais le croisement se pose.",
    },
    position: `keep:1 1 57.44.7.4 SX 1 ${CORNER} 2.0.CNW`,
    refused: "S:out",
  },
  {
    clause: "turn.must-fit",
    caption: {
      en: "Neither a curve nor a double curve goes into a straight gap. Player 1 chooses which of them leaves the game; the other is given.",
      fr: "Ni courbe ni double courbe ne va dans un vide droit. Le joueur 1 choisit laquelle quitte le jeu ; l’autre sera donnée.",
    },
    position: `keep:1 1 59.42.8.3 CD 1 ${GAP} 2.0.CNW`,
    legal: ["C:out", "D:out"],
  },
  {
    clause: "turn.must-fit",
    caption: {
      en: "It is the double curve that goes. Player 2 receives the curve.",
      fr: "C’est la double courbe qui part. Le joueur 2 reçoit la courbe.",
    },
    position: `keep:1 1 59.42.8.3 CD 1 ${GAP} 2.0.CNW`,
    play: "D:out",
    becomes: `receive:2 1 59.42.8.3 C 0 ${GAP} 2.0.CNW`,
  },
  {
    clause: "turn.must-fit",
    caption: {
      en: "There is one place for the straight card, and there it makes the neighbour win. It fits, so it must be laid.",
      fr: "Il n’y a qu’une place pour la droite, et là, elle fait gagner le voisin. Elle peut se poser, donc on la pose.",
    },
    position: `lend:1 1 58.43.8.4 S 0 2.0.CNW ${GAP}`,
    refused: "S:out",
  },
  {
    clause: "turn.automatic",
    caption: {
      en: "Player 2 is one card short, but no crossing goes round the corner, and there is nothing else in hand. Even so, putting one of them out of the game is an action.",
      fr: "Il manque une carte au joueur 2, mais aucun croisement ne prend ce virage, et il n’a rien d’autre en main. En écarter un du jeu est tout de même un coup.",
    },
    options: { cards: { S: 20, C: 10, X: 20, D: 2 } },
    seats: 3,
    position:
      "keep:2 2 8.3.12.0 XX 1 -3.0.CNE+-2.0.X+-1.0.SH+2.0.X+3.0.CNW+-3.1.X+3.1.SV+3.2.SV 2.-2.CNE+3.-2.DNW+-2.-1.CNE+-1.-1.SH+0.-1.X+1.-1.X+3.-1.SV+-2.0.CSE+-1.0.SH+2.0.SH+3.0.CSW -2.-1.SH+-1.-1.SH+0.-1.X+1.-1.SH+2.-1.CNW+-2.0.SH+-1.0.SH+2.0.DNE",
    legal: ["X:out"],
  },
  {
    clause: "turn.automatic",
    caption: {
      en: "Both cards are straight and neither fits. Player 1 puts one out. The other would be for player 2, where it does not fit either: it leaves the game by itself.",
      fr: "Les deux cartes sont droites et aucune ne va. Le joueur 1 en écarte une. L’autre serait pour le joueur 2, où elle ne va pas non plus : elle quitte le jeu toute seule.",
    },
    position: `keep:1 1 54.42.8.4 SS 1 ${CORNER} ${CORNER}`,
    play: "S:out",
    becomes: `roll:chance 2 54.42.8.4 - 0 ${CORNER} ${CORNER}`,
  },
  {
    clause: "turn.automatic",
    caption: {
      en: "The crossing fits one end in one way. It is laid by an action all the same.",
      fr: "Le croisement ne se pose que d’une façon. Il faut un coup tout de même.",
    },
    position: `receive:1 2 58.43.7.4 X 0 ${NICHE} 2.0.CNW`,
    legal: ["X:h"],
  },
  {
    clause: "turn.automatic",
    caption: {
      en: "A curve for a straight gap: it fits neither snake. It leaves the game without an action, and player 2 rolls.",
      fr: "Une courbe pour un vide droit : elle ne va sur aucun des deux serpents. Sans que personne ait à jouer, elle quitte le jeu, et le joueur 2 lance le dé.",
    },
    position: `draw:chance 1 58.40.8.4 - 1 ${GAP} ${GAP}`,
    play: "C",
    becomes: `roll:chance 2 58.39.8.4 - 0 ${GAP} ${GAP}`,
  },
  {
    clause: "turn.hand",
    caption: {
      en: "A curve and a crossing in hand: these two, and nothing else.",
      fr: "Une courbe et un croisement en main : ces deux-là, et rien d’autre.",
    },
    position: `keep:1 1 60.45.7.4 CX 1 ${ARCH} -`,
    legal: ["C:hR", "C:tL", "C:tR", "X:h", "X:t"],
  },
  {
    clause: "turn.hand",
    caption: {
      en: "A straight card would fit very well here. There is none in hand.",
      fr: "Une droite irait très bien ici. Il n’y en a pas en main.",
    },
    position: `keep:1 1 60.45.7.4 CX 1 ${ARCH} -`,
    refused: "S:h",
  },
  {
    clause: "turn.hand",
    caption: {
      en: "Nor can a card leave the game that is not in hand.",
      fr: "Une carte que l’on n’a pas en main ne peut pas non plus quitter le jeu.",
    },
    position: "lend:1 1 59.48.8.4 S 0 - -",
    refused: "D:out",
  },
];
