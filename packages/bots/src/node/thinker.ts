import { type AnyPosition, type Game, SerpentariumError, unwrap } from "@serpentarium/core";
import { bestAction } from "../best-action.ts";
import type { BotSpec } from "../bot-spec.ts";
import { type BotWorker, connectBotWorker } from "../worker/connect.ts";
import type { Port } from "../worker/port.ts";

export interface Question {
  readonly game: Game;
  /** The URL of the module of the game. */
  readonly url: string;
  readonly position: AnyPosition;
  readonly spec: BotSpec;
  readonly signal: AbortSignal | undefined;
}

/** A worker that can be stopped with a reason, even if it does not respond. */
interface Thread {
  readonly worker: BotWorker;
  stop(reason: unknown): void;
}

/** Connects to a thread; `onEnd` is called when it has ended or was stopped. */
function connectThread(port: Port, onEnd: () => void): Thread {
  let end = (_reason: unknown): void => {};
  const worker = connectBotWorker({
    post: (message) => port.post(message),
    close: () => port.close(),
    listen(onMessage, onError) {
      end = (reason) => {
        onEnd();
        onError?.(reason);
      };
      port.listen(onMessage, (reason) => end(reason));
    },
  });
  return {
    worker,
    stop(reason) {
      end(reason);
      worker.close();
    },
  };
}

/** Thinks about one position at a time, in a thread that it replaces if it crashes or does not respond. */
export class Thinker {
  readonly #open: () => Port;
  readonly #timeout: number;
  #thread: Thread | undefined;

  constructor(open: () => Port, timeout: number) {
    this.#open = open;
    this.#timeout = timeout;
  }

  /** Returns the notation of an action. Settles when the thread is free again. */
  async think({ game, url, position, spec, signal }: Question): Promise<string> {
    this.#thread ??= this.#start();
    const thread = this.#thread;
    const timer = setTimeout(() => {
      thread.stop(new SerpentariumError("bad-plugin", `no action after ${this.#timeout / 1000} s`));
    }, this.#timeout);
    try {
      // repeated loading is cheap: a module is imported once
      unwrap(await thread.worker.load(url));
      const request = { game, position, seed: crypto.randomUUID() };
      const explanation = unwrap(await thread.worker.think(request, spec, { signal, brief: true }));
      return game.formatAction(bestAction(explanation), position);
    } catch (error) {
      // a thread that has handled the abort responds again
      if (signal?.aborted) await thread.worker.load(url);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Ends the thread; a pending request is rejected with the reason. */
  stop(reason: unknown): void {
    this.#thread?.stop(reason);
  }

  #start(): Thread {
    const thread = connectThread(this.#open(), () => {
      if (this.#thread === thread) this.#thread = undefined;
    });
    return thread;
  }
}
