import { type BotWorker, connectBotWorker, createBotWorkerPool, toPort } from "@serpentarium/bots";
import type { Game } from "@serpentarium/core";
import type { InitMessage } from "./serve-bots.ts";

/** Maximal number of workers: each keeps a search tree in memory. */
const MAX_WORKERS = 4;

function openOne({ id, version }: Game, createWorker: () => Worker): BotWorker {
  const worker = createWorker();
  const { port1, port2 } = new MessageChannel();
  worker.postMessage({ game: id, version, port: port2 } satisfies InitMessage, [port2]);
  const port = toPort(port1);
  return connectBotWorker({
    post: port.post,
    listen(onMessage, onError) {
      port.listen(onMessage);
      worker.addEventListener("error", (event) => onError?.(event));
    },
    close() {
      port.close();
      worker.terminate();
    },
  });
}

/** Opens workers for one version of a game: one, or more for long searches if the device has several processors. */
export const openBotWorker = (game: Game, createWorker: () => Worker): BotWorker =>
  createBotWorkerPool(
    () => openOne(game, createWorker),
    Math.min(MAX_WORKERS, navigator.hardwareConcurrency),
  );
