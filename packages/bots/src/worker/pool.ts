import { type GameTypes, type Result, succeed } from "@serpentarium/core";
import type { BotRequest } from "../bot.ts";
import type { BotSpec, MctsSpec } from "../bot-spec.ts";
import { chooseAction } from "../choose-action.ts";
import type { Explanation } from "../explanation.ts";
import { mergeExplanations } from "../merge-explanations.ts";
import { withDefaults } from "../search/options.ts";
import { createTreeMemory, SharedTree } from "../search/shared-tree.ts";
import type { BotWorker, ThinkOptions } from "./connect.ts";
import { isDeterministic, isShareable } from "./is-shareable.ts";

/** The minimal number of iterations for another worker: smaller searches would not be faster. */
const MIN_ITERATIONS = 1000;

/** The nodes for each iteration that a shared tree has room for. */
const NODES_PER_ITERATION = 64;

/** The useful number of workers for a search, limited by the available ones. */
function workersFor(bot: BotSpec, size: number): number {
  if (bot.bot !== "mcts") return 1;
  const { iterations = Number.POSITIVE_INFINITY } = bot;
  return Math.max(1, Math.min(size, Math.floor(iterations / MIN_ITERATIONS)));
}

/**
 * The number of nodes of a shared tree for a search; undefined if it is not shared. A shared tree makes the result depend on which worker is
 * faster, so a search needs a time limit, whose result may differ anyway. It cannot follow a match.
 */
function sharedNodes<T extends GameTypes>(
  request: BotRequest<T>,
  bot: BotSpec,
  { match }: ThinkOptions<T>,
): number | undefined {
  if (bot.bot !== "mcts" || bot.milliseconds === undefined || match !== undefined) return undefined;
  const { iterations = Number.POSITIVE_INFINITY } = bot;
  const { game, position } = request;
  const { maxNodes } = withDefaults(game, bot);
  const nodes = Math.min(maxNodes, NODES_PER_ITERATION * iterations);
  // the root and its children can be expanded
  const isLarge = nodes > game.legalActions(position).length ** 2;
  return isLarge && isShareable(request, bot) ? nodes : undefined;
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
    memory ? latestOf(found) : mergeExplanations(found, request.seed);
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
          // another worker is expanding the root
          if (explanation.actions.length === 0) return;
          latest.set(index, explanation);
          onProgress?.(merge([...latest.values()]));
        },
      },
    );
    // a proof in a shared tree ends the searches of all
    if (found.ok && (memory || !found.value.proven)) return [found.value];
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

/** The last explanation of a shared tree: one that is proven, by the search or by the exact solver of one worker, or that with most iterations. */
const latestOf = <A>(explanations: readonly Explanation<A>[]): Explanation<A> =>
  explanations.reduce((last, one) =>
    one.proven !== last.proven ? (one.proven ? one : last) : one.iterations > last.iterations ? one : last,
  );

/** Keeps the memory of the last shared tree for the next one: memory that was never used is slow. */
class TreeMemory {
  #kept: { readonly memory: SharedArrayBuffer; readonly nodes: number; readonly seats: number } | undefined;

  /** Returns undefined where memory cannot be shared, as on pages that are not isolated, or if there is no room. */
  take(nodes: number, seats: number): SharedArrayBuffer | undefined {
    const kept = this.#kept;
    this.#kept = undefined;
    if (kept?.seats === seats && kept.nodes === nodes) {
      new SharedTree(kept.memory, seats).clear();
      return kept.memory;
    }
    try {
      return createTreeMemory(nodes, seats);
    } catch {
      return undefined;
    }
  }

  /** @param memory - which no worker uses any more */
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
    const count = workersFor(bot, this.#size);
    const { seats } = request.position.table;
    const nodes = count > 1 ? sharedNodes(request, bot, options) : undefined;
    const memory = nodes === undefined ? undefined : this.#memory.take(nodes, seats);
    const isAlone = bot.bot !== "mcts" || count === 1 || (!memory && isDeterministic(request, bot));
    const workers = await this.#first(isAlone ? 1 : count);
    const [only] = workers as readonly [BotWorker, ...BotWorker[]];
    if (isAlone) return only.think(request, bot, options);
    const found = await thinkTogether(workers, request, bot, { ...options, memory });
    // after a cancellation or a failure, a worker may write for another moment
    if (memory && nodes !== undefined && found.ok) this.#memory.keep(memory, nodes, seats);
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
 * Combines several workers into one, which search the same position at the same time. With perfect information, and where chance cannot act any
 * more, they build one tree if the search has a time limit, no `match`, and shared memory is available. Otherwise each builds its own, and the
 * results are merged (root parallelisation); but one worker takes small searches, and those that would be the same in all. They share the
 * iterations of a budget; a time limit applies to each. Workers are opened on demand. The result depends on the number of workers, and that of a
 * shared tree on which of them is faster.
 *
 * @param open - opens one more worker
 * @param size - the maximal number of workers, such as the number of processors
 */
export const createBotWorkerPool = (open: () => BotWorker, size: number): BotWorker =>
  new BotWorkerPool(open, size);
