import type { Random } from "@serpentarium/core";
import type { Game } from "boardgame.io";
import type { Player } from "../playing.ts";
import { createPlayouts } from "./playouts.ts";

/** What the games keep: whose mark is on each cell, -1 for nobody's, and who has won. */
export interface Board {
  readonly cells: readonly number[];
  readonly winner: number;
}

/** A game of marks on cells. */
export interface BoardGame {
  readonly moves: NonNullable<Game<Board>["moves"]>;
  readonly move: string;
  readonly cells: number;
  /** The numbers with which the move is legal. */
  enumerate(board: Board): readonly number[];
}

/** One mark a turn; the game ends with a winner or without a free cell. */
export const createBoardPlayouts = ({ moves, move, cells, enumerate }: BoardGame): Player =>
  createPlayouts<Board>({
    game: {
      setup: () => ({ cells: Array<number>(cells).fill(-1), winner: -1 }),
      moves,
      turn: { minMoves: 1, maxMoves: 1 },
      endIf: ({ G }) => G.winner !== -1 || !G.cells.includes(-1) || undefined,
    },
    move,
    choose(board: Board, random: Random) {
      const legal = enumerate(board);
      return legal[random.integer(legal.length)];
    },
    winner: ({ winner }) => winner,
  });
