import type { Example } from "@serpentarium/core";
import type { ClauseId } from "../clauses.ts";
import { CIRCLE, OFF, RACE, ROUND, SHUT, SWIFT, TENS } from "./rows.ts";

export const ending: readonly Example<ClauseId>[] = [
  {
    clause: "end.goal",
    caption: {
      en: "From card 16 one card on to the seven, seven on to the eight, eight on to card 32: exactly the goal. Player 2 wins.",
      fr: "De la carte 16, une carte jusqu’au sept, sept jusqu’au huit, huit jusqu’à la carte 32 : le but, pile. Le joueur 2 gagne.",
    },
    position: `advance:2 ${RACE} 22,16 7`,
    play: "go",
    becomes: `over:2!end.goal ${RACE} 22,32 8`,
  },
  {
    clause: "end.goal",
    caption: {
      en: "It does not matter what the goal itself counts. Player 1 steps from the ace on card 31 onto the eight of clubs, and an eight here sends no pawn back.",
      fr: "Peu importe ce que compte le but lui-même. De l’as de la carte 31, le joueur 1 passe sur le huit de trèfle, et ce huit-là ne renvoie personne.",
    },
    position: `advance:1 ${CIRCLE} 31,11 14`,
    play: "go",
    becomes: `over:1!end.goal ${CIRCLE} 32,11 15`,
  },
  {
    clause: "end.goal",
    caption: {
      en: "The quickest game of all. Seven, nine, eight and seven, on cards 1, 8, 17 and 25, add up to 31: the player who begins wins with the first turn.",
      fr: "La plus courte des parties. Sept, neuf, huit et sept, sur les cartes 1, 8, 17 et 25, font 31 : celui qui commence gagne dès son premier tour.",
    },
    position: `advance:1 ${SWIFT} 0,0 0`,
    play: "go",
    becomes: `over:1!end.goal ${SWIFT} 32,0 1`,
  },
  {
    clause: "end.goal",
    caption: {
      en: "A goal counted on the way is not a goal reached. Player 1 counts one card to it and eight beyond: back to 24, and from there the nine and the eight lead back to the ace on card 7.",
      fr: "Compter le but en passant n’est pas y arriver. Le joueur 1 compte une carte jusqu’à lui et huit de plus : retour à la 24, d’où le neuf et le huit le ramènent à l’as de la carte 7.",
    },
    position: `advance:1 ${TENS} 30,11 22`,
    play: "go",
    becomes: `advance:2 ${TENS} 7,11 23`,
  },
  {
    clause: "end.endless",
    caption: {
      en: "Four turns have been played, and all is as it was before the first: both pawns are beside the row, and player 1 is to move. What happened will happen again. A draw.",
      fr: "Après quatre tours, tout est comme avant le premier : les deux pions sont à côté de la rangée, et c’est au joueur 1. Ce qui s’est passé se passera encore. Partie nulle.",
    },
    position: `over:draw!end.endless ${OFF} 0,0 4`,
    legal: [],
  },
  {
    clause: "end.endless",
    caption: {
      en: "On this row it takes two turns. Neither pawn has found a card to rest on, and none ever will.",
      fr: "Sur cette rangée, deux tours suffisent. Aucun des deux pions n’a trouvé où s’arrêter, et aucun ne trouvera jamais.",
    },
    position: `over:draw!end.endless ${SHUT} 0,0 2`,
    legal: [],
  },
  {
    clause: "end.endless",
    caption: {
      en: "Player 1 is on card 1 and player 2 is beside the row, as after the first turn. In between, player 1 ran up the whole row and back to its ace, and drove out player 2, who had just entered there.",
      fr: "Le joueur 1 est sur la carte 1 et le joueur 2 à côté de la rangée, comme après le premier tour. Entre-temps, le joueur 1 a parcouru toute la rangée et, revenu sur son as, en a chassé le joueur 2 qui venait d’y entrer.",
    },
    position: `over:draw!end.endless ${ROUND} 1,0 3`,
    legal: [],
  },
  {
    clause: "end.endless",
    caption: {
      en: "Both pawns circle between the queens on 10 and 11. In a match from the beginning this turn is the last: player 1 on card 11, player 2 beside the row and to move, that was so after the first turn. A board set up like this one does not know what came before, and plays one more round.",
      fr: "Les deux pions tournent entre les dames des cartes 10 et 11. Dans une partie jouée depuis le début, ce tour est le dernier : le joueur 1 sur la carte 11, le joueur 2 à côté de la rangée et au trait, c’était déjà ainsi après le premier. Un plateau posé tel quel ignore ce qui a précédé, et fait encore une ronde.",
    },
    position: `advance:1 ${CIRCLE} 10,11 10`,
    play: "go",
    becomes: `advance:2 ${CIRCLE} 11,0 11`,
  },
  {
    clause: "end.endless",
    caption: {
      en: "With the die nothing is sure to come again: the next throw may be another. Such a draw is impossible.",
      fr: "Avec le dé, rien n’est sûr de revenir : le coup suivant peut être différent. Une telle partie nulle n’existe pas.",
    },
    options: { entry: "die" },
    position: `over:draw!end.endless ${CIRCLE} 11,10 9`,
    rejected: true,
  },
  {
    clause: "end.long",
    caption: {
      en: "The limit is 6 turns here, and five have been played. Player 2’s turn is the sixth: a draw.",
      fr: "La limite est ici de 6 tours, et cinq ont été joués. Le tour du joueur 2 est le sixième : partie nulle.",
    },
    options: { turnLimit: 6 },
    position: `advance:2 ${RACE} 21,22 5`,
    play: "go",
    becomes: `over:draw!end.long ${RACE} 21,16 6`,
  },
  {
    clause: "end.long",
    caption: {
      en: "The goal goes first. With a limit of 8 turns, player 2 reaches it in the eighth, and wins.",
      fr: "Le but passe avant. La limite est de 8 tours ; le joueur 2 l’atteint au huitième, et gagne.",
    },
    options: { turnLimit: 8 },
    position: `advance:2 ${RACE} 22,16 7`,
    play: "go",
    becomes: `over:2!end.goal ${RACE} 22,32 8`,
  },
  {
    clause: "end.long",
    caption: {
      en: "The limit is 4 turns, and with the fourth the first position has come again. That is named as the reason: end.endless goes first too.",
      fr: "La limite est de 4 tours, et avec le quatrième la première position revient. C’est elle qui compte : end.endless aussi passe avant.",
    },
    options: { turnLimit: 4 },
    position: `over:draw!end.endless ${OFF} 0,0 4`,
    legal: [],
  },
  {
    clause: "end.long",
    caption: {
      en: "Without a limit, turn 1001 is a turn like any other.",
      fr: "Sans limite, le tour 1001 est un tour comme les autres.",
    },
    options: { entry: "die", turnLimit: null },
    position: `advance:1 ${CIRCLE} 11,10 1000`,
    play: "go",
    becomes: `enter:2 ${CIRCLE} 10,0 1001`,
  },
];
