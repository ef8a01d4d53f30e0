import { serveBots, toPort } from "@serpentarium/bots";
import type { Game } from "@serpentarium/core";

export interface InitMessage {
  readonly game: string;
  readonly version: string;
  /** The port for requests; it queues them until the game is loaded. */
  readonly port: MessagePort;
}

/**
 * Serves the bots of a worker that `botsInWorkers` has started.
 *
 * @param load - loads a version of a game, the newest as its bots play it
 */
export function serveBotsOf(load: (game: string, version: string) => Promise<Game>): void {
  const serve = async ({ game, version, port }: InitMessage): Promise<void> => {
    try {
      serveBots(toPort(port), { plugins: [{ game: await load(game, version) }], load: false });
    } catch (error) {
      // the page receives this as an `error` event of the worker
      reportError(error);
    }
  };
  addEventListener("message", ({ data }: MessageEvent<InitMessage>) => serve(data), { once: true });
}
