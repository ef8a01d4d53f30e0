import type { TeachingPicture } from "@serpentarium/core/teaching";
import type { ClauseId } from "../clauses.ts";

/** The game in six pictures: positions of one match, in order. */
export const pictures: readonly TeachingPicture<ClauseId>[] = [
  {
    clauses: ["setup.blue", "setup.apples", "setup.heads"],
    id: "two-heads-twelve-apples",
    position: "first:chance a1..-.4.j i1..-.4.j b3,d4,f2,g5 c8,f6,g8,h6 b7,c5,d6,e7 0 0 0",
  },
  {
    clauses: ["eat.own", "move.enemy-apple"],
    id: "eat-your-own-colour",
    position: "move:red f7.EN.W.4.j c7.EES.W.4.j b3,d4,f2,g5 f6,h6 b7 0 2 28",
    play: "SE",
  },
  {
    clauses: ["move.steps", "move.must", "move.follow"],
    id: "longer-goes-further",
    position: "move:yellow h5.NWWN.S.4.a b6.NEEE.S.4.a b3,d4,f2,g5 - - 0 0 31",
    play: "EES",
  },
  {
    clauses: ["eat.adult", "eat.blue"],
    id: "blue-is-for-grown-ups",
    position: "move:red f4.EENN.W.4.a b4.NEEN.S.4.a b3,d4,f2,g5 - - 0 3 34",
    play: "SSW",
  },
  {
    clauses: ["attack.line", "attack.cut", "attack.replant"],
    id: "the-longer-line-bites",
    position: "move:yellow g2.SWWWN.N.3.a f4.WSWWW.E.3.a d4,g5 - - 0 3 39",
    play: "SSS",
  },
  {
    clauses: ["attack.head", "end.head", "end.stuck"],
    id: "take-the-head",
    position: "move:yellow h1.E.W.3.a h4.WWSWW.E.3.a d4,g5 b7,c6,e8,h7 - 0 7 47",
    play: "SSS",
  },
];
