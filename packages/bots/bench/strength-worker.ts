import { parentPort } from "node:worker_threads";
import { GAMES } from "./games.ts";
import { type Pairing, playGame } from "./pairing.ts";

/** A game to be played. */
export interface Order {
  readonly pairing: Pairing;
  readonly number: number;
}

parentPort?.on("message", ({ pairing, number }: Order) => {
  const game = GAMES.get(pairing.game);
  if (!game) throw new Error(`there is no game ${pairing.game}`);
  parentPort?.postMessage({ number, played: playGame(game, pairing, number) });
});
