import type { Example } from "@serpentarium/core";
import type { ClauseId } from "../clauses.ts";
import { PACK, RACE, SORTED, TENS, TWIN } from "./rows.ts";

export const advancing: readonly Example<ClauseId>[] = [
  {
    clause: "turn.advance",
    caption: {
      en: "Player 2 stands on the king on card 21. A king counts 1: one card forward, to the queen on card 22.",
      fr: "Le joueur 2 est sur le roi de la carte 21. Un roi compte 1 : une carte en avant, sur la dame de la carte 22.",
    },
    position: `advance:2 ${RACE} 21,22 6`,
    play: "go",
    becomes: `advance:1 ${RACE} 21,16 7`,
  },
  {
    clause: "turn.advance",
    caption: {
      en: "Kings and jacks lie on cards 26 to 30, and on them one gets along slowly: this turn brings player 1 from card 28 to 29, and no further.",
      fr: "Rois et valets occupent les cartes 26 à 30, et l’on n’y avance guère : ce tour mène le joueur 1 de la carte 28 à la 29, pas plus loin.",
    },
    position: `advance:1 ${TENS} 28,11 20`,
    play: "go",
    becomes: `advance:2 ${TENS} 29,11 21`,
  },
  {
    clause: "turn.advance",
    caption: {
      en: "One card forward may be only the beginning. From the ace on card 8 the pawn comes to the seven on card 9, and that sends it on to the ace on card 16.",
      fr: "Cette carte en avant n’est parfois que le début. De l’as de la carte 8, le pion arrive sur le sept de la carte 9, qui l’envoie à l’as de la carte 16.",
    },
    position: `advance:1 ${SORTED} 8,8 2`,
    play: "go",
    becomes: `advance:2 ${SORTED} 16,8 3`,
  },
  {
    clause: "turn.chain",
    caption: {
      en: "From the ten on card 1 to the ten on card 11, and from that to card 21. There lies a king, and the turn is over.",
      fr: "Du dix de la carte 1 au dix de la carte 11, et de celui-ci à la carte 21. C’est un roi : le tour est fini.",
    },
    position: `advance:2 ${RACE} 21,0 1`,
    play: "go",
    becomes: `advance:1 ${RACE} 21,21 2`,
  },
  {
    clause: "turn.chain",
    caption: {
      en: "One turn, four cards: from the jack on card 22 to the five on 23, to the ten on 28, to the eight on 38, and to the queen on 46, who stops the pawn.",
      fr: "Un tour, quatre cartes : du valet de la carte 22 au cinq de la 23, au dix de la 28, au huit de la 38, et à la dame de la 46, qui arrête le pion.",
    },
    seats: 3,
    position: `advance:1 ${PACK} 22,22,22 3`,
    play: "go",
    becomes: `advance:2 ${PACK} 46,22,22 4`,
  },
  {
    clause: "turn.chain",
    caption: {
      en: "Cards in between do not stop a pawn. The seven on card 22 carries player 1 past six of them to the ten on 29, and that past nine more to the king on 39.",
      fr: "Les cartes intermédiaires n’arrêtent pas un pion. Le sept de la carte 22 fait passer le joueur 1 par-dessus six d’entre elles jusqu’au dix de la 29, et celui-ci par-dessus neuf autres jusqu’au roi de la 39.",
    },
    seats: 4,
    position: `advance:1 ${TWIN} 21,12,11,0 16`,
    play: "go",
    becomes: `advance:2 ${TWIN} 39,12,11,0 17`,
  },
  {
    clause: "turn.chain",
    caption: {
      en: "A pawn that has turned at the goal goes on in that direction. The ten on card 51 counts one forward and nine back, to the eight on 43, which had sent it forward just before. Now it is 8 back, then 10, 10, 7, 7 and 3, and player 1 runs off the row.",
      fr: "Un pion qui a fait demi-tour au but continue dans ce sens. Le dix de la carte 51 compte une carte en avant et neuf en arrière, jusqu’au huit de la 43, qui venait de l’envoyer en avant. Maintenant, c’est 8 en arrière, puis 10, 10, 7, 7 et 3, et le joueur 1 sort de la rangée.",
    },
    seats: 3,
    position: `advance:1 ${PACK} 26,22,0 9`,
    play: "go",
    becomes: `advance:2 ${PACK} 0,22,0 10`,
  },
  {
    clause: "turn.count",
    caption: {
      en: "The ten on card 12 sends the pawn to card 22, ten cards further on, and the ten there to the goal. If the present card were counted as the first, the pawn would come to the queen on card 21 and stay.",
      fr: "Le dix de la carte 12 envoie le pion à la carte 22, dix cartes plus loin, et le dix qui s’y trouve l’envoie au but. Si l’on comptait la carte de départ, le pion irait à la dame de la carte 21 et y resterait.",
    },
    position: `advance:1 ${TENS} 11,11 2`,
    play: "go",
    becomes: `over:1!end.goal ${TENS} 32,11 3`,
  },
  {
    clause: "turn.count",
    caption: {
      en: "The case that the printed rules tell: a nine with four cards left, here on card 28. Four forward and five back make card 27, the very jack from which the pawn came.",
      fr: "Le cas que racontent les règles imprimées : un neuf, et plus que quatre cartes, ici depuis la carte 28. Quatre en avant et cinq en arrière mènent à la carte 27, le valet même d’où venait le pion.",
    },
    position: `advance:1 ${RACE} 27,21 8`,
    play: "go",
    becomes: `advance:2 ${RACE} 27,21 9`,
  },
  {
    clause: "turn.count",
    caption: {
      en: "From a card that counts 1 it is one card beyond: from the ace on card 26 to the jack on card 27.",
      fr: "D’une carte qui compte 1, c’est une carte au-delà : de l’as de la carte 26 au valet de la carte 27.",
    },
    position: `advance:1 ${RACE} 26,21 6`,
    play: "go",
    becomes: `advance:2 ${RACE} 27,21 7`,
  },
];
