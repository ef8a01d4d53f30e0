import "@serpentarium/board/element";
import type { SerpentBoard } from "@serpentarium/board/element";
import { parseLegal, unwrap } from "@serpentarium/core";
import { h, render } from "preact";
import type { Reader } from "../play/reader.ts";
import {
  enter,
  hinted,
  isOpen,
  type Lesson,
  type LessonState,
  openTask,
  played,
  refused,
  showing,
  shown,
  taskOf,
  tryAgain,
} from "./lesson.ts";
import { LessonBoard } from "./lesson-board.ts";
import type { Doors, LessonOrders, LessonViewProps } from "./lesson-view-props.ts";
import { keepProgress, recallProgress } from "./progress.ts";
import { ChoicesView } from "./views/choices-view.tsx";
import { FeedbackView } from "./views/feedback-view.tsx";
import { TaskView } from "./views/task-view.tsx";

/** Where a lesson is drawn. */
interface LessonPlaces {
  readonly task: HTMLElement;
  readonly table: HTMLElement;
  readonly board: SerpentBoard;
  readonly feedback: HTMLElement;
  readonly choices: HTMLElement;
}

/** How long one looks at an action of a solution, in milliseconds. */
const PAUSE = 1200;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE));

/** A lesson on a page: its state, the address, the board and what is drawn around it. */
export class LessonPage implements LessonOrders {
  readonly #lesson: Lesson;
  readonly #reader: Reader;
  readonly #doors: Doors;
  readonly #places: LessonPlaces;
  readonly #board: LessonBoard;
  #state: LessonState;

  constructor(lesson: Lesson, reader: Reader, doors: Doors, places: LessonPlaces) {
    this.#lesson = lesson;
    this.#reader = reader;
    this.#doors = doors;
    this.#places = places;
    this.#board = new LessonBoard(places.board, lesson.game, reader.language, {
      // the board changes after it has told: what is said of that comes then
      played: (action) => queueMicrotask(() => this.#played(action)),
      refused: (failure) => this.#take(refused(this.#state, failure)),
    });
    const ids = lesson.tasks.map(({ id }) => id);
    this.#state = enter(lesson, recallProgress(lesson.game.id, ids), this.#address);
    // what the page was built with is of the first task, and makes way for whichever task comes in its place
    places.task.replaceChildren();
    places.choices.replaceChildren();
    this.#show();
    this.#draw();
    window.addEventListener("hashchange", () => this.#follow());
  }

  hint(): void {
    this.#take(hinted(this.#lesson, this.#state));
  }

  again(): void {
    this.#take(tryAgain(this.#lesson, this.#state));
    this.#show();
    this.#board.focus();
  }

  restart(): void {
    keepProgress(this.#lesson.game.id, []);
    this.#open(openTask(this.#lesson, [], 0));
    const [first] = this.#lesson.tasks;
    history.replaceState(history.state, "", `#${first?.id}`);
  }

  async show(): Promise<void> {
    const watched = showing(this.#lesson, this.#state);
    this.#take(watched);
    this.#show();
    for (const notation of taskOf(this.#lesson, watched)?.solutions[0] ?? []) {
      await pause();
      // somebody has gone on to another task
      if (this.#state.tried !== watched.tried) return;
      this.#board.play(unwrap(parseLegal(this.#lesson.game, this.#board.position, notation)));
    }
    await pause();
    if (this.#state.tried !== watched.tried) return;
    this.#take(shown(this.#state));
    this.#board.still();
    this.#toOnward();
  }

  get #address(): string {
    return decodeURIComponent(location.hash.slice(1));
  }

  /** Opens the task of the address, or the first that is not done. */
  #follow(): void {
    this.#open(enter(this.#lesson, this.#state.done, this.#address));
  }

  #open(state: LessonState): void {
    this.#take(state);
    this.#show();
    this.#places.task.querySelector("h2")?.focus();
  }

  #played(action: string): void {
    if (this.#state.feedback?.kind === "showing") return;
    const state = played(this.#lesson, this.#state, action);
    keepProgress(this.#lesson.game.id, state.done);
    this.#take(state);
    if (isOpen(state)) return;
    this.#board.still();
    this.#toOnward();
  }

  #toOnward(): void {
    this.#places.choices.querySelector<HTMLElement>("[data-onward]")?.focus();
  }

  #show(): void {
    const { tried } = this.#state;
    this.#places.table.hidden = tried === undefined;
    if (tried) this.#board.show(tried.position, isOpen(this.#state));
  }

  #take(state: LessonState): void {
    this.#state = state;
    this.#draw();
  }

  #draw(): void {
    const props: LessonViewProps = {
      lesson: this.#lesson,
      state: this.#state,
      orders: this,
      reader: this.#reader,
      doors: this.#doors,
    };
    render(h(TaskView, props), this.#places.task);
    render(h(FeedbackView, props), this.#places.feedback);
    render(h(ChoicesView, props), this.#places.choices);
  }
}
