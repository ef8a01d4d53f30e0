import { parentPort } from "node:worker_threads";
import type { Answer, Order } from "./contest.ts";
import { findGame } from "./games.ts";
import { type Pairing, type Played, playGame } from "./pairing.ts";

parentPort?.on("message", ({ task, number }: Order<Pairing>) => {
  const done = playGame(findGame(task.game), task, number);
  parentPort?.postMessage({ number, done } satisfies Answer<Played>);
});
