import { connectFour } from "@serpentarium/connect-four";
import type { Game } from "@serpentarium/core";
import { pantarei } from "@serpentarium/pantarei";
import { ssserpent } from "@serpentarium/ssserpent";
import { sssnake } from "@serpentarium/sssnake";
import { ticTacToe } from "@serpentarium/tic-tac-toe";

const games: readonly Game[] = [ticTacToe, connectFour, pantarei, ssserpent, sssnake];

/** The games to measure, by id. */
export const GAMES: ReadonlyMap<string, Game> = new Map(games.map((game) => [game.id, game]));

/** @throws Error when the id is not in {@link GAMES} */
export function findGame(id: string): Game {
  const game = GAMES.get(id);
  if (!game) throw new Error(`there is no game ${id}, only ${[...GAMES.keys()].join(", ")}`);
  return game;
}
