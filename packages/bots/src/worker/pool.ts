import { createRandom, type GameTypes, type Result, succeed } from "@serpentarium/core";
import type { BotRequest } from "../bot.ts";
import type { MctsSpec } from "../bot-spec.ts";
import { drawAction } from "../draw-action.ts";
import type { Explanation } from "../explanation.ts";
import { mergeExplanations } from "../merge-explanations.ts";
import type { BotWorker, ThinkOptions } from "./connect.ts";

/** The fewest iterations for which another worker is used: with less to do, a search is over as soon without it. */
const MIN_ITERATIONS = 1000;

/** The workers that a budget is worth, of those that there are. */
const workersFor = ({ iterations = Number.POSITIVE_INFINITY }: MctsSpec, size: number): number =>
  Math.max(1, Math.min(size, Math.floor(iterations / MIN_ITERATIONS)));

/**
 * Lets every worker search by itself, with its own seed and its part of the iterations, and merges what they find. What one of
 * them proves ends the search of the others.
 */
async function thinkTogether<T extends GameTypes>(
  workers: readonly BotWorker[],
  request: BotRequest<T>,
  { temperature = 0, ...spec }: MctsSpec,
  { signal, onProgress, match }: ThinkOptions<T>,
): Promise<Result<Explanation<T["action"]>>> {
  const stopped = new AbortController();
  // AbortSignal.any is newer than some of the supported browsers
  const stop = (): void => stopped.abort(signal?.reason);
  if (signal?.aborted) stop();
  signal?.addEventListener("abort", stop, { once: true, signal: stopped.signal });
  const iterations =
    spec.iterations === undefined ? {} : { iterations: Math.ceil(spec.iterations / workers.length) };
  const latest = new Map<number, Explanation<T["action"]>>();
  let decisive: Result<Explanation<T["action"]>> | undefined;
  const thinkIn = async (worker: BotWorker, index: number): Promise<Explanation<T["action"]>[]> => {
    const seed = `${request.seed}/${index}`;
    const found = await worker.think(
      { ...request, seed },
      { ...spec, ...iterations },
      {
        signal: stopped.signal,
        match,
        onProgress: (explanation) => {
          latest.set(index, explanation);
          onProgress?.(mergeExplanations([...latest.values()], request.seed));
        },
      },
    );
    if (found.ok && !found.value.proven) return [found.value];
    decisive ??= found;
    stopped.abort();
    return [];
  };
  const found = await Promise.all(
    workers.map((worker, index) =>
      thinkIn(worker, index).catch((error) => {
        if (decisive) return [];
        stopped.abort(error);
        throw error;
      }),
    ),
  );
  // nothing is pending any more: this ends the listener on the signal
  stopped.abort();
  if (decisive) return decisive;
  const explanation = mergeExplanations(found.flat(), request.seed);
  if (temperature === 0) return succeed(explanation);
  return succeed(drawAction(explanation, temperature, createRandom(`${request.seed}/mistakes`)));
}

/** Several workers that think as one. */
class BotWorkerPool implements BotWorker {
  readonly #open: () => BotWorker;
  readonly #size: number;
  readonly #workers: Promise<BotWorker>[] = [];
  /** The modules loaded so far, for workers that are opened later. */
  readonly #urls: string[] = [];

  constructor(open: () => BotWorker, size: number) {
    this.#open = open;
    this.#size = size;
  }

  async #start(): Promise<BotWorker> {
    const worker = this.#open();
    for (const url of this.#urls) await worker.load(url);
    return worker;
  }

  /** The first workers, opened where they are not yet. */
  #first(count: number): Promise<readonly BotWorker[]> {
    while (this.#workers.length < count) this.#workers.push(this.#start());
    return Promise.all(this.#workers.slice(0, count));
  }

  async load(url: string): Promise<Result<string>> {
    const workers = await this.#first(Math.max(1, this.#workers.length));
    const loaded = await Promise.all(workers.map((worker) => worker.load(url)));
    const result = loaded.find(({ ok }) => !ok) ?? (loaded[0] as Result<string>);
    if (result.ok) this.#urls.push(url);
    return result;
  }

  think: BotWorker["think"] = async (request, bot, options = {}) => {
    const workers = await this.#first(bot.bot === "mcts" ? workersFor(bot, this.#size) : 1);
    const [only, ...others] = workers as readonly [BotWorker, ...BotWorker[]];
    return bot.bot === "mcts" && others.length > 0
      ? thinkTogether(workers, request, bot, options)
      : only.think(request, bot, options);
  };

  analyse: BotWorker["analyse"] = async (game, record, options) => {
    const [worker] = (await this.#first(1)) as readonly [BotWorker];
    return worker.analyse(game, record, options);
  };

  close(): void {
    for (const worker of this.#workers) {
      worker.then(
        (opened) => opened.close(),
        () => {},
      );
    }
  }
}

/**
 * Makes one worker of several, which search the same position at the same time (root parallelisation). They share no memory. Of
 * a number of iterations each makes its part; a time applies to all of them. Small searches take one worker, and further ones
 * are opened when they are needed. The result depends on the number of workers.
 *
 * @param open - opens one more worker
 * @param size - the most workers, such as the number of processors
 */
export const createBotWorkerPool = (open: () => BotWorker, size: number): BotWorker =>
  new BotWorkerPool(open, size);
