import { type Game, type GameTypes, type Result, succeed } from "@serpentarium/core";
import type { Analysis } from "../analyse.ts";
import type { Question } from "../bot.ts";
import type { BotSpec } from "../bot-spec.ts";
import type { Explanation } from "../explanation.ts";
import type { Port } from "./port.ts";
import type { AnalysisSpec, Reply, Request } from "./protocol.ts";

/** How a question is followed and stopped: the promise is then rejected with the reason of the signal. */
interface Following {
  readonly signal?: AbortSignal | undefined;
}

/** A worker in which bots think, as seen from outside. */
export interface BotWorker {
  /** Takes in a plugin by the whole address of its module; gives back the id of its game. Fails with `unknown-game` where there is none, and as `parsePlugin` does. */
  load(url: string): Promise<Result<string>>;
  /** What a bot makes of a position, the action that it plays first. Fails where the position does not hold. */
  think<T extends GameTypes>(
    question: Question<T>,
    bot: BotSpec,
    options?: Following & {
      /** A name for the match and the seat: the search goes on from one turn to the next. */
      readonly match?: string | undefined;
      readonly onProgress?: ((explanation: Explanation<T["action"]>) => void) | undefined;
    },
  ): Promise<Result<Explanation<T["action"]>>>;
  analyse(
    game: Pick<Game, "id">,
    record: unknown,
    options?: Following &
      AnalysisSpec & { readonly onProgress?: ((done: number, all: number) => void) | undefined },
  ): Promise<Result<Analysis>>;
  /** Ends the worker; what it was asked is rejected, as when it breaks down. */
  close(): void;
}

type Unnumbered<R> = R extends Request ? Omit<R, "id"> : never;

interface Asking {
  readonly hear: (reply: Reply) => void;
  readonly fail: (error: unknown) => void;
}

const isReply = (data: unknown): data is Reply =>
  typeof data === "object" && data !== null && typeof Reflect.get(data, "id") === "number";

/** Questions under way, by their numbers. */
class Desk {
  readonly #port: Port;
  readonly #asking = new Map<number, Asking>();
  #last = 0;
  /** Why nothing is answered any more. */
  #broken: { readonly reason: unknown } | undefined;

  constructor(port: Port) {
    this.#port = port;
    port.listen(
      (data) => {
        if (isReply(data)) this.#asking.get(data.id)?.hear(data);
      },
      (error) => this.fail(error),
    );
  }

  /** Rejects what was asked, and what will be. */
  fail(reason: unknown): void {
    this.#broken ??= { reason };
    for (const { fail } of this.#asking.values()) fail(reason);
  }

  /** Stops what was asked, also where the other end is no worker that ends with this. */
  close(): void {
    for (const id of this.#asking.keys()) this.#port.post({ type: "cancel", id } satisfies Request);
    this.#port.close();
    this.fail(new Error("the worker was closed"));
  }

  /** @param read - the value of the answer that ends it; nothing for what comes before */
  ask<V>(
    request: Unnumbered<Request>,
    signal: AbortSignal | undefined,
    read: (reply: Reply) => { readonly value: V } | undefined,
  ): Promise<Result<V>> {
    const id = ++this.#last;
    if (signal?.aborted) return Promise.reject(signal.reason);
    if (this.#broken) return Promise.reject(this.#broken.reason);
    const { promise, resolve, reject } = promised<Result<V>>();
    const stop = () => {
      this.#port.post({ type: "cancel", id } satisfies Request);
      reject(signal?.reason);
    };
    const hear = (reply: Reply) => {
      const found = read(reply);
      if (reply.type === "failed") resolve({ ok: false, error: reply.failure });
      else if (found) resolve(succeed(found.value));
    };
    signal?.addEventListener("abort", stop, { once: true });
    this.#asking.set(id, { hear, fail: reject });
    this.#port.post({ ...request, id });
    return promise.finally(() => {
      signal?.removeEventListener("abort", stop);
      this.#asking.delete(id);
    });
  }
}

/** A promise that is settled from outside. */
function promised<V>() {
  let resolve: (value: V) => void = () => {};
  let reject: (reason: unknown) => void = () => {};
  const promise = new Promise<V>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

/** The outer end of a line to a worker in which `serveBots` answers. */
export function connectBots(port: Port): BotWorker {
  const desk = new Desk(port);
  return {
    load: (url) =>
      desk.ask({ type: "load", url }, undefined, (reply) =>
        reply.type === "loaded" ? { value: reply.game } : undefined,
      ),
    think<T extends GameTypes>(
      { game, position, seed }: Question<T>,
      bot: BotSpec,
      { signal, match, onProgress }: Parameters<BotWorker["think"]>[2] = {},
    ) {
      const request = {
        type: "think",
        game: game.id,
        bot,
        position,
        seed,
        ...(match !== undefined && { match }),
      } as const;
      return desk.ask(request, signal, (reply) => {
        // the worker's own game made it, of the actions of this position
        const { explanation } = reply as { readonly explanation: Explanation<T["action"]> };
        if (reply.type === "thinking") onProgress?.(explanation);
        return reply.type === "thought" ? { value: explanation } : undefined;
      });
    },
    analyse(game, record, { signal, onProgress, ...options } = {}) {
      return desk.ask({ type: "analyse", game: game.id, record, options }, signal, (reply) => {
        if (reply.type === "analysing") onProgress?.(reply.done, reply.all);
        return reply.type === "analysed" ? { value: reply.analysis } : undefined;
      });
    },
    close() {
      desk.close();
    },
  };
}
