import type { Example } from "@serpentarium/core";
import type { ClauseId } from "../clauses.ts";

const YELLOW = "i5.NNNN.S.4.a";
const CORNER = "move:red a5.SSSS.N.4.a a9.EEEE.W.4.a - - -";
const CORNERED = "a8.SSSS.N.4.a a9.EEEE.W.4.a - - -";
const ROAMING = "move:red e5.WW.E.4.j i5.NNNN.S.4.a - f5,g3 -";
const BITING = "move:red e4.SSSW.N.4.a h5.WWWW.E.4.a - - -";
const QUIET = { quietLimit: 3 };
const LONG = { moveLimit: 20 };

export const ending: readonly Example<ClauseId>[] = [
  {
    clause: "end.stuck",
    caption: {
      en: "Red shuts yellow up in the corner: the border is on two sides, its own neck on the third, and red’s long line on the fourth. Yellow has lost.",
      fr: "Rouge enferme jaune dans l’angle : le bord de deux côtés, son propre cou du troisième, la longue ligne rouge du dernier. Jaune a perdu.",
    },
    position: `${CORNER} 0 3 40`,
    play: "NNN",
    becomes: `over:red!end.stuck ${CORNERED} 0 4 41`,
  },
  {
    clause: "end.stuck",
    caption: {
      en: "Yellow could step to a8, but must make two steps, and from there red on a7 and the red apple on b8 let it go no further. One step is not enough to live on.",
      fr: "Jaune pourrait aller en a8, mais il doit faire deux pas, et de là rouge en a7 et la pomme rouge en b8 l’arrêtent. Un seul pas ne le sauve pas.",
    },
    position: "move:red a5.SSS.N.4.j a9.EEE.W.4.j - b8 g3 0 3 30",
    play: "NN",
    becomes: "over:red!end.stuck a7.SSS.N.4.j a9.EEE.W.4.j - b8 g3 0 4 31",
  },
  {
    clause: "end.stuck",
    caption: {
      en: "The same corner, but red turns away from a8. Yellow has a way out, and the game goes on.",
      fr: "Le même angle, mais rouge se détourne de a8. Jaune a une issue, et la partie continue.",
    },
    position: `${CORNER} 0 3 40`,
    play: "NEE",
    becomes: "move:yellow c6.WWSS.E.4.a a9.EEEE.W.4.a - - - 0 4 41",
  },
  {
    clause: "end.head",
    caption: {
      en: "The yellow head is taken, and all of the yellow serpent leaves the game with it. Its body does not go to the reserve, which still has four.",
      fr: "La tête jaune est prise, et tout le serpent jaune quitte le jeu avec elle. Son corps ne va pas à la réserve, qui compte toujours quatre pions.",
    },
    position: "move:red e4.SSS.N.4.j e6.EEE.W.4.j - c7 g3 0 3 40",
    play: "NN",
    becomes: "over:red!end.head e6.SSS.N.4.j -.4 - c7 g3 0 0 41",
  },
  {
    clause: "end.quiet",
    caption: {
      en: "The limit is 3 here, and two quiet moves have gone by. Red makes the third: a draw.",
      fr: "La limite est ici de 3, et deux coups calmes ont déjà compté. Rouge joue le troisième : partie nulle.",
    },
    options: QUIET,
    position: `${ROAMING} 0 2 30`,
    play: "NN",
    becomes: `over:draw!end.quiet e7.SS.N.4.j ${YELLOW} - f5,g3 - 0 3 31`,
  },
  {
    clause: "end.quiet",
    caption: {
      en: "Red eats instead, and the count starts again at 0.",
      fr: "Rouge préfère manger, et le compte repart de zéro.",
    },
    options: QUIET,
    position: `${ROAMING} 0 2 30`,
    play: "EN",
    becomes: `move:yellow f6.SWW.N.4.j ${YELLOW} - g3 - 0 0 31`,
  },
  {
    clause: "end.quiet",
    caption: {
      en: "The third quiet move, but it leaves yellow stuck. The win goes first.",
      fr: "Troisième coup calme, mais il laisse jaune coincé. La victoire passe avant.",
    },
    options: QUIET,
    position: `${CORNER} 0 2 40`,
    play: "NNN",
    becomes: `over:red!end.stuck ${CORNERED} 0 3 41`,
  },
  {
    clause: "end.quiet",
    caption: {
      en: "Without a limit the count goes on, and so does the game.",
      fr: "Sans limite, le compte continue, et la partie aussi.",
    },
    options: { quietLimit: null },
    position: `${ROAMING} 0 250 300`,
    play: "NN",
    becomes: `move:yellow e7.SS.N.4.j ${YELLOW} - f5,g3 - 0 251 301`,
  },
  {
    clause: "end.long",
    caption: {
      en: "With a limit of 20 the twentieth move is the last one. Red eats, but there is no more to come: a draw.",
      fr: "Avec une limite de 20, le vingtième coup est le dernier. Rouge mange, mais il n’y a plus de suite : partie nulle.",
    },
    options: LONG,
    position: `${ROAMING} 0 2 19`,
    play: "EN",
    becomes: `over:draw!end.long f6.SWW.N.4.j ${YELLOW} - g3 - 0 0 20`,
  },
  {
    clause: "end.long",
    caption: {
      en: "The twentieth move is a bite. Red replants first; only then does the limit count.",
      fr: "Le vingtième coup est une morsure. Rouge replante d’abord ; la limite ne compte qu’ensuite.",
    },
    options: LONG,
    position: `${BITING} 0 2 19`,
    play: "NNN",
    becomes: "replant:red e7.SSSS.N.4.a h5.WW.E.4.a - - - 2 0 20",
  },
  {
    clause: "end.long",
    caption: {
      en: "The last piece is replanted, and the game of twenty moves is a draw.",
      fr: "Le dernier pion est replanté, et la partie de vingt coups est nulle.",
    },
    options: LONG,
    position: "replant:red e7.SSSS.N.4.a h5.WW.E.4.a - - c3 1 0 20",
    play: "c7",
    becomes: "over:draw!end.long e7.SSSS.N.4.a h5.WW.E.4.a - - c3,c7 0 0 20",
  },
  {
    clause: "end.long",
    caption: {
      en: "Both limits are reached with the same move. The quiet one is looked at first, so it is the reason given.",
      fr: "Les deux limites sont atteintes au même coup. On regarde d’abord celle des coups calmes : c’est elle qui est retenue.",
    },
    options: { ...QUIET, ...LONG },
    position: `${ROAMING} 0 2 19`,
    play: "NN",
    becomes: `over:draw!end.quiet e7.SS.N.4.j ${YELLOW} - f5,g3 - 0 3 20`,
  },
];
