import type { Random } from "@serpentarium/core";
import type { Game, State } from "boardgame.io";
import { type Player, tally } from "../playing.ts";
import { CreateGameReducer, InitializeGame, version } from "./package.ts";

/** A game with one move that takes one argument. */
export interface OneMove<G> {
  readonly game: Game<G>;
  readonly move: string;
  /** Some argument with which the move is legal. */
  choose(G: G, random: Random): unknown;
  /** The seat that won alone, once the game is over. */
  winner(G: G): number | undefined;
}

/**
 * Playouts by the framework's own reducer with nothing around it, neither client nor store nor undo: its fastest way
 * to play.
 */
export function createPlayouts<G>({ game, move, choose, winner }: OneMove<G>): Player {
  const bare: Game<G> = { ...game, disableUndo: true };
  const play = (games: number, random: Random) => {
    const reduce = CreateGameReducer({ game: bare });
    const start = InitializeGame({ game: bare });
    return tally(games, () => {
      let state: State<G> = start;
      while (state.ctx.gameover === undefined) {
        const args = [choose(state.G, random)];
        const { currentPlayer: playerID } = state.ctx;
        state = reduce(state, { type: "MAKE_MOVE", payload: { type: move, args, playerID } });
      }
      return winner(state.G);
    });
  };
  return { name: `boardgame.io ${version}`, play };
}
