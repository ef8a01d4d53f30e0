import { type BoardGame, createBoardPlayer } from "./board.ts";
import { INVALID_MOVE } from "./package.ts";

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

const isWon = (cells: readonly number[], seat: number): boolean =>
  LINES.some(([a, b, c]) => cells[a] === seat && cells[b] === seat && cells[c] === seat);

export const board: BoardGame = {
  cells: 9,
  moves: {
    mark({ G, ctx }, cell: number) {
      if (G.cells[cell] !== -1) return INVALID_MOVE;
      const cells = [...G.cells];
      cells[cell] = ctx.playOrderPos;
      return { cells, winner: isWon(cells, ctx.playOrderPos) ? ctx.playOrderPos : -1 };
    },
  },
  move: "mark",
  enumerate: ({ cells }) => [...cells.keys()].filter((cell) => cells[cell] === -1),
};

export const ticTacToe = createBoardPlayer(board);
