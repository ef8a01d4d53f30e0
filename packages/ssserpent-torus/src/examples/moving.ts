import type { Example } from "@serpentarium/core";
import type { ClauseId } from "../clauses.ts";

const APART = "- b2,b5,e5,f2 a7,c6,e3";
const YELLOW = "d1.S.N.4.j";

export const moving: readonly Example<ClauseId>[] = [
  {
    clause: "torus.edges",
    caption: {
      en: "East of g4 lies a4. The red head goes out on the right and comes in on the left.",
      fr: "À l’est de g4 se trouve a4. La tête rouge sort à droite et rentre à gauche.",
    },
    position: `move:red g4..E.4.j ${YELLOW} ${APART} 0 2 20`,
    play: "E",
    becomes: "move:yellow a4..E.4.j d1.S.N.4.j - b2,b5,e5,f2 a7,c6,e3 0 3 21",
  },
  {
    clause: "torus.edges",
    caption: {
      en: "The body follows over the edge. After two steps north the head is on b1, and its three body pieces are still at the top.",
      fr: "Le corps suit par-dessus le bord. Après deux pas vers le nord, la tête est en b1, et ses trois pions corps sont encore en haut.",
    },
    position: "move:red b6.SSS.N.4.j e3.EES.W.4.j c2,d6 f6 d4 0 2 30",
    play: "NN",
    becomes: "move:yellow b1.SSS.N.4.j e3.EES.W.4.j c2,d6 f6 d4 0 3 31",
  },
  {
    clause: "torus.edges",
    caption: {
      en: "From the corner red may go east, and over the edges south to a7 or west to g1. Only in the north its own body is in the way.",
      fr: "De l’angle, rouge peut aller à l’est et, par-dessus les bords, au sud en a7 ou à l’ouest en g1. Au nord seulement, son propre corps barre la route.",
    },
    position: `move:red a1.N.S.4.j d4.S.N.4.j - c3,c6,f6 b5,e2,f4 0 4 22`,
    legal: ["E", "S", "W"],
  },
  {
    clause: "torus.edges",
    caption: {
      en: "An apple of its own colour on the other side of two edges. Two steps, north and east, take red from g7 to a1, where it eats.",
      fr: "Une pomme de sa couleur au-delà de deux bords. Deux pas, nord et est, mènent rouge de g7 en a1, où il mange.",
    },
    position: "move:red g7.WW.E.4.j c3.EE.W.4.j - a1,d6 b5,f5 0 2 24",
    play: "NE",
    becomes: "move:yellow a1.WSW.E.4.j c3.EE.W.4.j - d6 b5,f5 0 0 25",
  },
  {
    clause: "move.own-body",
    caption: {
      en: "Seven pieces reach all round the grid. East of the head on g4 lies a4, and the tail is there.",
      fr: "Sept pions font tout le tour de la grille. À l’est de la tête en g4 se trouve a4, et la queue y est.",
    },
    position: "move:red g4.WWWWWW.E.2.a d1.S.N.4.j - - b2,c6,e5 0 3 40",
    refused: "EEEE",
  },
  {
    clause: "move.reverse",
    caption: {
      en: "The red head has come from a4, over the edge. To step east again would be going backwards.",
      fr: "La tête rouge vient de a4, par-dessus le bord. Repartir vers l’est serait faire marche arrière.",
    },
    position: `move:red g4..W.4.j ${YELLOW} ${APART} 0 2 20`,
    refused: "E",
  },
  {
    clause: "move.must",
    caption: {
      en: "Four pieces, so two steps. All round there are apples that red may not enter and the yellow body; the one way is west, and west again over the edge.",
      fr: "Quatre pions, donc deux pas. Tout autour, des pommes interdites à rouge et le corps jaune ; le seul chemin va vers l’ouest, et encore vers l’ouest par-dessus le bord.",
    },
    position: "move:red b3.SSE.N.4.j b6.SSWWW.N.3.a a2,c3,e4 d6 - 0 4 43",
    legal: ["WW"],
  },
];
