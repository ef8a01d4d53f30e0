/** A lesson as it goes: which task, what was tried, what is said of that. No page and no clock. */
import { type AnyAction, type Failure, type Game, parseLegal, type Text, unwrap } from "@serpentarium/core";
import {
  type Attempt,
  attempt,
  beginAttempt,
  explain,
  standingOf,
  type Task,
} from "@serpentarium/core/teaching";

/** A game and its tasks. */
export interface Lesson {
  readonly game: Game;
  readonly tasks: readonly Task[];
}

/** What is said of the last thing that was done. */
type Feedback =
  | { readonly kind: "refused"; readonly failure: Failure }
  /** Played, and the aim is still open: so many more actions may be played. */
  | { readonly kind: "more"; readonly left: number }
  | { readonly kind: "missed"; readonly because: Text | undefined }
  | { readonly kind: "reached" }
  /** A solution is being played, and then has been. */
  | { readonly kind: "showing" | "shown" };

/** A lesson in which one task is open. */
export interface LessonState {
  /** Which task, counted from 0; as many as there are tasks at the end. */
  readonly index: number;
  readonly tried: Attempt | undefined;
  readonly feedback: Feedback | undefined;
  /** How many hints have been given. */
  readonly hints: number;
  /** Whether something was tried that did not do. */
  readonly hasTried: boolean;
  /** The ids of the tasks that are done. */
  readonly done: readonly string[];
}

export const taskOf = ({ tasks }: Lesson, { index }: Pick<LessonState, "index">): Task | undefined =>
  tasks[index];

const begun = ({ game }: Lesson, task: Task | undefined): Attempt | undefined =>
  task && unwrap(beginAttempt(game, task));

/** The first task after one that is not done yet, going round; the end where all are. */
export function nextIndex({ tasks }: Lesson, done: readonly string[], after = -1): number {
  const order = tasks.map((_, i) => (after + 1 + i) % tasks.length);
  return order.find((i) => !done.includes(tasks[i]?.id ?? "")) ?? tasks.length;
}

/** The lesson with another task open, or at its end. */
export const openTask = (lesson: Lesson, done: readonly string[], index: number): LessonState => ({
  index,
  tried: begun(lesson, lesson.tasks[index]),
  feedback: undefined,
  hints: 0,
  hasTried: false,
  done,
});

/** The lesson with the task of that id open; with none of it, with the first that is not done. */
export function enter(lesson: Lesson, done: readonly string[], id: string): LessonState {
  const named = lesson.tasks.findIndex((task) => task.id === id);
  return openTask(lesson, done, named === -1 ? nextIndex(lesson, done) : named);
}

function judged(task: Task, tried: Attempt): Feedback {
  const standing = standingOf(task, tried);
  if (standing === "reached") return { kind: "reached" };
  const because = explain(task, tried);
  if (standing === "open" && !because)
    return { kind: "more", left: (task.within ?? 1) - tried.actions.length };
  return { kind: "missed", because };
}

/** After a legal action of the learner, in notation. @throws SerpentariumError where it is none */
export function played(lesson: Lesson, state: LessonState, notation: string): LessonState {
  const task = taskOf(lesson, state);
  if (!task || !state.tried || state.feedback?.kind === "showing") return state;
  const { game } = lesson;
  const action: AnyAction = unwrap(parseLegal(game, state.tried.position, notation));
  const tried = attempt(game, state.tried, action);
  const feedback = judged(task, tried);
  const isNew = feedback.kind === "reached" && !state.done.includes(task.id);
  return {
    ...state,
    tried,
    feedback,
    hasTried: state.hasTried || feedback.kind === "missed",
    done: isNew ? [...state.done, task.id] : state.done,
  };
}

/** After something that a clause forbids. */
export const refused = (state: LessonState, failure: Failure): LessonState => ({
  ...state,
  feedback: { kind: "refused", failure },
  hasTried: true,
});

/** The task from its beginning again; what was hinted stays. */
export const tryAgain = (lesson: Lesson, state: LessonState): LessonState => ({
  ...state,
  tried: begun(lesson, taskOf(lesson, state)),
  feedback: undefined,
});

/** With one hint more, if there is one. */
export const hinted = (lesson: Lesson, state: LessonState): LessonState => ({
  ...state,
  hints: Math.min(state.hints + 1, taskOf(lesson, state)?.hints.length ?? 0),
});

/** A solution begins to be played, from the beginning of the task. */
export const showing = (lesson: Lesson, state: LessonState): LessonState => ({
  ...tryAgain(lesson, state),
  feedback: { kind: "showing" },
});

export const shown = (state: LessonState): LessonState => ({ ...state, feedback: { kind: "shown" } });

/** Whether a solution may be seen: after trying, after all hints, or where it was found before. */
export function maySee(lesson: Lesson, { hasTried, hints, done, ...state }: LessonState): boolean {
  const task = taskOf(lesson, state);
  return task !== undefined && (hasTried || done.includes(task.id) || hints >= task.hints.length);
}

/** Whether the learner may press the board. */
export const isOpen = ({ feedback }: LessonState): boolean =>
  feedback === undefined || feedback.kind === "refused" || feedback.kind === "more";
