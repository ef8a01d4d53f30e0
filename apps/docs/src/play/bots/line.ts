import { type BotWorker, connectBots, portOf } from "@serpentarium/bots";
import type { Game } from "@serpentarium/core";
import type { Summons } from "./summons.ts";

/** A worker that thinks about one version of a game, and the line to it. */
export function openLine({ id, version }: Pick<Game, "id" | "version">): BotWorker {
  const worker = new Worker(new URL("./bots-worker.ts", import.meta.url), { type: "module" });
  const { port1, port2 } = new MessageChannel();
  worker.postMessage({ game: id, version, port: port2 } satisfies Summons, [port2]);
  const line = portOf(port1);
  return connectBots({
    post: line.post,
    listen(onMessage, onError) {
      line.listen(onMessage);
      worker.addEventListener("error", (event) => onError?.(event));
    },
    close() {
      line.close();
      worker.terminate();
    },
  });
}
