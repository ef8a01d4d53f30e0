import type { Random } from "@serpentarium/core";
import { type Player, tallyGames } from "../players.ts";

/** The sets of three cells in a line, as bits. */
const LINES = [0o7, 0o70, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];
const ALL = 0o777;

/** By the set of a seat's cells: 1 if it contains a line. */
const WON = Uint8Array.from({ length: ALL + 1 }, (_, cells) =>
  LINES.some((line) => (cells & line) === line) ? 1 : 0,
);
/** The number of cells in a set. */
const COUNT = Uint8Array.from(
  { length: ALL + 1 },
  (_, cells) => cells.toString(2).replaceAll("0", "").length,
);
/** By a set of free cells and an index, `cells * 16 + index`: that cell of the set, as a bit. */
const NTH = Uint16Array.from({ length: (ALL + 1) * 16 }, (_, i) => {
  const bits = [1, 2, 4, 8, 16, 32, 64, 128, 256].filter((bit) => (i >> 4) & bit);
  return bits[i & 15] ?? 0;
});

function playGame(random: Random): number | undefined {
  let own = 0;
  let other = 0;
  for (let free = ALL, seat = 0; free !== 0; seat = 1 - seat) {
    const cell = NTH[free * 16 + random.integer(COUNT[free] as number)] as number;
    free ^= cell;
    const cells = own | cell;
    if (WON[cells] === 1) return seat;
    own = other;
    other = cells;
  }
  return undefined;
}

/** A handwritten implementation: a set of cells for each seat. */
export const ticTacToe: Player = {
  name: "mutable by hand",
  play: (games, random) => tallyGames(games, () => playGame(random)),
};
