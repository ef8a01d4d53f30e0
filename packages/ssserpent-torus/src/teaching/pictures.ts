import type { TeachingPicture } from "@serpentarium/core/teaching";
import type { ClauseId } from "../clauses.ts";

/** The torus in six pictures: the differences without a border. */
export const pictures: readonly TeachingPicture<ClauseId>[] = [
  {
    clauses: ["torus.edges", "place.apple", "setup.heads"],
    title: { en: "A grid without walls", fr: "Une grille sans murs" },
    caption: {
      en: "This is Ssserpent, on seven by seven cells. But opposite edges join: apples may lie at the rim, and heads begin anywhere. Beyond each edge you see the other side.",
      fr: "C’est Ssserpent, sur sept cases par sept. Mais les bords opposés se rejoignent : les pommes vont aussi au bord, et les têtes partent de partout. Au-delà de chaque bord, on voit l’autre côté.",
    },
    position: "first:chance f4..-.4.j f6..-.4.j b1,d2,e7,g7 a2,a6,b3,c6 c4,d5,f2,g5 0 0 0",
  },
  {
    clauses: ["torus.edges", "eat.own"],
    title: { en: "Out here, in there", fr: "Dehors ici, dedans là" },
    caption: {
      en: "Red leaves the grid on the right and comes in on the left, where a red apple lies. So it is right next door: g2 and a2 are neighbours.",
      fr: "Rouge sort à droite et rentre à gauche, où l’attend une pomme rouge. Elle était donc juste à côté : g2 et a2 sont voisines.",
    },
    position: "move:red g2..S.4.j a4.N.S.4.j b1,d2,e7,g7 a2,a6,b3,c6 c4,d5,f2 0 4 7",
    play: "E",
  },
  {
    clauses: ["torus.edges", "move.follow", "eat.blue"],
    title: { en: "The body comes after", fr: "Le corps suit" },
    caption: {
      en: "West, north over the top, and there is a blue apple on b1; then west again. The body follows, one half up there, the other down here.",
      fr: "À l’ouest, puis au nord par-dessus le bord : voilà une pomme bleue en b1 ; encore à l’ouest. Le corps suit, une moitié en haut, l’autre en bas.",
    },
    position: "move:red c7.SWWN.N.4.a c2.SEE.N.4.j b1,d2,e7,g7 - c3 0 1 25",
    play: "WNW",
  },
  {
    clauses: ["torus.line", "attack.line"],
    title: { en: "Lines run on", fr: "Les lignes continuent" },
    caption: {
      en: "An edge does not end a line. Red has a4, g4 and f4 behind each other: three against two, and it bites on b4.",
      fr: "Un bord n’arrête pas une ligne. Rouge aligne a4, g4 et f4 : trois contre deux, et il mord en b4.",
    },
    position: "move:red a4.WWSS.E.4.a c6.SSW.N.4.j d2 - b7 0 3 40",
    play: "ENN",
  },
  {
    clauses: ["attack.head", "torus.edges"],
    title: { en: "No corner hides you", fr: "Aucun coin n’abrite" },
    caption: {
      en: "The yellow head is at the left edge, red far on the right. South, east, and east again over the edge: red takes the head on a6.",
      fr: "La tête jaune est au bord gauche, rouge tout à droite. Au sud, à l’est, encore à l’est par-dessus le bord : rouge prend la tête en a6.",
    },
    position: "move:red f7.WWWW.E.4.a a6.NNNW.S.0.a - - b3,c4,c6,e5 0 0 99",
    play: "SEE",
  },
  {
    clauses: ["end.stuck", "move.enemy-apple"],
    title: { en: "Shut in without walls", fr: "Enfermé sans murs" },
    caption: {
      en: "A head can still be stuck. Yellow’s own body lies south and, over the edge, east; a red apple is north, and red comes by in the west. Yellow has lost.",
      fr: "On peut quand même être bloqué. Jaune a son corps au sud et, par-dessus le bord, à l’est ; une pomme rouge au nord ; et rouge passe à l’ouest. Jaune a perdu.",
    },
    position: "move:red f1.EESWWWW.W.0.a g3.SEN.N.4.j - g4 c3 0 3 37",
    play: "NNWN",
  },
];
