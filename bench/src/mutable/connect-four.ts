import type { Random } from "@serpentarium/core";
import { type Player, tallyGames } from "../players.ts";

const COLUMNS = 7;
const ROWS = 6;
const SETS = 1 << COLUMNS;

/** By a set of cells in a line, as bits: 1 if it contains four consecutive cells. */
const WON = Uint8Array.from({ length: SETS }, (_, cells) =>
  [0, 1, 2, 3].some((first) => ((cells >> first) & 0b1111) === 0b1111) ? 1 : 0,
);
/** The number of columns in a set. */
const COUNT = Uint8Array.from({ length: SETS }, (_, set) => set.toString(2).replaceAll("0", "").length);
/** By a set of columns and an index, `set * 8 + index`: that column of the set. */
const NTH = Uint8Array.from(
  { length: SETS * 8 },
  (_, i) => [0, 1, 2, 3, 4, 5, 6].filter((column) => (i >> 3) & (1 << column))[i & 7] ?? 0,
);

/** The number of lines of each seat: rows, columns and both kinds of diagonals, each in a separate block. */
const LINES = 48;
const [COLUMN, RISING, FALLING] = [8, 16, 32];
/** The cells of each seat by line, as bits. */
const lines = new Uint8Array(2 * LINES);
const heights = new Uint8Array(COLUMNS);

function playGame(random: Random): number | undefined {
  lines.fill(0);
  heights.fill(0);
  let open = SETS - 1;
  for (let seat = 0; open !== 0; seat = 1 - seat) {
    const column = NTH[open * 8 + random.integer(COUNT[open] as number)] as number;
    const row = heights[column] as number;
    heights[column] = row + 1;
    if (row === ROWS - 1) open ^= 1 << column;
    const [bit, own] = [1 << column, seat * LINES];
    const along = own + row;
    const up = own + COLUMN + column;
    const rising = own + RISING + column - row + ROWS - 1;
    const falling = own + FALLING + column + row;
    lines[along] = (lines[along] as number) | bit;
    lines[up] = (lines[up] as number) | (1 << row);
    lines[rising] = (lines[rising] as number) | bit;
    lines[falling] = (lines[falling] as number) | bit;
    const won =
      (WON[lines[along] as number] as number) |
      (WON[lines[up] as number] as number) |
      (WON[lines[rising] as number] as number) |
      (WON[lines[falling] as number] as number);
    if (won === 1) return seat;
  }
  return undefined;
}

/** A handwritten implementation: the cells of each seat in every line, changed in place. */
export const connectFour: Player = {
  name: "mutable by hand",
  play: (games, random) => tallyGames(games, () => playGame(random)),
};
