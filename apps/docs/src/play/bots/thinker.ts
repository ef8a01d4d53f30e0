import type { Analysis, BotSpec, BotWorker, Explanation, Question } from "@serpentarium/bots";
import { type AnyAction, type Game, type GameTypes, type Result, unwrap } from "@serpentarium/core";

type Version = Pick<Game, "id" | "version">;
type OpenLine = (game: Version) => Promise<BotWorker>;

/** How a match is analysed, how that is followed and how it is stopped. */
interface Analysing {
  /** For each of its positions. */
  readonly iterations: number;
  readonly signal: AbortSignal;
  readonly onProgress: (done: number, all: number) => void;
}

/** The worker of the page; neither it nor what leads to it is fetched before somebody wants to think. */
const openLazily: OpenLine = async (game) => (await import("./line.ts")).openLine(game);

/** Where the bots of a page think: beside it, in one worker for each version of a game. */
export class Thinker {
  readonly #open: OpenLine;
  readonly #lines = new Map<string, Promise<BotWorker>>();

  constructor(open: OpenLine = openLazily) {
    this.#open = open;
  }

  /** What a bot makes of a position. @throws what stopped it, or why it cannot be done */
  think(question: Question<GameTypes>, bot: BotSpec, signal: AbortSignal): Promise<Explanation<AnyAction>> {
    return this.#ask(question.game, signal, (worker) => worker.think(question, bot, { signal }));
  }

  /** What everybody could expect in the course of a match. @throws like {@link Thinker.think} */
  analyse(game: Version, record: unknown, how: Analysing): Promise<Analysis> {
    return this.#ask(game, how.signal, (worker) => worker.analyse(game, record, how));
  }

  /** Asks a worker and, where it breaks down or could not be fetched, once more a new one. */
  async #ask<V>(
    game: Version,
    signal: AbortSignal,
    question: (worker: BotWorker) => Promise<Result<V>>,
  ): Promise<V> {
    const line = this.#lineFor(game);
    try {
      return unwrap(await question(await line));
    } catch {
      signal.throwIfAborted();
      this.#drop(game, line);
      return unwrap(await question(await this.#lineFor(game)));
    }
  }

  #lineFor(game: Version): Promise<BotWorker> {
    const line = this.#lines.get(game.version) ?? this.#open(game);
    this.#lines.set(game.version, line);
    return line;
  }

  #drop({ version }: Version, line: Promise<BotWorker>): void {
    if (this.#lines.get(version) === line) this.#lines.delete(version);
    line.then(
      (worker) => worker.close(),
      () => {},
    );
  }
}
