import { type Game, type GameTypes, type Result, succeed } from "@serpentarium/core";
import type { AnalysisProgress, MatchAnalysis } from "../analysis/match-analysis.ts";
import type { BotRequest } from "../bot.ts";
import type { BotSpec } from "../bot-spec.ts";
import type { Explanation } from "../explanation.ts";
import type { Port } from "./port.ts";
import type { MatchAnalysisSpec, WorkerRequest, WorkerResponse } from "./protocol.ts";

/** Options of a request. Aborting rejects its promise with the reason of the signal. */
interface RequestOptions {
  readonly signal?: AbortSignal | undefined;
}

/** Options of a request to think. */
export interface ThinkOptions<T extends GameTypes> extends RequestOptions {
  /** Identifies the match and the seat: consecutive requests with the same name continue one search. */
  readonly match?: string | undefined;
  /** The memory of a tree that several workers search together; a pool of `createBotWorkerPool` passes it to its workers. */
  readonly memory?: SharedArrayBuffer | undefined;
  /** Whether only the action to play is needed: an explanation of all actions is large. There is no progress then. */
  readonly brief?: boolean | undefined;
  readonly onProgress?: ((explanation: Explanation<T["action"]>) => void) | undefined;
}

/** The client of a worker in which bots think. */
export interface BotWorker {
  /** Imports a plugin by its absolute URL and returns the id of its game. Fails with `unknown-game` if the import fails, and like `parsePlugin`. */
  load(url: string): Promise<Result<string>>;
  /** Returns a bot's evaluation of a position, with the action to play first. Fails if the position is invalid. */
  think<T extends GameTypes>(
    request: BotRequest<T>,
    bot: BotSpec,
    options?: ThinkOptions<T>,
  ): Promise<Result<Explanation<T["action"]>>>;
  analyse(
    game: Pick<Game, "id">,
    record: unknown,
    options?: RequestOptions &
      MatchAnalysisSpec & { readonly onProgress?: ((progress: AnalysisProgress) => void) | undefined },
  ): Promise<Result<MatchAnalysis>>;
  /** Ends the worker. Pending requests are rejected, as in a crash. */
  close(): void;
}

type WithoutId<R> = R extends WorkerRequest ? Omit<R, "id"> : never;

interface PendingRequest {
  readonly onResponse: (response: WorkerResponse) => void;
  readonly fail: (error: unknown) => void;
}

const isResponse = (data: unknown): data is WorkerResponse =>
  typeof data === "object" && data !== null && typeof Reflect.get(data, "id") === "number";

class RequestClient {
  readonly #port: Port;
  readonly #pending = new Map<number, PendingRequest>();
  #lastId = 0;
  /** Why the connection has ended; undefined while it is open. */
  #failure: { readonly reason: unknown } | undefined;

  constructor(port: Port) {
    this.#port = port;
    port.listen(
      (data) => {
        if (isResponse(data)) this.#pending.get(data.id)?.onResponse(data);
      },
      (error) => this.rejectAll(error),
    );
  }

  /** Rejects all pending and future requests. */
  rejectAll(reason: unknown): void {
    this.#failure ??= { reason };
    for (const { fail } of this.#pending.values()) fail(reason);
  }

  /** Cancels pending requests, because terminating has no effect if the other end is not a worker. */
  close(): void {
    for (const id of this.#pending.keys()) this.#port.post({ type: "cancel", id } satisfies WorkerRequest);
    this.#port.close();
    this.rejectAll(new Error("the worker was closed"));
  }

  /** @param read - returns the value of the final response; undefined for earlier ones */
  send<V>(
    request: WithoutId<WorkerRequest>,
    signal: AbortSignal | undefined,
    read: (response: WorkerResponse) => { readonly value: V } | undefined,
  ): Promise<Result<V>> {
    const id = ++this.#lastId;
    if (signal?.aborted) return Promise.reject(signal.reason);
    if (this.#failure) return Promise.reject(this.#failure.reason);
    const { promise, resolve, reject } = createDeferred<Result<V>>();
    const stop = () => {
      this.#port.post({ type: "cancel", id } satisfies WorkerRequest);
      reject(signal?.reason);
    };
    const handle = (response: WorkerResponse) => {
      const final = read(response);
      if (response.type === "failed") resolve({ ok: false, error: response.failure });
      else if (final) resolve(succeed(final.value));
    };
    signal?.addEventListener("abort", stop, { once: true });
    this.#pending.set(id, { onResponse: handle, fail: reject });
    this.#port.post({ ...request, id });
    return promise.finally(() => {
      signal?.removeEventListener("abort", stop);
      this.#pending.delete(id);
    });
  }
}

function createDeferred<V>() {
  let resolve: (value: V) => void = () => {};
  let reject: (reason: unknown) => void = () => {};
  const promise = new Promise<V>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

/** Connects to a worker that runs `serveBots`. */
export function connectBotWorker(port: Port): BotWorker {
  const client = new RequestClient(port);
  return {
    load: (url) =>
      client.send({ type: "load", url }, undefined, (response) =>
        response.type === "loaded" ? { value: response.game } : undefined,
      ),
    think<T extends GameTypes>(
      { game, position, seed, previous }: BotRequest<T>,
      bot: BotSpec,
      { signal, match, memory, brief, onProgress }: ThinkOptions<T> = {},
    ) {
      const request = {
        type: "think",
        game: game.id,
        version: game.version,
        bot,
        position,
        seed,
        ...(previous && { previous }),
        ...(match !== undefined && { match }),
        ...(memory && { memory }),
        ...(brief && { brief }),
      } as const;
      return client.send(request, signal, (response) => {
        // the worker has the same game, so its actions are of this type
        const { explanation } = response as { readonly explanation: Explanation<T["action"]> };
        if (response.type === "thinking") onProgress?.(explanation);
        return response.type === "thought" ? { value: explanation } : undefined;
      });
    },
    analyse(game, record, { signal, onProgress, ...options } = {}) {
      return client.send({ type: "analyse", game: game.id, record, options }, signal, (response) => {
        if (response.type === "analysing") onProgress?.(response.progress);
        return response.type === "analysed" ? { value: response.analysis } : undefined;
      });
    },
    close() {
      client.close();
    },
  };
}
