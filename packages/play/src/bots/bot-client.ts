import type { BotRequest, BotSpec, BotWorker, Explanation, MatchAnalysis } from "@serpentarium/bots";
import { type AnyAction, type Game, type GameTypes, type Result, unwrap } from "@serpentarium/core";
import type { AnalysisOptions } from "@serpentarium/table";
import type { OpenBots } from "./open-bots.ts";

/** Sends requests to bots, which run in one worker for each version of a game. */
export class BotClient {
  readonly #open: OpenBots;
  readonly #workers = new Map<string, Promise<BotWorker>>();

  constructor(open: OpenBots) {
    this.#open = open;
  }

  /** Explains a bot’s choice in a position. @throws the abort reason, or the failure of the bot */
  think(
    question: BotRequest<GameTypes>,
    bot: BotSpec,
    signal: AbortSignal,
    onProgress?: (explanation: Explanation<AnyAction>) => void,
  ): Promise<Explanation<AnyAction>> {
    const options = { signal, onProgress, brief: false };
    return this.#request(question.game, signal, (worker) => worker.think(question, bot, options));
  }

  /** Analyses a match: the expected shares at each position. @throws like {@link BotClient.think} */
  analyse(game: Game, record: unknown, options: AnalysisOptions): Promise<MatchAnalysis> {
    return this.#request(game, options.signal, (worker) => worker.analyse(game, record, options));
  }

  /** Sends a request to the worker; if that fails, restarts the worker and tries once more. */
  async #request<V>(
    game: Game,
    signal: AbortSignal,
    send: (worker: BotWorker) => Promise<Result<V>>,
  ): Promise<V> {
    const worker = this.#workerFor(game);
    try {
      return unwrap(await send(await worker));
    } catch {
      signal.throwIfAborted();
      this.#drop(game, worker);
      return unwrap(await send(await this.#workerFor(game)));
    }
  }

  #workerFor(game: Game): Promise<BotWorker> {
    const worker = this.#workers.get(game.version) ?? this.#open(game);
    this.#workers.set(game.version, worker);
    return worker;
  }

  #drop({ version }: Game, worker: Promise<BotWorker>): void {
    if (this.#workers.get(version) === worker) this.#workers.delete(version);
    worker.then(
      (opened) => opened.close(),
      () => {},
    );
  }
}
