import type { Random } from "@serpentarium/core";
import { type Player, tallyGames } from "../players.ts";

const COLUMNS = 7;
const ROWS = 6;
/** The distance from a cell to the one on its right. The two cells between columns have no owner and end every line. */
const STRIDE = ROWS + 2;
const FREE = 2;

const cells = new Uint8Array((COLUMNS + 2) * STRIDE);
const heights = new Uint8Array(COLUMNS);
const open = new Uint8Array(COLUMNS);

function playGame(random: Random): number | undefined {
  cells.fill(FREE);
  heights.fill(0);
  for (let played = 0; played < COLUMNS * ROWS; played++) {
    let count = 0;
    for (let column = 0; column < COLUMNS; column++) if (heights[column] !== ROWS) open[count++] = column;
    const column = open[random.integer(count)] as number;
    const height = heights[column] as number;
    const cell = (column + 1) * STRIDE + height + 1;
    const seat = played & 1;
    cells[cell] = seat;
    heights[column] = height + 1;
    if (isWon(cell, seat)) return seat;
  }
  return undefined;
}

/** The number of a seat's discs that follow a cell in one direction. */
function run(cell: number, step: number, seat: number): number {
  let length = 0;
  for (let next = cell + step; cells[next] === seat; next += step) length++;
  return length;
}

const isWon = (cell: number, seat: number): boolean =>
  run(cell, -1, seat) >= 3 ||
  run(cell, -STRIDE, seat) + run(cell, STRIDE, seat) >= 3 ||
  run(cell, -STRIDE - 1, seat) + run(cell, STRIDE + 1, seat) >= 3 ||
  run(cell, -STRIDE + 1, seat) + run(cell, STRIDE - 1, seat) >= 3;

/** A handwritten implementation: one board with a border, changed in place. */
export const connectFour: Player = {
  name: "mutable by hand",
  play: (games, random) => tallyGames(games, () => playGame(random)),
};
