import {
  type AnyPosition,
  type Failure,
  fail,
  type Game,
  type GamePlugin,
  type GameTypes,
} from "@serpentarium/core";
import { parsePlugin } from "@serpentarium/core/plugin";
import { analyseMatch } from "../analysis/analyse-match.ts";
import type { AnalyseMatchOptions, AnalysisProgress } from "../analysis/match-analysis.ts";
import { type BotRequest, runBot } from "../bot.ts";
import type { TimeSource } from "../budget.ts";
import { createMctsSearch, type MctsSearch } from "../search/search.ts";
import { SharedSearch } from "../search/shared-search.ts";
import type { ThinkControl } from "../think.ts";
import type { Port } from "./port.ts";
import { parsePositionToPlay, parseStep } from "./position-to-play.ts";
import { createRequestParser, requestIdOf, type WorkerRequest, type WorkerResponse } from "./protocol.ts";
import { SearchCache } from "./search-cache.ts";

/** Options of a worker script. */
export interface ServeOptions {
  /** The games that the worker has from the start. */
  readonly plugins?: readonly Pick<GamePlugin, "game">[];
  /** Whether it imports modules on request; disable it if `plugins` contains all games. */
  readonly load?: boolean;
  readonly clock?: TimeSource;
}

type RequestOf<K extends WorkerRequest["type"]> = Extract<WorkerRequest, { readonly type: K }>;
type WorkRequest = Exclude<WorkerRequest, RequestOf<"cancel">>;
type FailedResult = { readonly ok: false; readonly error: Failure };

/** The milliseconds between two checks for messages; long, because a worker has no other tasks. */
const TIME_SLICE = 40;

const unknownGame = (id: string): FailedResult =>
  fail("unknown-game", { id: "failures.unknown-game.worker", data: { game: id } });

const gameCrashed = (error: unknown): FailedResult =>
  fail("bad-plugin", { id: "failures.bad-plugin.crashed", data: { error: String(error) } });

const duplicateId = (): FailedResult => fail("bad-event", { id: "failures.bad-event.running" });

/** The key of a game, with its version if a request names one. */
const gameKeyOf = (id: string, version?: string): string => (version === undefined ? id : `${id} ${version}`);

/** Requests with the same game, bot and match continue one search. */
const searchKeyOf = ({ game, version, bot, match }: RequestOf<"think">): string =>
  JSON.stringify([game, version, bot, match]);

/** Other ends than threads may send a copy, and pages that are not isolated have no shared memory. */
const isSharedMemory = (value: unknown): value is SharedArrayBuffer =>
  typeof SharedArrayBuffer === "function" && value instanceof SharedArrayBuffer;

class BotServer {
  readonly #port: Port;
  readonly #canLoad: boolean;
  readonly #clock: TimeSource | undefined;
  readonly #games = new Map<string, Game>();
  readonly #running = new Map<number, AbortController>();
  readonly #searches = new SearchCache();
  readonly #parse = createRequestParser();

  constructor(port: Port, { plugins = [], load = true, clock }: ServeOptions) {
    this.#port = port;
    this.#canLoad = load;
    this.#clock = clock;
    for (const { game } of plugins) this.#add(game);
  }

  #add(game: Game): void {
    this.#games.set(gameKeyOf(game.id), game);
    this.#games.set(gameKeyOf(game.id, game.version), game);
  }

  handle(data: unknown): void {
    const request = this.#parse(data);
    if (!request.ok) this.#refuse(requestIdOf(data), request);
    else if (request.value.type === "cancel") this.#running.get(request.value.id)?.abort();
    else if (this.#running.has(request.value.id)) this.#refuse(request.value.id, duplicateId());
    else void this.#answer(request.value);
  }

  #reply(message: WorkerResponse): void {
    this.#port.post(message);
  }

  #refuse(id: number, { error }: FailedResult): void {
    this.#reply({ type: "failed", id, failure: error });
  }

  async #answer(request: WorkRequest): Promise<void> {
    const { id } = request;
    const controller = new AbortController();
    this.#running.set(id, controller);
    try {
      if (request.type === "load") await this.#loadPlugin(request);
      else await this.#run(request, controller.signal);
    } catch (error) {
      if (controller.signal.aborted) this.#reply({ type: "cancelled", id });
      else this.#refuse(id, request.type === "load" ? unknownGame(request.url) : gameCrashed(error));
    } finally {
      this.#running.delete(id);
    }
  }

  async #loadPlugin({ id, url }: RequestOf<"load">): Promise<void> {
    if (!this.#canLoad) return this.#refuse(id, unknownGame(url));
    const plugin = parsePlugin(await import(/* @vite-ignore */ url));
    if (!plugin.ok) return this.#refuse(id, plugin);
    const { game } = plugin.value;
    this.#add(game);
    this.#reply({ type: "loaded", id, game: game.id });
  }

  async #run(request: RequestOf<"think"> | RequestOf<"analyse">, signal: AbortSignal): Promise<void> {
    const key = gameKeyOf(request.game, request.type === "think" ? request.version : undefined);
    const game = this.#games.get(key);
    if (!game) return this.#refuse(request.id, unknownGame(key));
    if (request.type === "analyse") return this.#analyse(game, request, signal);
    const position = parsePositionToPlay(game, request.position);
    if (!position.ok) return this.#refuse(request.id, position);
    const previous = parseStep(game, request.previous);
    if (!previous.ok) return this.#refuse(request.id, previous);
    return this.#think(game, { position: position.value, previous: previous.value }, request, signal);
  }

  async #think(
    game: Game,
    { position, previous }: Pick<BotRequest<GameTypes>, "position" | "previous">,
    request: RequestOf<"think">,
    signal: AbortSignal,
  ): Promise<void> {
    const { id, bot, match, memory, seed, brief } = request;
    const kept = this.#searchFor(game, position, request);
    const search =
      bot.bot === "mcts" && !kept && isSharedMemory(memory)
        ? new SharedSearch(game, position, seed, bot, memory)
        : kept;
    const onProgress = (explanation: Extract<WorkerResponse, { type: "thinking" }>["explanation"]) =>
      this.#reply({ type: "thinking", id, explanation });
    const options = {
      signal,
      onProgress: brief ? undefined : onProgress,
      clock: this.#clock,
      timeSlice: TIME_SLICE,
    } satisfies ThinkControl<unknown>;
    try {
      const explanation = await runBot({ game, position, seed, previous }, bot, options, search);
      const actions = explanation.actions.slice(0, brief ? 1 : undefined);
      this.#reply({ type: "thought", id, explanation: { ...explanation, actions } });
    } finally {
      if (kept && match !== undefined) this.#searches.put(searchKeyOf(request), kept);
    }
  }

  #searchFor(
    game: Game,
    position: AnyPosition,
    request: RequestOf<"think">,
  ): MctsSearch<GameTypes> | undefined {
    const { bot, match, seed } = request;
    if (bot.bot !== "mcts" || match === undefined) return undefined;
    const search = this.#searches.take(searchKeyOf(request)) ?? createMctsSearch(game, position, seed, bot);
    search.moveTo(position);
    return search;
  }

  async #analyse(
    game: Game,
    { id, record, options }: RequestOf<"analyse">,
    signal: AbortSignal,
  ): Promise<void> {
    const onProgress = (progress: AnalysisProgress) => this.#reply({ type: "analysing", id, progress });
    const controls = {
      signal,
      onProgress,
      clock: this.#clock,
      timeSlice: TIME_SLICE,
    } satisfies AnalyseMatchOptions;
    const analysed = await analyseMatch(game, record, { ...options, ...controls });
    if (!analysed.ok) return this.#refuse(id, analysed);
    this.#reply({ type: "analysed", id, analysis: analysed.value });
  }
}

/**
 * Responds to requests from inside a worker: to think about a position, analyse a record, load a plugin, or cancel. The response to an
 * invalid request, or to one that makes a game crash, is a failure; the worker continues.
 */
export function serveBots(port: Port, options: ServeOptions = {}): void {
  const server = new BotServer(port, options);
  port.listen((data) => server.handle(data));
}
