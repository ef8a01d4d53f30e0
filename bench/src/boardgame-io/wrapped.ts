import { createTable, type Game, type GameTypes, randomAction } from "@serpentarium/core";
import { type Player, winnerOf } from "../playing.ts";
import { createPlayouts } from "./playouts.ts";

/** A plugin's rules as a game of boardgame.io: its state is our position, its one move takes one of our actions. */
export function createWrapped<T extends GameTypes>(game: Game<T>): Player {
  type G = { readonly position: T["position"] };
  const first = game.start(createTable(game));
  return createPlayouts<G>({
    game: {
      setup: () => ({ position: first }),
      moves: { act: ({ G }, action: T["action"]) => ({ position: game.apply(G.position, action) }) },
      turn: { minMoves: 1, maxMoves: 1 },
      endIf: ({ G }) => G.position.phase === "over" || undefined,
    },
    move: "act",
    choose: ({ position }, random) => randomAction(game, position, random),
    winner: ({ position }) => winnerOf(position),
  });
}
