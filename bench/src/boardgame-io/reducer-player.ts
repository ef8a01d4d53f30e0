import type { Random } from "@serpentarium/core";
import type { Game, State } from "boardgame.io";
import { type Player, tallyGames } from "../players.ts";
import { CreateGameReducer, InitializeGame, version } from "./package.ts";

/** A game with one kind of move, which takes one argument. */
export interface SingleMoveGame<G> {
  readonly game: Game<G>;
  readonly move: string;
  /** Returns an argument of a legal move. */
  choose(G: G, random: Random): unknown;
  /** The sole winner; undefined before the game is over. */
  winner(G: G): number | undefined;
}

/** Creates a player that calls the framework's reducer directly, without client, store or undo: the fastest way to play. */
export function createReducerPlayer<G>({ game, move, choose, winner }: SingleMoveGame<G>): Player {
  const bare: Game<G> = { ...game, disableUndo: true };
  const play = (games: number, random: Random) => {
    const reduce = CreateGameReducer({ game: bare });
    const start = InitializeGame({ game: bare });
    return tallyGames(games, () => {
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
