import type { Example } from "@serpentarium/core";
import type { ClauseId } from "../clauses.ts";
import { ASTRAY, MIRROR, QUEENS, RACE, VOID } from "./rows.ts";

const DIE = { entry: "die" };

export const turning: readonly Example<ClauseId>[] = [
  {
    clause: "turn.enter",
    caption: {
      en: "Player 1’s pawn is put on card 1, a queen, and stays there.",
      fr: "Le pion du joueur 1 est posé sur la carte 1, une dame, et y reste.",
    },
    position: `advance:1 ${QUEENS} 0,0 0`,
    play: "go",
    becomes: `advance:2 ${QUEENS} 1,0 1`,
  },
  {
    clause: "turn.enter",
    caption: {
      en: "Player 2’s pawn is put on card 32, the ten of clubs, and the tens on cards 32 and 22 send it to the king on card 12.",
      fr: "Le pion du joueur 2 est posé sur la carte 32, le dix de trèfle ; les dix des cartes 32 et 22 l’envoient au roi de la carte 12.",
    },
    position: `advance:2 ${MIRROR} 1,0 1`,
    play: "go",
    becomes: `advance:1 ${MIRROR} 1,12 2`,
  },
  {
    clause: "turn.enter",
    caption: {
      en: "Player 2 has just been driven out of card 16, and enters at its own end again, like the first time.",
      fr: "Le joueur 2 vient d’être chassé de la carte 16 ; il entre de nouveau par son bout, comme la première fois.",
    },
    position: `advance:2 ${RACE} 16,0 5`,
    play: "go",
    becomes: `advance:1 ${RACE} 16,32 6`,
  },
  {
    clause: "turn.enter",
    caption: {
      en: "From either end there is only one thing to do, and nothing to choose.",
      fr: "D’un bout comme de l’autre, il n’y a qu’une chose à faire, et rien à choisir.",
    },
    position: `advance:2 ${RACE} 16,0 5`,
    legal: ["go"],
  },
  {
    clause: "turn.enter-die",
    caption: {
      en: "Player 2’s pawn is not on the row, so the die is thrown. The six numbers stand for cards 32, 31, 30, 29, 28 and 27.",
      fr: "Le pion du joueur 2 n’est pas sur la rangée : on jette le dé. Les six nombres désignent les cartes 32, 31, 30, 29, 28 et 27.",
    },
    options: DIE,
    position: `enter:2 ${QUEENS} 12,0 1`,
    legal: ["1", "2", "3", "4", "5", "6"],
  },
  {
    clause: "turn.enter-die",
    caption: {
      en: "A 2: for player 2 that is the second card from the end, the jack on card 31.",
      fr: "Un 2 : pour le joueur 2, c’est la deuxième carte depuis le bout, le valet de la carte 31.",
    },
    options: DIE,
    position: `enter:2 ${QUEENS} 12,0 1`,
    play: "2",
    becomes: `advance:1 ${QUEENS} 12,31 2`,
  },
  {
    clause: "turn.enter-die",
    caption: {
      en: "The same throw puts player 1 on card 2, the ten of clubs, which sends the pawn to the ace on card 12.",
      fr: "Le même coup met le joueur 1 sur la carte 2, le dix de trèfle, qui envoie le pion à l’as de la carte 12.",
    },
    options: DIE,
    position: `enter:1 ${QUEENS} 0,31 3`,
    play: "2",
    becomes: `advance:2 ${QUEENS} 12,31 4`,
  },
  {
    clause: "turn.enter-die",
    caption: {
      en: "With the die, a pawn beside the row does not simply go, not at this end either.",
      fr: "Avec le dé, un pion à côté de la rangée ne part pas tout seul, à ce bout non plus.",
    },
    options: DIE,
    position: `advance:2 ${QUEENS} 12,0 1`,
    rejected: true,
  },
  {
    clause: "turn.before-start",
    caption: {
      en: "From card 5 player 2 overruns card 1 and is driven back, by 10, by 7 and by 9, to card 32 itself. It is an eight, and beyond it there are no more cards: the pawn leaves the row.",
      fr: "De la carte 5, le joueur 2 dépasse la carte 1 ; il est ramené de 10, de 7 et de 9 jusqu’à la carte 32 elle-même. C’est un huit, et au-delà il n’y a plus de cartes : le pion quitte la rangée.",
    },
    position: `advance:2 ${ASTRAY} 26,5 3`,
    play: "go",
    becomes: `advance:1 ${ASTRAY} 26,0 4`,
  },
  {
    clause: "turn.before-start",
    caption: {
      en: "For player 1 the row ends at card 1, as ever. Driven back to the ten on card 6, the pawn runs off the row before it has rested anywhere.",
      fr: "Pour le joueur 1, la rangée finit à la carte 1, comme toujours. Ramené au dix de la carte 6, le pion sort de la rangée sans s’être arrêté nulle part.",
    },
    position: `advance:1 ${VOID} 0,0 0`,
    play: "go",
    becomes: `advance:2 ${VOID} 0,0 1`,
  },
  {
    clause: "turn.before-start",
    caption: {
      en: "At its next turn player 2 enters again, on card 32.",
      fr: "À son tour suivant, le joueur 2 entre de nouveau, par la carte 32.",
    },
    position: `advance:2 ${ASTRAY} 29,0 5`,
    play: "go",
    becomes: `advance:1 ${ASTRAY} 29,5 6`,
  },
];
