import type { PerftRow } from "@serpentarium/testkit";
import { actions, readSheet, type Sheet } from "./by-hand.ts";

function count(sheet: Sheet, depth: number): number {
  if (depth === 0 || sheet.phase === "over") return 1;
  let sum = 0;
  for (const after of actions(sheet).values()) sum += count(after, depth - 1);
  return sum;
}

const POSITIONS = [
  {
    name: "first steps over the edges",
    pos: "move:red g7..-.4.j a4..-.4.j b1,c3,c7,e4 a6,e2,f3,g1 a2,d1,f6,g4 0 0 0",
    depth: 5,
  },
  {
    name: "two serpents across the edges, long paths",
    pos: "move:red a4.WWSSE.E.2.a d1.SSENN.N.2.j b6,f6 c3 a1 0 3 40",
    depth: 3,
  },
  {
    name: "a bite over the edge and what is replanted",
    pos: "move:red a4.WWSS.E.4.a c6.SSW.N.4.j d2 - b7 0 3 40",
    depth: 3,
  },
  {
    name: "a row full of serpents all round",
    pos: "move:red d4.WWWS.E.4.a g6.SSWW.N.4.a - - - 0 3 40",
    depth: 2,
  },
  {
    name: "the head can be taken over the edge by shorter paths",
    pos: "move:red a4.WWSS.E.4.a c4.NNW.S.4.j d2 - b7 0 3 40",
    depth: 2,
  },
  {
    name: "the least grid: no room for every bitten piece",
    options: { size: 5 },
    pos: "move:red c2.SW.N.6.a d5.SSW.N.4.j a1,b3,c5,d2 - e4 0 3 60",
    depth: 4,
  },
] as const;

/** Numbers of sequences that are counted without the game. */
export const COUNTED: readonly PerftRow[] = POSITIONS.map(({ depth, ...row }) => {
  const sheet = readSheet("options" in row ? row.options.size : 7, row.pos);
  const depths = Array.from({ length: depth }, (_, i) => i + 1);
  return { ...row, perft: depths.map((each) => count(sheet, each)) };
});
