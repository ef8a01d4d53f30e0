import type { Example } from "@serpentarium/core";
import type { ClauseId } from "../clauses.ts";
import { CIRCLE, OFF, RACE, TENS, TWIN } from "./rows.ts";

export const meeting: readonly Example<ClauseId>[] = [
  {
    clause: "turn.collision",
    caption: {
      en: "Player 2 comes to rest on the queen on card 22, where player 1 stands. Player 1 was there first, leaves the row and starts again.",
      fr: "Le joueur 2 s’arrête sur la dame de la carte 22, où se trouve le joueur 1. Le joueur 1, qui y était le premier, quitte la rangée et recommence.",
    },
    position: `advance:2 ${RACE} 22,21 3`,
    play: "go",
    becomes: `advance:1 ${RACE} 0,22 4`,
  },
  {
    clause: "turn.collision",
    caption: {
      en: "Coming backwards counts as well: player 1 is thrown back to the ace on card 16 and drives out player 2.",
      fr: "Arriver à reculons compte aussi : rejeté sur l’as de la carte 16, le joueur 1 en chasse le joueur 2.",
    },
    position: `advance:1 ${RACE} 22,16 5`,
    play: "go",
    becomes: `advance:2 ${RACE} 16,0 6`,
  },
  {
    clause: "turn.collision",
    caption: {
      en: "Players 1 and 2 share the queen on card 11. Player 3 comes from card 10 and drives out both of them.",
      fr: "Les joueurs 1 et 2 partagent la dame de la carte 11. Le joueur 3, venu de la carte 10, les chasse tous les deux.",
    },
    options: { deck: "32" },
    seats: 3,
    position: `advance:3 ${CIRCLE} 11,11,10 8`,
    play: "go",
    becomes: `advance:1 ${CIRCLE} 0,0,11 9`,
  },
  {
    clause: "turn.collision",
    caption: {
      en: "Only where a pawn comes to rest it drives others out. From card 6 the seven carries player 1 over the queen on card 10, where player 2 stays undisturbed, to 13 and on to 20.",
      fr: "Un pion ne chasse que là où il s’arrête. De la carte 6, le sept fait passer le joueur 1 par-dessus la dame de la carte 10, où le joueur 2 n’est pas inquiété, jusqu’à la 13, puis à la 20.",
    },
    options: { entry: "die" },
    position: `advance:1 ${RACE} 5,10 2`,
    play: "go",
    becomes: `advance:2 ${RACE} 20,10 3`,
  },
  {
    clause: "turn.collision",
    caption: {
      en: "Beside the row there is room for all pawns. Player 2’s pawn runs off the row and joins that of player 1.",
      fr: "À côté de la rangée, il y a de la place pour tous. Le pion du joueur 2 sort de la rangée et y rejoint celui du joueur 1.",
    },
    position: `advance:2 ${OFF} 0,20 3`,
    play: "go",
    becomes: `advance:1 ${OFF} 0,0 4`,
  },
  {
    clause: "turn.safe-entry",
    caption: {
      en: "Player 2 enters and goes the same way as player 1 before, to the king on card 21. No pawn is driven out: they share the card.",
      fr: "Le joueur 2 entre et suit le même chemin que le joueur 1 avant lui, jusqu’au roi de la carte 21. Personne n’est chassé : ils partagent la carte.",
    },
    position: `advance:2 ${RACE} 21,0 1`,
    play: "go",
    becomes: `advance:1 ${RACE} 21,21 2`,
  },
  {
    clause: "turn.safe-entry",
    caption: {
      en: "After the first round all four stand on the ace on card 11. Had each driven out the one before, the fourth would now stand there alone, and the first would be next to drive it out.",
      fr: "Après le premier tour de table, les quatre sont sur l’as de la carte 11. Si chacun avait chassé le précédent, le quatrième y serait seul, et le premier s’apprêterait à l’en chasser.",
    },
    seats: 4,
    position: `advance:4 ${TWIN} 11,11,11,0 3`,
    play: "go",
    becomes: `advance:1 ${TWIN} 11,11,11,11 4`,
  },
  {
    clause: "turn.safe-entry",
    caption: {
      en: "Player 1 enters and comes to rest on the queen on card 11. Player 2 is there already and stays.",
      fr: "Le joueur 1 entre et s’arrête sur la dame de la carte 11. Le joueur 2 s’y trouve déjà, et y reste.",
    },
    position: `advance:1 ${CIRCLE} 0,11 6`,
    play: "go",
    becomes: `advance:2 ${CIRCLE} 11,11 7`,
  },
  {
    clause: "turn.safe-entry",
    caption: {
      en: "The same card, but player 1 comes from card 10 and does not enter. Now player 2 has to go.",
      fr: "La même carte, mais le joueur 1 y vient de la carte 10 : il n’entre pas. Cette fois, le joueur 2 doit partir.",
    },
    position: `advance:1 ${CIRCLE} 10,11 10`,
    play: "go",
    becomes: `advance:2 ${CIRCLE} 11,0 11`,
  },
  {
    clause: "turn.safe-entry",
    caption: {
      en: "With the die it holds on any card. A 3 puts player 2 on the seven on card 3, which leads to the ace on card 10, where player 1 stands: they share it.",
      fr: "Avec le dé, cela vaut sur n’importe quelle carte. Un 3 met le joueur 2 sur le sept de la carte 3, qui mène à l’as de la carte 10, où se trouve le joueur 1 : ils la partagent.",
    },
    options: { entry: "die" },
    position: `enter:2 ${TENS} 10,0 3`,
    play: "3",
    becomes: `advance:1 ${TENS} 10,10 4`,
  },
];
