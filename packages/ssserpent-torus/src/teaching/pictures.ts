import type { TeachingPicture } from "@serpentarium/core/teaching";
import type { ClauseId } from "../clauses.ts";

/** The torus in six pictures: the differences without a border. */
export const pictures: readonly TeachingPicture<ClauseId>[] = [
  {
    clauses: ["torus.edges", "place.apple", "setup.heads"],
    id: "a-grid-without-walls",
    position: "first:chance f4..-.4.j f6..-.4.j b1,d2,e7,g7 a2,a6,b3,c6 c4,d5,f2,g5 0 0 0",
  },
  {
    clauses: ["torus.edges", "eat.own"],
    id: "out-here-in-there",
    position: "move:red g2..S.4.j a4.N.S.4.j b1,d2,e7,g7 a2,a6,b3,c6 c4,d5,f2 0 4 7",
    play: "E",
  },
  {
    clauses: ["torus.edges", "move.follow", "eat.blue"],
    id: "the-body-comes-after",
    position: "move:red c7.SWWN.N.4.a c2.SEE.N.4.j b1,d2,e7,g7 - c3 0 1 25",
    play: "WNW",
  },
  {
    clauses: ["torus.line", "attack.line"],
    id: "lines-run-on",
    position: "move:red a4.WWSS.E.4.a c6.SSW.N.4.j d2 - b7 0 3 40",
    play: "ENN",
  },
  {
    clauses: ["attack.head", "torus.edges"],
    id: "no-corner-hides-you",
    position: "move:red f7.WWWW.E.4.a a6.NNNW.S.0.a - - b3,c4,c6,e5 0 0 99",
    play: "SEE",
  },
  {
    clauses: ["end.stuck", "move.enemy-apple"],
    id: "shut-in-without-walls",
    position: "move:red f1.EESWWWW.W.0.a g3.SEN.N.4.j - g4 c3 0 3 37",
    play: "NNWN",
  },
];
