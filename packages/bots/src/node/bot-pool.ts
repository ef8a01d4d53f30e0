import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import {
  type AnyPosition,
  type Game,
  redactPosition,
  type Seat,
  SerpentariumError,
} from "@serpentarium/core";
import { createBot } from "../bot.ts";
import type { BotSpec } from "../bot-spec.ts";
import { LEVELS } from "../levels.ts";
import { type Port, toPort } from "../worker/port.ts";
import { FairQueue } from "./fair-queue.ts";
import { Thinker } from "./thinker.ts";

/** A position in which a bot has to act, as its seat sees it. */
export interface PositionToPlay {
  readonly game: Game;
  readonly position: AnyPosition;
  /** The seat of the bot, if several choose at the same time; the first of them by default. */
  readonly seat?: Seat;
  /** Aborting rejects with the reason of the signal. */
  readonly signal?: AbortSignal | undefined;
  /** The originator of the request, such as an address; used for fair queueing. */
  readonly payer?: string | undefined;
}

/**
 * Returns the notation of an action. Rejects with a SerpentariumError: `busy` if the queue is full, otherwise an error of the game, such as
 * `bad-plugin`.
 */
export type NamedBot = (turn: PositionToPlay) => Promise<string>;

/** A game, and the URL of the module with its plugin. */
export interface GameModule {
  readonly game: Game;
  readonly url: string;
}

/** Options of {@link createBotPool}. */
export interface BotPoolOptions {
  /** The games that the bots can play. */
  readonly games: readonly GameModule[];
  /** The maximal number of threads; by default one fewer than the number of processors, at most 4. */
  readonly workers?: number;
  /** The maximal number of waiting positions; 100 by default. */
  readonly queue?: number;
  /** The maximal number of waiting positions of one payer; 4 by default. */
  readonly queuePerPayer?: number;
  /** The time limit for an action in milliseconds, after which the thread is replaced; 30 seconds by default. */
  readonly timeout?: number;
  /** Opens a thread; one of Node by default. */
  readonly open?: () => Port;
}

/** Bots that think in threads. */
export interface BotPool {
  /** `random`, `greedy` and the levels. */
  readonly bots: Readonly<Record<string, NamedBot>>;
  /** Ends the threads. Bots that think are rejected. */
  close(): void;
}

const MAX_WORKERS = 4;
/** The memory limit of a thread, in megabytes: a full tree takes about 60. */
const MAX_MEMORY = 512;

/** Opens a thread of Node that does not keep the process alive. */
function openThread(): Port {
  const script = new URL(import.meta.resolve("@serpentarium/bots/worker-node"));
  const thread = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY } });
  const port = toPort(thread);
  return {
    ...port,
    listen(onMessage, onError) {
      port.listen(onMessage, onError);
      // a listener would keep the process alive
      thread.unref();
    },
  };
}

/** The default maximal number of threads: one processor is left to the caller. */
const defaultWorkers = (): number => Math.min(MAX_WORKERS, Math.max(1, availableParallelism() - 1));

const closed = () => new Error("the bots were closed");

/** An error of a game, with the game's name. */
function faultOf({ id, version }: Game, error: unknown): SerpentariumError {
  const code = error instanceof SerpentariumError ? error.code : "bad-plugin";
  return new SerpentariumError(code, `${id} ${version}: ${error instanceof Error ? error.message : error}`);
}

/** Positions that wait for a thread or are being searched. */
class ThinkerPool {
  readonly #modules: readonly GameModule[];
  readonly #thinkers: readonly Thinker[];
  /** The last one has been used most recently: it is reused first, so that others are opened only if needed. */
  readonly #idle: Thinker[];
  readonly #queue: FairQueue<(thinker: Thinker) => void>;
  /** Functions that stop the waiting of callers. */
  readonly #stops = new Set<(reason: unknown) => void>();
  #isClosed = false;

  constructor({
    games,
    workers = defaultWorkers(),
    queue = 100,
    queuePerPayer = 4,
    timeout = 30_000,
    open = openThread,
  }: BotPoolOptions) {
    this.#modules = games;
    this.#thinkers = Array.from({ length: workers }, () => new Thinker(open, timeout));
    this.#idle = [...this.#thinkers];
    this.#queue = new FairQueue({ all: queue, perPayer: queuePerPayer });
  }

  async think({ game, position, signal, payer = "" }: PositionToPlay, spec: BotSpec): Promise<string> {
    signal?.throwIfAborted();
    if (this.#isClosed) throw closed();
    const url = this.#modules.find(
      ({ game: { id, version } }) => id === game.id && version === game.version,
    )?.url;
    if (url === undefined)
      throw faultOf(game, new SerpentariumError("unknown-game", "the bots do not have its module"));
    let stop = (_reason: unknown): void => {};
    const onAbort = () => stop(signal?.reason);
    signal?.addEventListener("abort", onAbort, { once: true });
    try {
      return await new Promise<string>((resolve, reject) => {
        const begin = (thinker: Thinker): void => {
          thinker
            .think({ game, url, position, spec, signal })
            .then(resolve, (error) => reject(faultOf(game, error)))
            .finally(() => {
              this.#queue.done(payer);
              this.#idle.push(thinker);
              this.#begin();
            });
        };
        stop = (reason) => {
          this.#queue.remove(payer, begin);
          reject(reason);
        };
        this.#stops.add(stop);
        if (this.#queue.add(payer, begin)) this.#begin();
        else reject(new SerpentariumError("busy", "too many bots think or wait"));
      });
    } finally {
      this.#stops.delete(stop);
      signal?.removeEventListener("abort", onAbort);
    }
  }

  /** Starts an idle thread, if there is one. */
  #begin(): void {
    const thinker = this.#idle.at(-1);
    const begin = thinker && this.#queue.take();
    if (!begin) return;
    this.#idle.pop();
    begin(thinker);
  }

  close(): void {
    this.#isClosed = true;
    for (const stop of this.#stops) stop(closed());
    for (const thinker of this.#thinkers) thinker.stop(closed());
  }
}

/**
 * Creates the bots that people choose by name, for example for the free seats of live matches. All except `random` think in a small number
 * of threads; positions wait in a queue that is fair to payers. A thread that crashes or exceeds the time limit is replaced.
 */
export function createBotPool(options: BotPoolOptions): BotPool {
  const pool = new ThinkerPool(options);
  const specs: readonly (readonly [string, BotSpec])[] = [
    ["greedy", { bot: "greedy" }],
    ...LEVELS.map(({ id, bot }) => [id, bot] as const),
  ];
  const thinkers = specs.map(([name, spec]): [string, NamedBot] => [
    name,
    async (turn) => pool.think({ ...turn, position: positionOf(turn) }, spec),
  ]);
  return {
    bots: { random: playRandom, ...Object.fromEntries(thinkers) },
    close: () => pool.close(),
  };
}

/**
 * Returns the position in which the seat of the bot is to act: bots think for the first seat that has not chosen. Adding arbitrary choices
 * for the seats before it makes no difference, because the bot does not see them.
 */
function positionOf({ game, position, seat }: PositionToPlay): AnyPosition {
  if (seat === undefined || game.toAct(position) === seat || !game.seatsToAct(position).includes(seat))
    return position;
  const [range] = game.legalRanges(position);
  if (range === undefined) return position;
  return positionOf({ game, position: redactPosition(game, game.apply(position, range.action), seat), seat });
}

/** A random action costs no more than applying the rules, so the caller computes it. */
const playRandom: NamedBot = async (turn) => {
  turn.signal?.throwIfAborted();
  const { game } = turn;
  const position = positionOf(turn);
  return game.formatAction(
    createBot(game, { bot: "random" }).choose(position, crypto.randomUUID()),
    position,
  );
};
