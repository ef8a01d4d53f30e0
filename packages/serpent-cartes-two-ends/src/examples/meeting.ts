import type { Example } from "@serpentarium/core";
import type { ClauseId } from "../clauses.ts";
import { QUEENS, RACE, TRYST } from "./rows.ts";

const SHORT = { deck: "32" };

export const meeting: readonly Example<ClauseId>[] = [
  {
    clause: "turn.collision",
    caption: {
      en: "Player 3 comes to rest on the ace on card 12, where player 1 stands, coming from the same end. Player 1 starts again.",
      fr: "Le joueur 3 s’arrête sur l’as de la carte 12, où se trouve le joueur 1, venu du même bout. Le joueur 1 recommence.",
    },
    options: SHORT,
    seats: 4,
    position: `advance:3 ${QUEENS} 12,32,1,31 8`,
    play: "go",
    becomes: `advance:4 ${QUEENS} 0,32,12,31 9`,
  },
  {
    clause: "turn.collision",
    caption: {
      en: "At the other end it is the same: player 2 steps from card 32 onto the jack on card 31 and drives out player 4.",
      fr: "À l’autre bout, c’est pareil : de la carte 32, le joueur 2 passe sur le valet de la 31 et en chasse le joueur 4.",
    },
    options: SHORT,
    seats: 4,
    position: `advance:2 ${QUEENS} 12,32,1,31 9`,
    play: "go",
    becomes: `advance:3 ${QUEENS} 12,31,1,0 10`,
  },
  {
    clause: "turn.safe-entry",
    caption: {
      en: "By a rare chance both ways begin with the same card. Player 2 enters and comes to the queen on card 9, where player 1 stands since entering. They share it.",
      fr: "Hasard rare : les deux chemins commencent par la même carte. Le joueur 2 entre et arrive sur la dame de la carte 9, où le joueur 1 se tient depuis son entrée. Ils la partagent.",
    },
    position: `advance:2 ${TRYST} 9,0 1`,
    play: "go",
    becomes: `advance:1 ${TRYST} 9,9 2`,
  },
  {
    clause: "ends.meeting",
    caption: {
      en: "Player 1, thrown back from card 32, comes to rest on the ace on card 16. Player 2 was there first, coming from the other end, and starts again at card 32.",
      fr: "Rejeté de la carte 32, le joueur 1 s’arrête sur l’as de la carte 16. Le joueur 2, venu de l’autre bout, y était le premier : il repart de la carte 32.",
    },
    position: `advance:1 ${RACE} 22,16 4`,
    play: "go",
    becomes: `advance:2 ${RACE} 16,0 5`,
  },
  {
    clause: "ends.meeting",
    caption: {
      en: "Nearly home, player 1 comes to card 31, where player 2 has taken the first step, and drives the pawn back beside the row.",
      fr: "Presque arrivé, le joueur 1 vient à la carte 31, où le joueur 2 a fait son premier pas, et le renvoie à côté de la rangée.",
    },
    position: `advance:1 ${QUEENS} 22,31 4`,
    play: "go",
    becomes: `advance:2 ${QUEENS} 31,0 5`,
  },
  {
    clause: "ends.meeting",
    caption: {
      en: "To pass is not to meet. Player 2 counts from 24 to 16, over the queen on card 22, and player 1 stays there undisturbed.",
      fr: "Se croiser n’est pas se rencontrer. Le joueur 2 compte de la 24 à la 16, par-dessus la dame de la carte 22, et le joueur 1 n’y est pas inquiété.",
    },
    position: `advance:2 ${RACE} 22,32 3`,
    play: "go",
    becomes: `advance:1 ${RACE} 22,16 4`,
  },
  {
    clause: "ends.meeting",
    caption: {
      en: "Player 3 comes to the ace on card 12 and drives out both who share it: player 1 back to card 1, player 2 back to card 32.",
      fr: "Le joueur 3 arrive sur l’as de la carte 12 et chasse les deux qui le partagent : le joueur 1 vers la carte 1, le joueur 2 vers la carte 32.",
    },
    options: SHORT,
    seats: 4,
    position: `advance:3 ${QUEENS} 12,12,1,31 8`,
    play: "go",
    becomes: `advance:4 ${QUEENS} 0,0,12,31 9`,
  },
];
