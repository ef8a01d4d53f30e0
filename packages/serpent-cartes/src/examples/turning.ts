import type { Example } from "@serpentarium/core";
import type { ClauseId } from "../clauses.ts";
import { CIRCLE, OFF, PACK, RACE, ROUND, SHUT, TENS, TWIN } from "./rows.ts";

export const turning: readonly Example<ClauseId>[] = [
  {
    clause: "turn.overshoot",
    caption: {
      en: "The ace on card 30 lets the pawn step onto the seven on card 31. One card of seven is left to the goal, so six are counted back: card 26, another ace.",
      fr: "De l’as de la carte 30, le pion passe sur le sept de la 31. Sur sept cartes, une seule reste jusqu’au but ; les six autres se comptent en arrière : carte 26, un as encore.",
    },
    position: `advance:1 ${RACE} 30,21 8`,
    play: "go",
    becomes: `advance:2 ${RACE} 26,21 9`,
  },
  {
    clause: "turn.overshoot",
    caption: {
      en: "The ten on card 23 sends player 2 up to 32 and one back, to the seven on 31. That now counts backwards, to the eight on 24, and the eight again, to the ace on card 16.",
      fr: "Le dix de la carte 23 envoie le joueur 2 jusqu’à la 32 et une carte en arrière, sur le sept de la 31. Celui-ci compte maintenant à reculons, jusqu’au huit de la 24, et le huit de même, jusqu’à l’as de la carte 16.",
    },
    position: `advance:2 ${RACE} 21,22 5`,
    play: "go",
    becomes: `advance:1 ${RACE} 21,16 6`,
  },
  {
    clause: "turn.overshoot",
    caption: {
      en: "Player 3 comes to the nine on card 47: five up to the goal, four back. From there it is the six, the four, the eight and the six that count, down to the jack on card 24.",
      fr: "Le joueur 3 arrive sur le neuf de la carte 47 : cinq jusqu’au but, quatre en arrière. De là, le six, le quatre, le huit et le six le font descendre jusqu’au valet de la carte 24.",
    },
    seats: 3,
    position: `advance:3 ${PACK} 22,22,46 8`,
    play: "go",
    becomes: `advance:1 ${PACK} 22,22,24 9`,
  },
  {
    clause: "turn.overshoot",
    caption: {
      en: "As near to the goal as one can be: the eight on card 63 counts one forward and seven back. From the queen on card 62 the pawn is thrown back to the ace on 57.",
      fr: "On ne peut être plus près du but : le huit de la carte 63 compte une carte en avant et sept en arrière. De la dame de la 62, le pion est rejeté sur l’as de la 57.",
    },
    seats: 4,
    position: `advance:2 ${TWIN} 11,62,11,0 25`,
    play: "go",
    becomes: `advance:3 ${TWIN} 11,57,11,0 26`,
  },
  {
    clause: "turn.before-start",
    caption: {
      en: "Thrown back from the goal, player 1 comes to the ten on card 10. Ten cards back there are none: card 1 is only nine away. The pawn leaves the row.",
      fr: "Rejeté du but, le joueur 1 arrive sur le dix de la carte 10. Dix cartes en arrière, il n’y a plus rien : la carte 1 n’est qu’à neuf. Le pion quitte la rangée.",
    },
    position: `advance:1 ${OFF} 20,20 2`,
    play: "go",
    becomes: `advance:2 ${OFF} 0,20 3`,
  },
  {
    clause: "turn.before-start",
    caption: {
      en: "Back by 9, by 10 and by 10 again, the pawn of player 1 stands on card 2, the ten of clubs. Whatever is left to count makes no difference: it is off the row.",
      fr: "En reculant de 9, de 10 et encore de 10, le pion du joueur 1 arrive sur la carte 2, le dix de trèfle. Peu importe ce qu’il resterait à compter : il est hors de la rangée.",
    },
    position: `advance:1 ${TENS} 23,11 6`,
    play: "go",
    becomes: `advance:2 ${TENS} 0,11 7`,
  },
  {
    clause: "turn.before-start",
    caption: {
      en: "Card 1 itself is still on the row. The pawn runs from 2 to 29, round the goal, and back to exactly the ace from which it came. There it rests.",
      fr: "La carte 1, elle, fait encore partie de la rangée. Le pion court de la 2 à la 29, tourne au but et revient exactement sur l’as d’où il venait. Il s’y arrête.",
    },
    position: `advance:1 ${ROUND} 1,0 3`,
    play: "go",
    becomes: `advance:2 ${ROUND} 1,0 4`,
  },
  {
    clause: "turn.before-start",
    caption: {
      en: "A pawn that has left the row enters again at its next turn, on card 1.",
      fr: "Un pion qui a quitté la rangée y entre de nouveau à son tour suivant, sur la carte 1.",
    },
    position: `advance:1 ${OFF} 0,20 4`,
    play: "go",
    becomes: `advance:2 ${OFF} 20,20 5`,
  },
  {
    clause: "turn.before-start",
    caption: {
      en: "It can happen in the very turn of entry. From card 1 the tens and the nine lead to 30, the rest is counted back, and card by card the pawn is out again before it has rested anywhere.",
      fr: "Cela peut arriver dès l’entrée. De la carte 1, les dix et le neuf mènent à la 30, le reste se compte en arrière, et de carte en carte le pion est ressorti sans s’être arrêté nulle part.",
    },
    position: `advance:1 ${SHUT} 0,0 0`,
    play: "go",
    becomes: `advance:2 ${SHUT} 0,0 1`,
  },
  {
    clause: "turn.forward-again",
    caption: {
      en: "In its last turn player 2’s pawn was driven back to card 16. Now it goes forward, and the eight on card 24 that sent it eight back carries it eight on, to the goal.",
      fr: "À son dernier tour, le pion du joueur 2 a été ramené à la carte 16. Il repart en avant, et le huit de la carte 24, qui l’avait fait reculer de huit, le porte huit plus loin, au but.",
    },
    position: `advance:2 ${RACE} 22,16 7`,
    play: "go",
    becomes: `over:2!end.goal ${RACE} 22,32 8`,
  },
  {
    clause: "turn.forward-again",
    caption: {
      en: "Player 1 came to the queen on card 10 from above. It makes no difference to its next turn: forward by 1, to the queen on card 11.",
      fr: "Le joueur 1 est arrivé à reculons sur la dame de la carte 10. Son tour suivant n’en garde rien : une carte en avant, sur la dame de la 11.",
    },
    position: `advance:1 ${CIRCLE} 10,0 8`,
    play: "go",
    becomes: `advance:2 ${CIRCLE} 11,0 9`,
  },
  {
    clause: "turn.forward-again",
    caption: {
      en: "Thrown back to the ace on card 57, player 2 goes forward again: the eight on card 58 counts six to the goal and two back, and there is that queen on card 62 once more.",
      fr: "Rejeté sur l’as de la carte 57, le joueur 2 repart en avant : le huit de la 58 compte six cartes jusqu’au but et deux en arrière, et revoilà la dame de la 62.",
    },
    seats: 4,
    position: `advance:2 ${TWIN} 12,57,0,0 29`,
    play: "go",
    becomes: `advance:3 ${TWIN} 12,62,0,0 30`,
  },
];
