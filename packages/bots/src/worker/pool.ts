import { type GameTypes, type Result, succeed } from "@serpentarium/core";
import type { BotRequest } from "../bot.ts";
import type { BotSpec, MctsSpec } from "../bot-spec.ts";
import { chooseAction } from "../choose-action.ts";
import type { Explanation } from "../explanation.ts";
import { mergeExplanations } from "../merge-explanations.ts";
import { withDefaults } from "../search/options.ts";
import { createTreeMemory, SharedTree } from "../search/shared-tree.ts";
import type { BotWorker, ThinkOptions } from "./connect.ts";
import { hasOnlyChoices, isEvaluated, isPlayedOut } from "./only-choices.ts";

/** The minimal number of iterations for another worker: smaller searches would not be faster. */
const MIN_ITERATIONS = 1000;

/** The largest number of actions for each iteration that a shared tree has room for. */
const NODES_PER_ITERATION = 64;

/** How a search is divided among workers: with a number of nodes they build one tree, otherwise each builds its own. */
interface Division {
  readonly workers: number;
  readonly nodes?: number;
}

const ALONE: Division = { workers: 1 };

/**
 * The useful division of a search. A shared tree makes the result depend on which worker is faster, so only a search with a time limit is
 * shared, whose result may differ anyway. Without one, and without rollouts, all workers would find the same.
 */
function divide<T extends GameTypes>(request: BotRequest<T>, bot: BotSpec, size: number): Division {
  if (bot.bot !== "mcts") return ALONE;
  const { iterations = Number.POSITIVE_INFINITY, milliseconds } = bot;
  const workers = Math.min(size, Math.floor(iterations / MIN_ITERATIONS));
  if (workers < 2) return ALONE;
  const evaluated = isEvaluated(request, bot);
  if (!(evaluated || isPlayedOut(request, bot)) || !hasOnlyChoices(request)) return { workers };
  // only isolated pages have shared memory
  if (milliseconds === undefined || typeof SharedArrayBuffer === "undefined")
    return evaluated ? ALONE : { workers };
  const { maxNodes } = withDefaults(request.game, bot);
  return { workers, nodes: Math.min(maxNodes, NODES_PER_ITERATION * iterations) };
}

/**
 * Lets every worker search with its part of the iterations. Without shared memory they have seeds of their own, and their results are merged.
 * A proof by one of them ends the other searches.
 */
async function thinkTogether<T extends GameTypes>(
  workers: readonly BotWorker[],
  request: BotRequest<T>,
  bot: MctsSpec,
  { signal, onProgress, match, memory }: ThinkOptions<T>,
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
  const merge = (found: readonly Explanation<T["action"]>[]): Explanation<T["action"]> =>
    memory ? mostVisited(found) : mergeExplanations(found, request.seed);
  let decisive: Result<Explanation<T["action"]>> | undefined;
  const thinkIn = async (worker: BotWorker, index: number): Promise<Explanation<T["action"]>[]> => {
    const seed = `${request.seed}/${index}`;
    const found = await worker.think(
      { ...request, seed },
      // one exact solver is enough for a shared tree
      { ...spec, ...iterations, ...(memory && index > 0 && { solverNodes: 0 }) },
      {
        signal: stopped.signal,
        match,
        memory,
        onProgress: (explanation) => {
          latest.set(index, explanation);
          onProgress?.(merge([...latest.values()]));
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
  return succeed(chooseAction(request, merge(found.flat()), bot));
}

/** The last explanation of a shared tree. */
const mostVisited = <A>(explanations: readonly Explanation<A>[]): Explanation<A> =>
  explanations.reduce((last, one) => (one.iterations > last.iterations ? one : last));

/** Keeps the memory of the last shared tree for the next one: memory that was never used is slow. */
class TreeMemory {
  #kept: { readonly memory: SharedArrayBuffer; readonly nodes: number; readonly seats: number } | undefined;

  take(nodes: number, seats: number): SharedArrayBuffer {
    const kept = this.#kept;
    this.#kept = undefined;
    if (kept?.seats !== seats || kept.nodes < nodes) return createTreeMemory(nodes, seats);
    new SharedTree(kept.memory, seats).clear();
    return kept.memory;
  }

  keep(memory: SharedArrayBuffer, nodes: number, seats: number): void {
    this.#kept = { memory, nodes, seats };
  }
}

class BotWorkerPool implements BotWorker {
  readonly #open: () => BotWorker;
  readonly #size: number;
  readonly #workers: Promise<BotWorker>[] = [];
  readonly #memory = new TreeMemory();
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
    const { workers: count, nodes } = divide(request, bot, this.#size);
    const workers = await this.#first(count);
    const [only, ...others] = workers as readonly [BotWorker, ...BotWorker[]];
    if (bot.bot !== "mcts" || others.length === 0) return only.think(request, bot, options);
    if (nodes === undefined) return thinkTogether(workers, request, bot, options);
    const { seats } = request.position.table;
    const memory = this.#memory.take(nodes, seats);
    const found = await thinkTogether(workers, request, bot, { ...options, memory });
    // a proof or a failure of one stops the others, which may write for another moment
    if (found.ok && !found.value.proven) this.#memory.keep(memory, nodes, seats);
    return found;
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
 * Combines several workers into one, which search the same position at the same time. With perfect information, where chance does not act any
 * more, they build one tree if the search has a time limit and shared memory is available; otherwise each builds its own, and the results are
 * merged (root parallelisation). They share the iterations of a budget; a time limit applies to each. One worker takes small searches, and
 * those that would be the same in all; further ones are opened on demand. The result depends on the number of workers.
 *
 * @param open - opens one more worker
 * @param size - the maximal number of workers, such as the number of processors
 */
export const createBotWorkerPool = (open: () => BotWorker, size: number): BotWorker =>
  new BotWorkerPool(open, size);
