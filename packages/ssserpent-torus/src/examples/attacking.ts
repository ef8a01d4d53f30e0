import type { Example } from "@serpentarium/core";
import type { ClauseId } from "../clauses.ts";

const TINY = { size: 5 };
const HOLDING = "replant:red c3.SSW.N.5.a a2.W.E.5.a a1,b3,c5,d2 - - 2 0 61";

export const attacking: readonly Example<ClauseId>[] = [
  {
    clause: "attack.line",
    caption: {
      en: "Yellow’s line begins on f4 and goes on over the edge: f4, g4, a4. Three against three is not enough.",
      fr: "La ligne jaune commence en f4 et continue par-dessus le bord : f4, g4, a4. Trois contre trois ne suffit pas.",
    },
    position: "move:red e4.WWSS.E.4.a a6.SSWW.N.4.a - - - 0 3 40",
    refused: "EEE",
  },
  {
    clause: "torus.line",
    caption: {
      en: "Red’s line reaches back over the edge: a4, g4, f4. Three beat the two yellow pieces on b4 and c4, and red bites on b4.",
      fr: "La ligne rouge remonte par-dessus le bord : a4, g4, f4. Trois contre les deux pions jaunes en b4 et c4 : rouge mord en b4.",
    },
    position: "move:red a4.WWSS.E.4.a c6.SSW.N.4.j d2 - b7 0 3 40",
    play: "ENN",
    becomes: "replant:red b6.SSWW.N.4.a c6.SS.N.4.j d2 - b7 1 0 41",
  },
  {
    clause: "torus.line",
    caption: {
      en: "The two serpents fill row 4 all round. No piece counts twice: red has four in line, yellow three, and e4 can be bitten.",
      fr: "Les deux serpents occupent toute la rangée 4, tout autour. Aucun pion ne compte deux fois : rouge en aligne quatre, jaune trois, et on peut mordre en e4.",
    },
    position: "move:red d4.WWWS.E.4.a g6.SSWW.N.4.a - - - 0 3 40",
    play: "ENN",
    becomes: "replant:red e6.SSWW.N.4.a g6.SSW.N.4.a - - - 1 0 41",
  },
  {
    clause: "attack.replant",
    caption: {
      en: "Red lays the first of two yellow pieces on a7, in a corner, and still has one to place.",
      fr: "Rouge pose le premier de deux pions jaunes en a7, dans un angle, et il lui en reste un à placer.",
    },
    position: "replant:red a4.EEEE.W.4.a d1.S.N.4.j - - c6 2 0 40",
    play: "a7",
    becomes: "replant:red a4.EEEE.W.4.a d1.S.N.4.j - - a7,c6 1 0 40",
  },
  {
    clause: "attack.no-room",
    caption: {
      en: "On a grid of 5, five apples can close every cell. Red bites on c3; no cell is left for the yellow piece, and it goes to the yellow reserve.",
      fr: "Sur une grille de 5, cinq pommes peuvent fermer toutes les cases. Rouge mord en c3 ; plus de case pour le pion jaune, qui rejoint la réserve jaune.",
    },
    options: TINY,
    position: "move:red c2.SW.N.6.a d5.SSW.N.4.j a1,b3,c5,d2 - e4 0 3 60",
    play: "NN",
    becomes: "move:yellow c4.SS.N.6.a d5.SS.N.5.j a1,b3,c5,d2 - e4 0 0 61",
  },
  {
    clause: "attack.no-room",
    caption: {
      en: "Red has two yellow pieces to replant. With e3 there would be room for the second, as on e5; with e4 there is none, and it goes to the reserve.",
      fr: "Rouge a deux pions jaunes à replanter. En e3, il resterait de la place pour le second, comme en e5 ; en e4, il ne reste rien, et le second va à la réserve.",
    },
    options: TINY,
    position: HOLDING,
    play: "e4",
    becomes: "move:yellow c3.SSW.N.5.a a2.W.E.6.a a1,b3,c5,d2 - e4 0 0 61",
  },
  {
    clause: "attack.no-room",
    caption: {
      en: "With e3 there is indeed room for the second piece.",
      fr: "En e3, il reste bien de la place pour le second pion.",
    },
    options: TINY,
    position: HOLDING,
    play: "e3",
    becomes: "replant:red c3.SSW.N.5.a a2.W.E.5.a a1,b3,c5,d2 - e3 1 0 61",
  },
];
