import { type BotWorker, connectBotWorker, toPort } from "@serpentarium/bots";
import type { Game } from "@serpentarium/core";
import type { InitMessage } from "./init-message.ts";

/** Starts a bot worker for one version of a game, and connects to it. */
export function openBotWorker({ id, version }: Pick<Game, "id" | "version">): BotWorker {
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
