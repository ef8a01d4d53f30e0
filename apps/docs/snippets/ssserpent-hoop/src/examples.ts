import type { Example } from "@serpentarium/core";
import { inheritExamples } from "@serpentarium/core/variant";
import { examples as theirs } from "@serpentarium/ssserpent";
import { type ClauseId, clauses } from "./clauses.ts";

const APPLES = "c3,c7,g3,g7 b5,e3,e7,h5 b2,d5,f5,h8 0 0 0";

const own: readonly Example<ClauseId>[] = [
  {
    clause: "place.apple",
    caption: {
      en: "b5 is not on the border of the flat grid: an apple may lie there.",
      fr: "La case b5 n’est pas sur le bord de la grille à plat : une pomme peut s’y poser.",
    },
    position: "blue:yellow -.4 -.4 e5 - - 0 0 0",
    play: "b5",
    becomes: "blue:red -.4 -.4 b5,e5 - - 0 0 0",
  },
  {
    clause: "place.apple",
    caption: {
      en: "a5 is on the border of the flat grid. There is no wall beside it, and still no apple may lie there.",
      fr: "La case a5 est sur le bord de la grille à plat. Aucun mur ne la touche, mais aucune pomme ne s’y pose.",
    },
    position: "blue:yellow -.4 -.4 e5 - - 0 0 0",
    refused: "a5",
  },
  {
    clause: "setup.heads",
    caption: {
      en: "i4 is on the border of the flat grid: player 1 places the yellow head there.",
      fr: "La case i4 est sur le bord de la grille à plat : le joueur 1 y pose la tête jaune.",
    },
    position: `heads:red -.4 -.4 ${APPLES}`,
    play: "i4",
    becomes: `heads:yellow -.4 i4..-.4.j ${APPLES}`,
  },
  {
    clause: "setup.heads",
    caption: {
      en: "e5 lies in the middle of the grid. A head starts from the border of the flat grid.",
      fr: "La case e5 est au milieu de la grille. Une tête part du bord de la grille à plat.",
    },
    position: `heads:red -.4 -.4 ${APPLES}`,
    refused: "e5",
  },
  {
    clause: "place.whole-game",
    caption: {
      en: "Red replants a yellow apple in the middle of the game: off the border of the flat grid, beside no apple, beside no head.",
      fr: "Rouge replante une pomme jaune en pleine partie : hors du bord de la grille à plat, sans pomme ni tête à côté.",
    },
    position: "replant:red e5.SSSS.N.4.a g7.NE.S.4.j - - c5 1 0 40",
    among: ["b4", "b6", "d4", "f4", "f8", "h6"],
    never: ["a5", "i8", "b5", "c4", "c6", "d5", "e6", "f5", "f7", "g6", "h7", "h8"],
  },
  {
    clause: "place.whole-game",
    caption: {
      en: "No apple can lie on a7, the border of the flat grid, in a later position either.",
      fr: "Aucune pomme ne peut se trouver en a7, sur le bord de la grille à plat, dans une position plus avancée non plus.",
    },
    position: "move:yellow e5.SSSS.N.4.a g7.NE.S.4.j - - a7,c5 0 0 40",
    rejected: true,
  },
  {
    clause: "hoop.sides",
    caption: {
      en: "The red head steps east over the edge, and comes in again on a4.",
      fr: "La tête rouge franchit le bord vers l’est, et rentre en a4.",
    },
    position: "move:red i4.W.E.7.a c8..-.8.a - - - 0 0 0",
    play: "E",
    becomes: "move:yellow a4.W.E.7.a c8..-.8.a - - - 0 1 1",
  },
  {
    clause: "move.off-grid",
    caption: {
      en: "Above the top row there is a wall.",
      fr: "Au-dessus de la ligne du haut, il y a un mur.",
    },
    position: "move:red a9.S.N.7.a c5..-.8.a - - - 0 0 0",
    refused: "N",
  },
  {
    clause: "move.off-grid",
    caption: {
      en: "In the corner of the flat grid two ways are left: along the wall, and over the edge.",
      fr: "Dans le coin de la grille à plat, il reste deux chemins : le long du mur, et par-dessus le bord.",
    },
    position: "move:red a9.S.N.7.a c5..-.8.a - - - 0 0 0",
    legal: ["E", "W"],
  },
  {
    clause: "move.must",
    caption: {
      en: "Three pieces, so two steps: south along the border, or west over the edge.",
      fr: "Trois pions, donc deux pas : vers le sud le long du bord, ou vers l’ouest par-dessus le bord.",
    },
    position: "move:red a2.NN.S.4.j i6.NNN.S.4.j - d7,g3 b2 0 0 24",
    legal: ["SE", "SW", "WN", "WS", "WW"],
  },
  {
    clause: "end.stuck",
    caption: {
      en: "Red shuts yellow up against the wall: red lies west of its head, its own neck east, and south a red apple.",
      fr: "Rouge enferme jaune contre le mur : rouge à l’ouest de sa tête, son propre cou à l’est, une pomme rouge au sud.",
    },
    position: "move:red b9.WS.E.5.j e9.ESS.W.5.a - e8 - 0 3 30",
    play: "EE",
    becomes: "over:red!end.stuck d9.WW.E.5.j e9.ESS.W.5.a - e8 - 0 4 31",
  },
];

/** Examples that do not hold when the sides of the grid join, by position and action, with the reason. */
const EXCLUDED = {
  "move:yellow e2..N.4.j a5..-.4.j - c3,c7,g3,g7 e5,e7,h4,h6 0 1 1": "yellow can go west over the edge",
  "move:red a2.NN.S.4.j i6.NNN.S.4.j - d7,g3 b2 0 0 24": "red can go west over the edge",
  "move:red a5.SSSS.N.4.a a9.EEEE.W.4.a - - - 0 3 40": "yellow gets away over the edge",
  "move:red a5.SSS.N.4.j a9.EEE.W.4.j - b8 g3 0 3 30": "yellow gets away over the edge",
  "move:red a5.SSSS.N.4.a a9.EEEE.W.4.a - - - 0 2 40": "yellow gets away over the edge",
};

export const examples: readonly Example<ClauseId>[] = [...own, ...inheritExamples(theirs, clauses, EXCLUDED)];
