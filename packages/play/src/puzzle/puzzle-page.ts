import { copyText } from "@serpentarium/table";
import "@serpentarium/board/element";
import type { SerpentBoard } from "@serpentarium/board/element";
import { type Game, play, unwrap } from "@serpentarium/core";
import type { Puzzle, SolutionStep } from "@serpentarium/puzzles";
import type { Reader } from "@serpentarium/table";
import { h, render } from "preact";
import { LessonBoard } from "../lesson/lesson-board.ts";
import { type Day, dailyGame, dayOf } from "./daily-puzzle.ts";
import { loadMistakes } from "./mistakes.ts";
import { loadHistory, saveHistory, withSolved } from "./puzzle-history.ts";
import { type PuzzleFilter, themesOf } from "./puzzle-levels.ts";
import type { PuzzleAttempt } from "./puzzle-rating.ts";
import { itemAt, nextItem, type PuzzleItem, toMistakeItems, toPuzzleItems } from "./puzzle-set.ts";
import {
  afterAction,
  afterDefence,
  afterRefusal,
  canPlay,
  endSolution,
  HINTS,
  type PuzzleState,
  type PuzzleTask,
  retryPuzzle,
  revealHint,
  solverOf,
  startPuzzle,
  startSolution,
  withRefutation,
} from "./puzzle-state.ts";
import type { PuzzleHandlers, PuzzleViewProps, SharedText, ShownRating } from "./puzzle-view-props.ts";
import { shareText } from "./share-text.ts";
import { PuzzleControlsView } from "./views/puzzle-controls-view.tsx";
import { PuzzleFeedbackView } from "./views/puzzle-feedback-view.tsx";
import { PuzzleTaskView } from "./views/puzzle-task-view.tsx";

interface PuzzleLayout {
  readonly task: HTMLElement;
  readonly board: SerpentBoard;
  readonly feedback: HTMLElement;
  readonly choices: HTMLElement;
}

/** The puzzles of the day. */
export interface DailyPuzzles {
  /** The ids of the games, which alternate daily. */
  readonly games: readonly string[];
  /** The URL of the page that links to the puzzle of each day. */
  readonly page: string;
  /** Returns the URL of the puzzles of a game; undefined for the game of this page. */
  pageOf(game: string): string | undefined;
}

/** Options of `mountPuzzles`. */
export interface PuzzleOptions extends Reader {
  readonly game: Game;
  readonly puzzles: readonly Puzzle[];
  /** Undefined if the page has no puzzle of the day. */
  readonly daily?: DailyPuzzles | undefined;
  /** The URL of the page of the user’s statistics. */
  readonly statisticsPage?: string | undefined;
}

/** Delay before an answer on the board, in milliseconds. */
const PAUSE = 900;
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE));

export class PuzzlePage implements PuzzleHandlers {
  readonly #game: Game;
  readonly #reader: Reader;
  readonly #layout: PuzzleLayout;
  readonly #board: LessonBoard;
  readonly #puzzles: readonly Puzzle[];
  readonly #daily: DailyPuzzles | undefined;
  readonly #statisticsPage: string | undefined;
  readonly #today: Day;
  #items: readonly PuzzleItem[] = [];
  #item: PuzzleItem | undefined;
  #isDaily = false;
  #state: PuzzleState | undefined;
  #filter: PuzzleFilter;
  #history = loadHistory();
  /** Loaded after the first puzzle is shown. */
  #ratings: typeof import("./puzzle-rating.ts") | undefined;
  #attempts: readonly PuzzleAttempt[] = [];
  /** The key of the puzzle whose first attempt has ended here. */
  #rated: string | undefined;
  /** The last shared text of the current puzzle, and whether it is in the clipboard. */
  #shared: SharedText | undefined;
  /** Whether the page itself is playing on the board. */
  #isAnswering = false;
  readonly #closing = new AbortController();

  constructor({ game, puzzles, daily, statisticsPage, ...reader }: PuzzleOptions, layout: PuzzleLayout) {
    this.#statisticsPage = statisticsPage;
    this.#game = game;
    this.#puzzles = puzzles;
    this.#daily = daily;
    this.#reader = reader;
    this.#layout = layout;
    this.#today = dayOf(new Date());
    this.#board = new LessonBoard(layout.board, game, reader.words, {
      // the board updates its position after the event, and the answer needs the new position
      onPlayed: (action) => queueMicrotask(() => this.#onPlayed(action)),
      onRefused: (failure) => this.#state && this.#setState(afterRefusal(this.#state, failure)),
    });
    const wanted = new URLSearchParams(location.search).get("theme")?.split(",") ?? [];
    const theme = wanted.find((clause) => themesOf(puzzles).includes(clause)) ?? "";
    this.#filter = { level: "", theme };
    layout.task.replaceChildren();
    layout.choices.replaceChildren();
    this.#followAddress();
    const { signal } = this.#closing;
    const onHash = (): void => {
      if (location.hash.slice(1) !== this.#item?.fragment) this.#followAddress();
      this.#focusTask();
    };
    window.addEventListener("hashchange", onHash, { signal });
    this.#loadRatings();
  }

  async #loadRatings(): Promise<void> {
    this.#ratings = await import("./puzzle-rating.ts");
    this.#attempts = this.#ratings.loadAttempts();
    this.#draw();
  }

  /** Rates the first attempt at the current puzzle, once it has ended. */
  #rate(score: PuzzleAttempt["score"]): void {
    const { key, base } = this.#item ?? {};
    if (key === undefined || base === undefined || !this.#ratings) return;
    const before = this.#ratings.loadAttempts();
    this.#attempts = this.#ratings.addAttempt({ key, at: Date.now(), base, score });
    if (this.#attempts.length > before.length) this.#rated = key;
  }

  #shownRating(): ShownRating | undefined {
    const { key, base } = this.#item ?? {};
    if (key === undefined || base === undefined || !this.#ratings) return undefined;
    const { solver, puzzles, course } = this.#ratings.ratingsOf(this.#attempts);
    const before = this.#ratings.ratingsOf(this.#attempts.slice(0, -1)).solver;
    const last = this.#attempts.at(-1)?.key;
    const isRated = this.#rated === key && last === key && course.length > 0;
    return {
      puzzle: Math.round(puzzles.get(key)?.rating ?? base),
      solver: Math.round(solver.rating),
      within: Math.round(2 * solver.deviation),
      change: isRated ? Math.round(solver.rating) - Math.round(before.rating) : undefined,
    };
  }

  /** Stops following the address. */
  close(): void {
    this.#closing.abort();
    this.#state = undefined;
  }

  hint(): void {
    if (!this.#state) return;
    this.#setState(revealHint(this.#state));
    this.#markStart();
  }

  retry(): void {
    if (!this.#state) return;
    this.#setState(retryPuzzle(this.#state));
    this.#show(true);
    this.#board.focus();
  }

  next(): void {
    this.#open(nextItem(this.#items, this.#filter, this.#history, this.#item), true);
    this.#focusTask();
  }

  filter(change: Partial<PuzzleFilter>): void {
    this.#filter = { ...this.#filter, ...change };
    const isKept = this.#item?.matches(this.#filter) && this.#state?.feedback?.kind !== "solved";
    if (isKept) this.#draw();
    else this.#open(nextItem(this.#items, this.#filter, this.#history, this.#item), true);
  }

  async showSolution(): Promise<void> {
    if (!this.#state) return;
    this.#rate(0);
    this.#setState(startSolution(this.#state));
    const shown = this.#state;
    this.#show(false);
    let step: SolutionStep | undefined = shown.task.solution;
    for (; step; step = step.next?.[0]) {
      await pause();
      if (this.#state !== shown) return;
      this.#playOnBoard(step.action);
    }
    await pause();
    if (this.#state !== shown) return;
    this.#setState(endSolution(shown));
    this.#board.freeze();
    this.#focusNextStep();
  }

  async share(): Promise<void> {
    if (!this.#state || !this.#item) return;
    const text = shareText(this.#reader, this.#state, {
      day: this.#isDaily ? this.#today : undefined,
      url: new URL((this.#isDaily && this.#daily?.page) || `#${this.#item.fragment}`, location.href).href,
    });
    const canShare = typeof navigator.share === "function" && matchMedia("(pointer: coarse)").matches;
    // shows the text if the user cancels sharing or the browser denies the clipboard
    const isCopied = canShare
      ? await navigator.share({ text }).then(
          () => false,
          () => false,
        )
      : await copyText(text);
    this.#shared = { text, isCopied };
    this.#draw();
  }

  /** Opens the puzzle in the address, or the next open one. */
  #followAddress(): void {
    const fragment = location.hash.slice(1);
    const { games = [], pageOf } = this.#daily ?? {};
    const page = fragment === "today" ? pageOf?.(dailyGame(this.#today, games)) : undefined;
    if (page !== undefined) location.replace(`${page}#today`);
    const mistakes = fragment.startsWith("mistake-") ? loadMistakes(this.#game.id) : [];
    this.#items =
      mistakes.length > 0 ? toMistakeItems(this.#game, mistakes) : toPuzzleItems(this.#game, this.#puzzles);
    const named = itemAt(this.#items, fragment, this.#today, games.length);
    this.#isDaily = fragment === "today" && named !== undefined;
    this.#open(named ?? nextItem(this.#items, this.#filter, this.#history, undefined), !this.#isDaily);
  }

  #open(item: PuzzleItem | undefined, isInAddress: boolean): void {
    const task: PuzzleTask | undefined = item?.open();
    this.#item = task && item;
    this.#shared = undefined;
    if (isInAddress) {
      this.#isDaily = false;
      if (task && item) history.replaceState(history.state, "", `#${item.fragment}`);
    }
    this.#setState(task && startPuzzle(task));
    if (task) this.#show(true);
    else this.#board.freeze();
  }

  #onPlayed(notation: string): void {
    if (this.#isAnswering || !this.#state) return;
    const state = afterAction(this.#game, this.#state, notation);
    this.#setState(state);
    if (state.feedback?.kind === "solved") this.#finish(state);
    else if (state.feedback?.kind === "right") this.#answer(state);
    else if (state.task.actions === undefined) this.#endAttempt();
    else this.#refute(state);
  }

  #finish(state: PuzzleState): void {
    if (!state.wasShown) {
      this.#history = withSolved(loadHistory(), state.task.key, this.#isDaily ? this.#today : undefined);
      // mistakes are not part of the history: the next analysis replaces them
      if (state.task.actions !== undefined) saveHistory(this.#history);
      this.#rate(state.hints > 0 ? 0.5 : 1);
    }
    this.#endAttempt();
  }

  #endAttempt(): void {
    this.#board.freeze();
    this.#draw();
    this.#focusNextStep();
  }

  /** Plays the longest defence until the solver is to act again. */
  async #answer(asked: PuzzleState): Promise<void> {
    const solver = solverOf(this.#game, asked.task);
    let state = asked;
    while (this.#game.toAct(state.position) !== solver) {
      this.#board.freeze();
      await pause();
      if (this.#state !== state) return;
      this.#show(false);
      this.#playOnBoard(state.steps[0]?.action ?? "");
      state = afterDefence(this.#game, state);
      this.#setState(state);
      // show the defence before the solver can act
      await pause();
      if (this.#state !== state) return;
    }
    if (state === asked) this.#setState({ ...state, feedback: { kind: "goOn" } });
    this.#show(true);
  }

  /** Plays the refutation of the last action. */
  async #refute(asked: PuzzleState): Promise<void> {
    this.#board.freeze();
    const [{ findRefutation }] = await Promise.all([import("./refutation.ts"), pause()]);
    if (this.#state !== asked) return;
    const { task, played, position } = asked;
    const left = (task.actions ?? 0) - played - 1;
    const refutation = findRefutation(this.#game, position, solverOf(this.#game, task), left, task.margin);
    const state = withRefutation(this.#game, asked, refutation);
    if (state.mistakes > 0) this.#rate(0);
    this.#setState(state);
    if ("defence" in refutation) {
      this.#show(false);
      this.#playOnBoard(this.#game.formatAction(refutation.defence, position));
    }
    this.#endAttempt();
  }

  #playOnBoard(notation: string): void {
    this.#isAnswering = true;
    this.#board.play(unwrap(play(this.#game, this.#board.position, notation)).action);
    queueMicrotask(() => {
      this.#isAnswering = false;
    });
  }

  #show(isPlayable: boolean): void {
    if (!this.#state) return;
    this.#board.show(this.#state.position, isPlayable && canPlay(this.#state));
    this.#markStart();
  }

  /** Marks the first target of the solution, if that hint was given. */
  #markStart(): void {
    const { hints, position, steps, feedback } = this.#state ?? {};
    const [step] = steps ?? [];
    if (hints !== HINTS || !position || !step || (feedback && feedback.kind !== "goOn")) return;
    const { action } = unwrap(play(this.#game, position, step.action));
    this.#board.suggest(this.#game.clicks(position, action).slice(0, 1));
  }

  #focusTask(): void {
    this.#layout.task.querySelector("h2")?.focus();
  }

  #focusNextStep(): void {
    this.#layout.choices.querySelector<HTMLElement>("[data-next-step]")?.focus();
  }

  #setState(state: PuzzleState | undefined): void {
    this.#state = state;
    this.#draw();
  }

  #draw(): void {
    const matching = this.#items.filter((item) => item.matches(this.#filter));
    const props: PuzzleViewProps = {
      game: this.#game,
      reader: this.#reader,
      handlers: this,
      state: this.#state,
      item: this.#item,
      day: this.#isDaily ? this.#today : undefined,
      filter: this.#filter,
      themes: themesOf(this.#puzzles),
      count: matching.length,
      solved: matching.filter(({ key }) => this.#history.solved.includes(key)).length,
      shared: this.#shared,
      rating: this.#shownRating(),
      statisticsPage: this.#statisticsPage,
    };
    render(h(PuzzleTaskView, props), this.#layout.task);
    render(h(PuzzleFeedbackView, props), this.#layout.feedback);
    render(h(PuzzleControlsView, props), this.#layout.choices);
  }
}
