import { type BotWorker, connectBotWorker, createBotWorkerPool, toPort } from "@serpentarium/bots";
import type { Game } from "@serpentarium/core";
import type { InitMessage } from "./init-message.ts";

/** The most workers at a time: each has a search tree of its own. */
const MAX_WORKERS = 4;

/** Starts a bot worker for one version of a game, and connects to it. */
function openOne({ id, version }: Pick<Game, "id" | "version">): BotWorker {
  const worker = new Worker(new URL("./bots-worker.ts", import.meta.url), { type: "module" });
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

/** Opens bot workers for one version of a game: one, and more for long searches where the device has several processors. */
export const openBotWorker = (game: Pick<Game, "id" | "version">): BotWorker =>
  createBotWorkerPool(() => openOne(game), Math.min(MAX_WORKERS, navigator.hardwareConcurrency));
