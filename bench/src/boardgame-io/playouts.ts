import type { Random } from "@serpentarium/core";
import type { Game, State } from "boardgame.io";
import { type Player, tally } from "../playing.ts";
import { CreateGameReducer, InitializeGame, version } from "./package.ts";

/** What the games keep: whose mark is on each cell, -1 for nobody's, and who has won. */
export interface Board {
  readonly cells: readonly number[];
  readonly winner: number;
}

/** A game with one move that takes one number. */
export interface OneMove {
  readonly game: Game<Board>;
  readonly move: string;
  /** The numbers that are legal. */
  enumerate(board: Board): readonly number[];
}

/**
 * Playouts by the framework's own reducer with nothing around it, neither client nor store nor undo: its fastest
 * way to play.
 */
export function createPlayouts({ game, move, enumerate }: OneMove): Player {
  const bare: Game<Board> = { ...game, disableUndo: true };
  const reduce = CreateGameReducer({ game: bare });
  const start = InitializeGame({ game: bare });

  const playGame = (random: Random): number => {
    let state: State<Board> = start;
    while (state.ctx.gameover === undefined) {
      const moves = enumerate(state.G);
      const args = [moves[random.integer(moves.length)]];
      const { currentPlayer: playerID } = state.ctx;
      state = reduce(state, { type: "MAKE_MOVE", payload: { type: move, args, playerID } });
    }
    return state.G.winner;
  };
  return { name: `boardgame.io ${version}`, play: (games, random) => tally(games, () => playGame(random)) };
}

/** One mark a turn; the game ends with a winner or without a free cell. */
export const rules: Pick<Game<Board>, "turn" | "endIf"> = {
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G: { cells, winner } }) => winner !== -1 || !cells.includes(-1) || undefined,
};
