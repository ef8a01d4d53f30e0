import type { PerftRow } from "@serpentarium/testkit";
import { parseReference, type ReferencePosition, successors } from "./reference-rules.ts";

function countSequences(position: ReferencePosition, depth: number): number {
  if (depth === 0 || position.phase === "over") return 1;
  let sum = 0;
  for (const after of successors(position).values()) sum += countSequences(after, depth - 1);
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
    name: "a bite over the edge, with replanting",
    pos: "move:red a4.WWSS.E.4.a c6.SSW.N.4.j d2 - b7 0 3 40",
    depth: 3,
  },
  {
    name: "a row filled by both serpents",
    pos: "move:red d4.WWWS.E.4.a g6.SSWW.N.4.a - - - 0 3 40",
    depth: 2,
  },
  {
    name: "shorter paths take the head over the edge",
    pos: "move:red a4.WWSS.E.4.a c4.NNW.S.4.j d2 - b7 0 3 40",
    depth: 2,
  },
  {
    name: "the smallest grid: not enough room for the bitten pieces",
    options: { size: 5 },
    pos: "move:red c2.SW.N.6.a d5.SSW.N.4.j a1,b3,c5,d2 - e4 0 3 60",
    depth: 4,
  },
] as const;

/** Perft counts of the reference rules. */
export const REFERENCE_PERFT: readonly PerftRow[] = POSITIONS.map(({ depth, ...row }) => {
  const position = parseReference("options" in row ? row.options.size : 7, row.pos);
  const depths = Array.from({ length: depth }, (_, i) => i + 1);
  return { ...row, perft: depths.map((each) => countSequences(position, each)) };
});
