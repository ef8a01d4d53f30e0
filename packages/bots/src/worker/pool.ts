import { type GameTypes, type Result, succeed } from "@serpentarium/core";
import type { BotRequest } from "../bot.ts";
import type { BotSpec, MctsSpec } from "../bot-spec.ts";
import { chooseAction } from "../choose-action.ts";
import type { Explanation } from "../explanation.ts";
import { mergeExplanations } from "../merge-explanations.ts";
import type { BotWorker, ThinkOptions } from "./connect.ts";
import { isDeterministic } from "./is-deterministic.ts";

/** The minimal number of iterations for another worker: smaller searches would not be faster. */
const MIN_ITERATIONS = 1000;

/** The useful number of workers for a search, limited by the available ones: one if all would search the same. */
function workersFor<T extends GameTypes>(request: BotRequest<T>, bot: BotSpec, size: number): number {
  if (bot.bot !== "mcts") return 1;
  const { iterations = Number.POSITIVE_INFINITY } = bot;
  const useful = Math.min(size, Math.floor(iterations / MIN_ITERATIONS));
  return useful < 2 || isDeterministic(request, bot) ? 1 : useful;
}

/**
 * Lets every worker search separately, with its own seed and its part of the iterations, and merges the results. A proof by one of them
 * ends the other searches.
 */
async function thinkTogether<T extends GameTypes>(
  workers: readonly BotWorker[],
  request: BotRequest<T>,
  bot: MctsSpec,
  { signal, onProgress, match }: ThinkOptions<T>,
): Promise<Result<Explanation<T["action"]>>> {
  // each finds the best actions: which one to play is chosen from all
  const { temperature: _, style: __, ...spec } = bot;
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
  // all requests have settled: this removes the listener on the signal
  stopped.abort();
  if (decisive) return decisive;
  return succeed(chooseAction(request, mergeExplanations(found.flat(), request.seed), bot));
}

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

  /** The first workers; opens missing ones. */
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
    const workers = await this.#first(workersFor(request, bot, this.#size));
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
 * Combines several workers into one, which search the same position at the same time (root parallelisation), without shared memory. They
 * share the iterations of a budget; a time limit applies to each. Small searches use one worker, like those that draw nothing at random,
 * which would be the same in all; further ones are opened on demand. The result depends on the number of workers.
 *
 * @param open - opens one more worker
 * @param size - the maximal number of workers, such as the number of processors
 */
export const createBotWorkerPool = (open: () => BotWorker, size: number): BotWorker =>
  new BotWorkerPool(open, size);
