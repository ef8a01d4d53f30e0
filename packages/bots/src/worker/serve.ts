import {
  type AnyPosition,
  type Failure,
  fail,
  type Game,
  type GameTypes,
  type Plugin,
} from "@serpentarium/core";
import { parsePlugin } from "@serpentarium/core/plugin";
import { analyse } from "../analyse.ts";
import { consider } from "../bot.ts";
import type { Clock } from "../budget.ts";
import { createSearch, type Search } from "../search/search.ts";
import { openPosition } from "./open-position.ts";
import type { Port } from "./port.ts";
import { createRequestParser, idOf, type Reply, type Request } from "./protocol.ts";
import { Searches } from "./searches.ts";

/** What a worker is given by its own script. */
export interface ServeOptions {
  /** Games that it knows from the start. */
  readonly plugins?: readonly Pick<Plugin, "game">[];
  /** Whether it takes in the modules that it is told to; not where it knows all games that it needs. */
  readonly load?: boolean;
  readonly clock?: Clock;
}

type Asked<K extends Request["type"]> = Extract<Request, { readonly type: K }>;
type Answered = Exclude<Request, Asked<"cancel">>;
type Failed = { readonly ok: false; readonly error: Failure };

/** In a worker there is nothing else to do: it listens now and then whether it is to stop. */
const STRETCH = 40;

const unknownGame = (id: string): Failed =>
  fail("unknown-game", `the worker does not know ${id}`, `le processus ne connaît pas ${id}`);

const brokeDown = (error: unknown): Failed =>
  fail("bad-plugin", `it broke down: ${String(error)}`, `il s’est arrêté : ${String(error)}`);

const numberTaken = (): Failed =>
  fail("bad-event", "a question with that number is being answered", "une question porte déjà ce numéro");

/** Searches of one game, bot and match go on from one another. */
const keyOf = ({ game, bot, match }: Asked<"think">): string => JSON.stringify([game, bot, match]);

/** The inside of a worker. */
class Server {
  readonly #port: Port;
  readonly #load: boolean;
  readonly #clock: Clock | undefined;
  readonly #games: Map<string, Game>;
  readonly #running = new Map<number, AbortController>();
  readonly #searches = new Searches();
  readonly #parse = createRequestParser();

  constructor(port: Port, { plugins = [], load = true, clock }: ServeOptions) {
    this.#port = port;
    this.#load = load;
    this.#clock = clock;
    this.#games = new Map(plugins.map(({ game }) => [game.id, game]));
  }

  hear(data: unknown): void {
    const request = this.#parse(data);
    if (!request.ok) this.#refuse(idOf(data), request);
    else if (request.value.type === "cancel") this.#running.get(request.value.id)?.abort();
    else if (this.#running.has(request.value.id)) this.#refuse(request.value.id, numberTaken());
    else void this.#answer(request.value);
  }

  #reply(message: Reply): void {
    this.#port.post(message);
  }

  #refuse(id: number, { error }: Failed): void {
    this.#reply({ type: "failed", id, failure: error });
  }

  async #answer(request: Answered): Promise<void> {
    const { id } = request;
    const controller = new AbortController();
    this.#running.set(id, controller);
    try {
      if (request.type === "load") await this.#takeIn(request);
      else await this.#ask(request, controller.signal);
    } catch (error) {
      if (controller.signal.aborted) this.#reply({ type: "cancelled", id });
      else this.#refuse(id, request.type === "load" ? unknownGame(request.url) : brokeDown(error));
    } finally {
      this.#running.delete(id);
    }
  }

  async #takeIn({ id, url }: Asked<"load">): Promise<void> {
    if (!this.#load) return this.#refuse(id, unknownGame(url));
    const plugin = parsePlugin(await import(/* @vite-ignore */ url));
    if (!plugin.ok) return this.#refuse(id, plugin);
    const { game } = plugin.value;
    this.#games.set(game.id, game);
    this.#reply({ type: "loaded", id, game: game.id });
  }

  async #ask(request: Asked<"think"> | Asked<"analyse">, signal: AbortSignal): Promise<void> {
    const game = this.#games.get(request.game);
    if (!game) return this.#refuse(request.id, unknownGame(request.game));
    if (request.type === "analyse") return this.#analyse(game, request, signal);
    const opened = openPosition(game, request.position);
    return opened.ok ? this.#think(game, opened.value, request, signal) : this.#refuse(request.id, opened);
  }

  async #think(
    game: Game,
    position: AnyPosition,
    request: Asked<"think">,
    signal: AbortSignal,
  ): Promise<void> {
    const { id, bot, match, seed } = request;
    const search = this.#searchFor(game, position, request);
    const onProgress = (explanation: Extract<Reply, { type: "thinking" }>["explanation"]) =>
      this.#reply({ type: "thinking", id, explanation });
    const options = { signal, onProgress, clock: this.#clock, stretch: STRETCH };
    try {
      const explanation = await consider({ game, position, seed }, bot, options, search);
      this.#reply({ type: "thought", id, explanation });
    } finally {
      if (search && match !== undefined) this.#searches.keep(keyOf(request), search);
    }
  }

  #searchFor(game: Game, position: AnyPosition, request: Asked<"think">): Search<GameTypes> | undefined {
    const { bot, match, seed } = request;
    if (bot.bot !== "mcts" || match === undefined) return undefined;
    const search = this.#searches.take(keyOf(request)) ?? createSearch(game, position, seed, bot);
    search.moveTo(position);
    return search;
  }

  async #analyse(game: Game, { id, record, options }: Asked<"analyse">, signal: AbortSignal): Promise<void> {
    const onProgress = (done: number, all: number) => this.#reply({ type: "analysing", id, done, all });
    const following = { signal, onProgress, clock: this.#clock, stretch: STRETCH };
    const analysed = await analyse(game, record, { ...options, ...following });
    if (!analysed.ok) return this.#refuse(id, analysed);
    this.#reply({ type: "analysed", id, analysis: analysed.value });
  }
}

/**
 * Answers questions at the inner end of a line to a worker: to think of a position, to analyse a record, to take in a
 * plugin, to stop. A question that cannot be read, or that makes a game break down, is answered with a failure; the worker
 * lives on.
 */
export function serveBots(port: Port, options: ServeOptions = {}): void {
  const server = new Server(port, options);
  port.listen((data) => server.hear(data));
}
