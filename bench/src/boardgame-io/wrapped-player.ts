import { createTable, type Game, type GameTypes, randomAction } from "@serpentarium/core";
import { type Player, winnerOf } from "../players.ts";
import { createReducerPlayer } from "./reducer-player.ts";

/** A player of a plugin's game inside boardgame.io: the state is the plugin's position, and the only move takes the plugin's action. */
export function createWrappedPlayer<T extends GameTypes>(game: Game<T>): Player {
  type G = { readonly position: T["position"] };
  const first = game.start(createTable(game));
  return createReducerPlayer<G>({
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
