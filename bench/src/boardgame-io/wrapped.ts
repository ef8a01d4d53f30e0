import { type Game, type GameTypes, parseTable, type Random, randomAction, unwrap } from "@serpentarium/core";
import { type Player, tally } from "../playing.ts";
import { CreateGameReducer, InitializeGame, version } from "./package.ts";

/** A plugin's rules as a game of boardgame.io: its state is our position, its one move takes one of our actions. */
export function createWrapped<T extends GameTypes>(game: Game<T>): Player {
  const first = game.start(unwrap(parseTable(game)));
  const bare = {
    setup: () => ({ position: first }),
    moves: {
      act: ({ G }: { G: { position: T["position"] } }, action: T["action"]) => ({
        position: game.apply(G.position, action),
      }),
    },
    turn: { minMoves: 1, maxMoves: 1 },
    endIf: ({ G }: { G: { position: T["position"] } }) => G.position.phase === "over" || undefined,
    disableUndo: true,
  };
  const reduce = CreateGameReducer({ game: bare });
  const start = InitializeGame({ game: bare });

  const playGame = (random: Random): number | undefined => {
    let state = start;
    while (state.ctx.gameover === undefined) {
      const args = [randomAction(game, state.G.position, random)];
      const { currentPlayer: playerID } = state.ctx;
      state = reduce(state, { type: "MAKE_MOVE", payload: { type: "act", args, playerID } });
    }
    const { outcome } = state.G.position;
    return outcome?.winners.length === 1 ? outcome.winners[0] : undefined;
  };
  return { name: `boardgame.io ${version}`, play: (games, random) => tally(games, () => playGame(random)) };
}
