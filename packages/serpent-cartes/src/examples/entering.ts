import type { Example } from "@serpentarium/core";
import type { ClauseId } from "../clauses.ts";
import { CIRCLE, RACE, ROUND, TENS } from "./rows.ts";

const DIE = { entry: "die" };

export const entering: readonly Example<ClauseId>[] = [
  {
    clause: "turn.enter",
    caption: {
      en: "Player 1’s pawn is put on card 1, the ten of clubs. That is not a place to stay: by the tens on cards 1 and 11 it comes to the king on card 21.",
      fr: "Le pion du joueur 1 est posé sur la carte 1, le dix de trèfle. On n’y reste pas : par les dix des cartes 1 et 11, il va au roi de la carte 21.",
    },
    position: `advance:1 ${RACE} 0,0 0`,
    play: "go",
    becomes: `advance:2 ${RACE} 21,0 1`,
  },
  {
    clause: "turn.enter",
    caption: {
      en: "Here card 1 is an ace, and the pawn stays on it until the next turn.",
      fr: "Ici, la carte 1 est un as : le pion y reste jusqu’au tour suivant.",
    },
    position: `advance:1 ${ROUND} 0,0 0`,
    play: "go",
    becomes: `advance:2 ${ROUND} 1,0 1`,
  },
  {
    clause: "turn.enter",
    caption: {
      en: "Player 1 has just been driven out of card 22, and enters again like the first time.",
      fr: "Le joueur 1 vient d’être chassé de la carte 22 ; il entre de nouveau, comme la première fois.",
    },
    position: `advance:1 ${RACE} 0,22 4`,
    play: "go",
    becomes: `advance:2 ${RACE} 21,22 5`,
  },
  {
    clause: "turn.enter",
    caption: {
      en: "On the row or beside it, there is only one thing to do, and nothing to choose.",
      fr: "Sur la rangée ou à côté, il n’y a qu’une chose à faire, et rien à choisir.",
    },
    position: `advance:1 ${RACE} 0,22 4`,
    legal: ["go"],
  },
  {
    clause: "turn.enter-die",
    caption: {
      en: "Player 1’s pawn is not on the row, so the die is thrown. Each number from 1 to 6 is as likely as the others.",
      fr: "Le pion du joueur 1 n’est pas sur la rangée : on jette le dé. Chaque nombre, de 1 à 6, a la même chance.",
    },
    options: DIE,
    position: `enter:1 ${CIRCLE} 0,0 0`,
    legal: ["1", "2", "3", "4", "5", "6"],
  },
  {
    clause: "turn.enter-die",
    caption: {
      en: "A 6: the pawn is put on card 6, the jack of diamonds. A jack counts 1, so there it rests.",
      fr: "Un 6 : le pion est posé sur la carte 6, le valet de carreau. Un valet compte 1 : le pion s’y arrête.",
    },
    options: DIE,
    position: `enter:1 ${CIRCLE} 0,0 0`,
    play: "6",
    becomes: `enter:2 ${CIRCLE} 6,0 1`,
  },
  {
    clause: "turn.enter-die",
    caption: {
      en: "What a throw can do: a 2 puts player 2 on the ten of clubs, and that ten, another on card 12 and a third on card 22 lead straight to the goal.",
      fr: "Ce que peut un coup de dé : un 2 met le joueur 2 sur le dix de trèfle, et ce dix, celui de la carte 12 et celui de la carte 22 mènent droit au but.",
    },
    options: DIE,
    position: `enter:2 ${TENS} 11,0 1`,
    play: "2",
    becomes: `over:2!end.goal ${TENS} 11,32 2`,
  },
  {
    clause: "turn.enter-die",
    caption: {
      en: "Player 1’s pawn is on the row already. It goes on from card 11, and no die is thrown.",
      fr: "Le pion du joueur 1 est déjà sur la rangée. Il continue depuis la carte 11, et on ne jette pas le dé.",
    },
    options: DIE,
    position: `advance:1 ${CIRCLE} 11,6 2`,
    legal: ["go"],
  },
  {
    clause: "turn.enter-die",
    caption: {
      en: "With the die, a pawn beside the row does not simply go: its player has to throw.",
      fr: "Avec le dé, un pion à côté de la rangée ne part pas tout seul : son joueur doit jeter le dé.",
    },
    options: DIE,
    position: `advance:2 ${CIRCLE} 6,0 1`,
    rejected: true,
  },
];
