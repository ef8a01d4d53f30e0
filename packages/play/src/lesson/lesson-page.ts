import "@serpentarium/board/element";
import type { SerpentBoard } from "@serpentarium/board/element";
import { type Game, play, unwrap } from "@serpentarium/core";
import type { Teaching } from "@serpentarium/core/teaching";
import type { Reader } from "@serpentarium/table";
import { h, render } from "preact";
import {
  afterAction,
  afterRefusal,
  canPlay,
  endSolution,
  type Lesson,
  type LessonState,
  openTask,
  openTaskById,
  retryTask,
  revealHint,
  startSolution,
  taskOf,
} from "./lesson.ts";
import { LessonBoard } from "./lesson-board.ts";
import type { LessonHandlers, LessonLinks, LessonViewProps } from "./lesson-view-props.ts";
import { loadProgress, saveProgress } from "./progress.ts";
import { FeedbackView } from "./views/feedback-view.tsx";
import { LessonControlsView } from "./views/lesson-controls-view.tsx";
import { TaskView } from "./views/task-view.tsx";

interface LessonLayout {
  readonly task: HTMLElement;
  readonly table: HTMLElement;
  readonly board: SerpentBoard;
  readonly feedback: HTMLElement;
  readonly choices: HTMLElement;
}

/** Options of `mountLesson`. */
export interface LessonOptions extends Reader {
  readonly game: Game;
  readonly tasks: Teaching["tasks"];
  readonly links: LessonLinks;
}

/** Delay between the actions of a solution, in milliseconds. */
const PAUSE = 1200;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE));

export class LessonPage implements LessonHandlers {
  readonly #lesson: Lesson;
  readonly #reader: Reader;
  readonly #links: LessonLinks;
  readonly #layout: LessonLayout;
  readonly #board: LessonBoard;
  readonly #closing = new AbortController();
  #state: LessonState;

  constructor({ game, tasks, links, ...reader }: LessonOptions, layout: LessonLayout) {
    const lesson: Lesson = { game, tasks, words: reader.words };
    this.#lesson = lesson;
    this.#reader = reader;
    this.#links = links;
    this.#layout = layout;
    this.#board = new LessonBoard(layout.board, lesson.game, reader.words, {
      // the board updates its position after the event, and the feedback needs the new position
      onPlayed: (action) => queueMicrotask(() => this.#onPlayed(action)),
      onRefused: (failure) => this.#setState(afterRefusal(this.#state, failure)),
    });
    const ids = lesson.tasks.map(({ id }) => id);
    this.#state = openTaskById(lesson, loadProgress(lesson.game.id, ids), this.#taskInAddress);
    // replace the server-rendered first task
    layout.task.replaceChildren();
    layout.choices.replaceChildren();
    this.#showPosition();
    this.#draw();
    window.addEventListener("hashchange", () => this.#followAddress(), { signal: this.#closing.signal });
  }

  /** Stops following the address. */
  close(): void {
    this.#closing.abort();
  }

  hint(): void {
    this.#setState(revealHint(this.#lesson, this.#state));
  }

  retry(): void {
    this.#setState(retryTask(this.#lesson, this.#state));
    this.#showPosition();
    this.#board.focus();
  }

  restart(): void {
    saveProgress(this.#lesson.game.id, []);
    this.#open(openTask(this.#lesson, [], 0));
    const [first] = this.#lesson.tasks;
    history.replaceState(history.state, "", `#${first?.id}`);
  }

  async showSolution(): Promise<void> {
    const solution = startSolution(this.#lesson, this.#state);
    this.#setState(solution);
    this.#showPosition();
    for (const notation of taskOf(this.#lesson, solution)?.solutions[0] ?? []) {
      await pause();
      // the learner has opened another task
      if (this.#state.attempt !== solution.attempt) return;
      this.#board.play(unwrap(play(this.#lesson.game, this.#board.position, notation)).action);
    }
    await pause();
    if (this.#state.attempt !== solution.attempt) return;
    this.#setState(endSolution(this.#state));
    this.#board.freeze();
    this.#focusNextStep();
  }

  get #taskInAddress(): string {
    return decodeURIComponent(location.hash.slice(1));
  }

  /** Opens the task in the address, or the first that is not done. */
  #followAddress(): void {
    this.#open(openTaskById(this.#lesson, this.#state.done, this.#taskInAddress));
  }

  #open(state: LessonState): void {
    this.#setState(state);
    this.#showPosition();
    this.#layout.task.querySelector("h2")?.focus();
  }

  #onPlayed(action: string): void {
    if (this.#state.feedback?.kind === "showing") return;
    const state = afterAction(this.#lesson, this.#state, action);
    saveProgress(this.#lesson.game.id, state.done);
    this.#setState(state);
    if (canPlay(state)) return;
    this.#board.freeze();
    this.#focusNextStep();
  }

  #focusNextStep(): void {
    this.#layout.choices.querySelector<HTMLElement>("[data-next-step]")?.focus();
  }

  #showPosition(): void {
    const { attempt } = this.#state;
    this.#layout.table.hidden = attempt === undefined;
    if (attempt) this.#board.show(attempt.position, canPlay(this.#state));
  }

  #setState(state: LessonState): void {
    this.#state = state;
    this.#draw();
  }

  #draw(): void {
    const props: LessonViewProps = {
      lesson: this.#lesson,
      state: this.#state,
      handlers: this,
      reader: this.#reader,
      links: this.#links,
    };
    render(h(TaskView, props), this.#layout.task);
    render(h(FeedbackView, props), this.#layout.feedback);
    render(h(LessonControlsView, props), this.#layout.choices);
  }
}
