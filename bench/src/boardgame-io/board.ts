import type { Random } from "@serpentarium/core";
import type { Game } from "boardgame.io";
import type { Player } from "../players.ts";
import { createReducerPlayer } from "./reducer-player.ts";

/** The state of a game: the seat of the mark on each cell, or -1, and the winner, or -1. */
export interface Board {
  readonly cells: readonly number[];
  readonly winner: number;
}

/** The rules of a game that puts marks on cells. */
export interface BoardGame {
  readonly moves: NonNullable<Game<Board>["moves"]>;
  readonly move: string;
  readonly cells: number;
  /** The arguments of legal moves. */
  enumerate(board: Board): readonly number[];
}

/** A game of marks: one mark per turn, until a seat wins or no cell is free. */
export const createBoardGame = ({ moves, cells }: BoardGame): Game<Board> => ({
  setup: () => ({ cells: Array<number>(cells).fill(-1), winner: -1 }),
  moves,
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G }) => G.winner !== -1 || !G.cells.includes(-1) || undefined,
});

/** A player of a game of marks. */
export const createBoardPlayer = (board: BoardGame): Player =>
  createReducerPlayer<Board>({
    game: createBoardGame(board),
    move: board.move,
    choose(state: Board, random: Random) {
      const legal = board.enumerate(state);
      return legal[random.integer(legal.length)];
    },
    winner: ({ winner }) => winner,
  });
