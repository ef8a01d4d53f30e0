import type { Example } from "@serpentarium/core";
import type { ClauseId } from "../clauses.ts";

const DEALT = "b1,c3,c7,e4 a3,e2,f3,g7 a6,d1,f6,g4 0 0 0";
const READY = `first:chance c5..-.4.j f1..-.4.j ${DEALT}`;
const HEADS = `heads:red -.4 -.4 ${DEALT}`;
const FIRST_BLUE = "blue:yellow -.4 -.4 a1 - - 0 0 0";
const LAST_RED = "apples:yellow -.4 -.4 b1,b6,d2,g5 a3,c4,f6 d5,d7,e4,f2 0 0 0";
const SMALL = { size: 6 };
const LAST_YELLOW = "apples:red -.4 -.4 a5,b1,b4,f1 c5,d6,e2 a2,c2,f4 0 0 0";
const REPLANT = "replant:red a4.EEEE.W.4.a d1.S.N.4.j - - c6,f3 1 0 40";

export const setUp: readonly Example<ClauseId>[] = [
  {
    clause: "material.pieces",
    caption: {
      en: "All 22 pieces on the grid of 7 by 7, just before the first move. Beyond each edge you see, faintly, the cells at the opposite edge.",
      fr: "Les 22 pions sur la grille de 7 sur 7, juste avant le premier coup. Au-delà de chaque bord, on voit en pâle les cases du bord opposé.",
    },
    position: READY,
    legal: ["red", "yellow"],
  },
  {
    clause: "material.pieces",
    caption: {
      en: "Five red pieces in reserve and four red apples would be nine. The set holds eight.",
      fr: "Cinq pions rouges en réserve et quatre pommes rouges en feraient neuf. La boîte n’en contient que huit.",
    },
    position: `first:chance c5..-.5.j f1..-.4.j ${DEALT}`,
    rejected: true,
  },
  {
    clause: "material.colours",
    caption: {
      en: "Player 1 has the red serpent. A head that has never moved may go any of four ways.",
      fr: "Le joueur 1 a le serpent rouge. Une tête qui n’a pas encore bougé peut partir de quatre côtés.",
    },
    position: `move:red c5..-.4.j f1..-.4.j ${DEALT}`,
    legal: ["N", "E", "S", "W"],
  },
  {
    clause: "place.apple",
    caption: {
      en: "A corner is a cell like any other: the first apple may lie there.",
      fr: "Un angle est une case comme une autre : la première pomme peut s’y poser.",
    },
    position: "blue:red -.4 -.4 - - - 0 0 0",
    play: "a1",
    becomes: "blue:yellow -.4 -.4 a1 - - 0 0 0",
  },
  {
    clause: "place.apple",
    caption: {
      en: "Four cells touch a1: a2 and b1, but also a7 and g1 over the edges. All others are open, g7 too, which touches it by the corner alone.",
      fr: "Quatre cases touchent a1 : a2 et b1, mais aussi a7 et g1 par-dessus les bords. Toutes les autres sont permises, même g7, qui ne la touche que par le coin.",
    },
    position: FIRST_BLUE,
    among: ["g7", "b2", "a3", "d7", "g4"],
    never: ["a1", "a2", "b1", "a7", "g1"],
  },
  {
    clause: "place.apple",
    caption: {
      en: "Over the edge a7 is right beside the apple on a1.",
      fr: "Par-dessus le bord, a7 touche la pomme posée en a1.",
    },
    position: FIRST_BLUE,
    refused: "a7",
  },
  {
    clause: "place.apple",
    caption: { en: "a1 is taken already.", fr: "La case a1 est déjà prise." },
    position: FIRST_BLUE,
    refused: "a1",
  },
  {
    clause: "place.head-clear",
    caption: {
      en: "Over the edge g4 is beside the red head on a4.",
      fr: "Par-dessus le bord, g4 touche la tête rouge placée en a4.",
    },
    position: REPLANT,
    refused: "g4",
  },
  {
    clause: "torus.head-room",
    caption: {
      en: "The last apple to be placed is red. On a7, e1 or g1 it leaves two cells or more where a head can start.",
      fr: "La dernière pomme à poser est rouge. En a7, e1 ou g1, elle laisse au moins deux cases d’où une tête peut partir.",
    },
    position: LAST_RED,
    legal: ["a7", "e1", "g1"],
  },
  {
    clause: "torus.head-room",
    caption: {
      en: "On g7 it would touch no apple, but close a7 and g1. Only e1 would be left, and there are two heads.",
      fr: "En g7, elle ne toucherait aucune pomme, mais fermerait a7 et g1. Il ne resterait que e1, et il y a deux têtes.",
    },
    position: LAST_RED,
    refused: "g7",
  },
  {
    clause: "torus.head-room",
    caption: {
      en: "On a grid of 5, five apples close every cell. The set-up can never look like this: no head could be placed.",
      fr: "Sur une grille de 5, cinq pommes ferment toutes les cases. La mise en place ne ressemble jamais à cela : aucune tête ne pourrait être posée.",
    },
    options: { size: 5, blueApples: 6 },
    position: "heads:red -.8 -.8 a1,b3,c5,d2,e4 - - 0 0 0",
    rejected: true,
  },
  {
    clause: "setup.heads",
    caption: {
      en: "Player 1 places the yellow head, well inside the grid: no cell is nearer to an edge than another.",
      fr: "Le joueur 1 pose la tête jaune au beau milieu de la grille : aucune case n’est plus près d’un bord qu’une autre.",
    },
    position: HEADS,
    play: "c5",
    becomes: "heads:yellow -.4 c5..-.4.j b1,c3,c7,e4 a3,e2,f3,g7 a6,d1,f6,g4 0 0 0",
  },
  {
    clause: "setup.heads",
    caption: {
      en: "The cells that are open to the red head: free, and no apple beside them, not even over an edge.",
      fr: "Les cases ouvertes à la tête rouge : libres, et sans pomme à côté, pas même par-dessus un bord.",
    },
    position: `heads:yellow -.4 c5..-.4.j ${DEALT}`,
    legal: ["b4", "b5", "d5", "d6", "e7", "f1", "g2"],
  },
  {
    clause: "setup.heads",
    caption: {
      en: "Over the edge the apple on g7 is right beside g1.",
      fr: "Par-dessus le bord, la pomme en g7 touche g1.",
    },
    position: HEADS,
    refused: "g1",
  },
  {
    clause: "setup.heads",
    caption: {
      en: "The yellow head is on c5 already: the red one needs a cell of its own.",
      fr: "La tête jaune est déjà en c5 : il faut une autre case à la rouge.",
    },
    position: `heads:yellow -.4 c5..-.4.j ${DEALT}`,
    refused: "c5",
  },
  {
    clause: "setup.stuck",
    caption: {
      en: "A grid of 6 with all the apples. After the yellow one on e5 no other would leave room for two heads, so the last red one goes to the reserve.",
      fr: "Une grille de 6 avec toutes les pommes. Après la jaune en e5, aucune autre ne laisserait de place à deux têtes : la dernière rouge va à la réserve.",
    },
    options: SMALL,
    position: LAST_YELLOW,
    play: "e5",
    becomes: "heads:red -.5 -.4 a5,b1,b4,f1 c5,d6,e2 a2,c2,e5,f4 0 0 0",
  },
  {
    clause: "place.whole-game",
    caption: {
      en: "Red replants a yellow apple in the middle of the game, in a corner if it likes. Cells beside an apple or a head are closed, over the edges too: c7, f4, g4, d7.",
      fr: "Rouge replante une pomme jaune en pleine partie, dans un angle s’il le veut. Les cases à côté d’une pomme ou d’une tête sont interdites, par-dessus les bords aussi : c7, f4, g4, d7.",
    },
    position: REPLANT,
    among: ["a1", "a7", "g1", "g7", "b3"],
    never: ["c7", "f4", "g4", "d7", "a3", "c1"],
  },
  {
    clause: "place.whole-game",
    caption: {
      en: "a5 and g5 are side by side over the edge. Two apples cannot lie so in a later position either.",
      fr: "Par-dessus le bord, a5 et g5 se touchent. Deux pommes ne peuvent pas s’y trouver non plus dans une position plus avancée.",
    },
    position: "move:yellow d4.SSS.N.5.a f1.N.S.5.j - - a5,g5 0 0 40",
    rejected: true,
  },
];
