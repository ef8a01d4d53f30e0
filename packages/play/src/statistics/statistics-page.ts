import type { Game, Words } from "@serpentarium/core";
import { h, render } from "preact";
import { MatchHeaders } from "../library/match-headers.ts";
import { dayOf, streakOf } from "../puzzle/daily-puzzle.ts";
import { loadHistory } from "../puzzle/puzzle-history.ts";
import { loadAttempts, ratingsOf } from "../puzzle/puzzle-rating.ts";
import { statisticsOf } from "./statistics.ts";
import { type PuzzleStatistics, type StatisticsState, StatisticsView } from "./statistics-view.tsx";

/** Options of `mountStatistics`. */
export interface StatisticsOptions {
  /** The words of the page. */
  readonly words: Words;
  /** Loads a game with its words; undefined for an unknown game. */
  loadGame(id: string): Promise<{ readonly game: Game; readonly words: Words } | undefined>;
  /** Returns the URL of the page for playing a game; undefined if there is none. */
  pageOf(game: string): string | undefined;
  /** Returns the URL of the puzzles of a game; undefined if it has none. */
  puzzlesOf(game: string): string | undefined;
  /** The URLs of the page of all matches, and of the page of all puzzles. */
  readonly matchesPage: string;
  readonly puzzlesPage: string;
}

/** The id of the game of a puzzle’s key. */
const gameOfKey = (key: string): string => key.split("/", 1).join("");

/** The puzzles of the user, from the history and the attempts that the browser stores. */
function puzzleStatistics(): PuzzleStatistics {
  const { solved, days } = loadHistory();
  const attempts = loadAttempts();
  const { solver, puzzles, course } = ratingsOf(attempts);
  const games = [...new Set(solved.map(gameOfKey))];
  return {
    solved: games.map((game) => [game, solved.filter((key) => gameOfKey(key) === game).length] as const),
    streak: streakOf(days, dayOf(new Date())),
    rating: attempts.length > 0 ? solver : undefined,
    course,
    attempts: attempts.map(({ key, base, ...attempt }) => ({
      ...attempt,
      key,
      rating: puzzles.get(key)?.rating ?? base,
    })),
  };
}

export class StatisticsPage {
  readonly #root: HTMLElement;
  readonly #options: StatisticsOptions;
  readonly #headers: MatchHeaders;
  #stamp = "";
  readonly #closing = new AbortController();
  readonly #games = new Map<string, ReturnType<StatisticsOptions["loadGame"]>>();

  constructor(root: HTMLElement, options: StatisticsOptions) {
    this.#root = root;
    this.#options = options;
    this.#headers = new MatchHeaders(async (id) => {
      const [loaded, page] = [await this.#loadGame(id), options.pageOf(id)];
      return loaded && page !== undefined ? { ...loaded, page } : undefined;
    });
  }

  async open(): Promise<void> {
    document.addEventListener("visibilitychange", () => this.#refresh(), { signal: this.#closing.signal });
    this.#draw({ statistics: undefined, isBlocked: false, puzzles: puzzleStatistics(), titles: new Map() });
    await this.#refresh();
    this.#root.dataset["live"] = "";
  }

  close(): void {
    this.#closing.abort();
    render(null, this.#root);
  }

  #loadGame(id: string): ReturnType<StatisticsOptions["loadGame"]> {
    const known = this.#games.get(id) ?? this.#options.loadGame(id);
    this.#games.set(id, known);
    return known;
  }

  /** Counts again after a change of matches or puzzles. */
  async #refresh(): Promise<void> {
    if (document.hidden) return;
    const puzzles = puzzleStatistics();
    const matches = await this.#headers.stamp().catch(() => "");
    const stamp = `${matches} ${JSON.stringify(puzzles)}`;
    if (stamp === this.#stamp) return;
    this.#stamp = stamp;
    const headers = await this.#headers.all().catch(() => undefined);
    const statistics = statisticsOf(headers ?? []);
    const ids = new Set([
      ...statistics.games.map(({ game }) => game),
      ...puzzles.solved.map(([game]) => game),
      ...puzzles.attempts.map(({ key }) => gameOfKey(key)),
    ]);
    const titles = await Promise.all(
      [...ids].map(async (id) => [id, (await this.#loadGame(id))?.words.text("title") ?? id] as const),
    );
    this.#draw({ statistics, isBlocked: headers === undefined, puzzles, titles: new Map(titles) });
  }

  #draw(state: StatisticsState): void {
    render(h(StatisticsView, { state, options: this.#options }), this.#root);
  }
}
