import type { Random } from "@serpentarium/core";
import { type Player, tallyGames } from "../players.ts";

const FREE = 2;
const cells = new Uint8Array(9);
const free = new Uint8Array(9);

function playGame(random: Random): number | undefined {
  cells.fill(FREE);
  for (let played = 0; played < 9; played++) {
    let count = 0;
    for (let cell = 0; cell < 9; cell++) if (cells[cell] === FREE) free[count++] = cell;
    const cell = free[random.integer(count)] as number;
    const seat = played & 1;
    cells[cell] = seat;
    if (isWon(cell, seat)) return seat;
  }
  return undefined;
}

/** Whether the row, the column or a diagonal of a cell is full of a seat's marks. */
function isWon(cell: number, seat: number): boolean {
  const column = cell % 3;
  const row = cell - column;
  if (cells[row] === seat && cells[row + 1] === seat && cells[row + 2] === seat) return true;
  if (cells[column] === seat && cells[column + 3] === seat && cells[column + 6] === seat) return true;
  if (cells[4] !== seat || cell % 2 === 1) return false;
  return (cells[0] === seat && cells[8] === seat) || (cells[2] === seat && cells[6] === seat);
}

/** A handwritten implementation: one board, changed in place. */
export const ticTacToe: Player = {
  name: "mutable by hand",
  play: (games, random) => tallyGames(games, () => playGame(random)),
};
