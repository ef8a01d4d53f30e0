/** The state of a lesson, as pure functions: the current task, the attempt and its feedback. */
import { type Failure, type Game, type Message, play, unwrap, type Words } from "@serpentarium/core";
import {
  type Attempt,
  attemptStatus,
  beginAttempt,
  continueAttempt,
  explainMistake,
  type Task,
} from "@serpentarium/core/teaching";

/** A game and its tasks. */
export interface Lesson {
  readonly game: Game;
  readonly tasks: readonly Task[];
  readonly words: Words;
}

/** The messages of the hints of a task, from vague to nearly the solution. */
export function hintsOf({ words }: Lesson, task: Task | undefined): readonly string[] {
  const hints: string[] = [];
  const next = (): string => `lesson.${task?.id}.hints.${hints.length + 1}`;
  while (words.has(next())) hints.push(next());
  return hints;
}

/** The feedback on the last action. */
type Feedback =
  | { readonly kind: "refused"; readonly failure: Failure }
  /** The task is still open; at most `left` more actions may be played. */
  | { readonly kind: "more"; readonly left: number }
  | { readonly kind: "missed"; readonly because: Message | undefined }
  | { readonly kind: "reached" }
  /** A solution is being played, or was played. */
  | { readonly kind: "showing" | "shown" };

export interface LessonState {
  /** The index of the current task, from 0; the number of tasks at the end of the lesson. */
  readonly index: number;
  readonly attempt: Attempt | undefined;
  readonly feedback: Feedback | undefined;
  /** Number of hints given. */
  readonly hints: number;
  /** Whether an attempt has failed. */
  readonly hasFailed: boolean;
  /** The ids of the completed tasks. */
  readonly done: readonly string[];
}

export const taskOf = ({ tasks }: Lesson, { index }: Pick<LessonState, "index">): Task | undefined =>
  tasks[index];

const startAttempt = ({ game }: Lesson, task: Task | undefined): Attempt | undefined =>
  task && unwrap(beginAttempt(game, task));

/** The index of the next open task after `after`, cyclically; the number of tasks if all are done. */
export function nextIndex({ tasks }: Lesson, done: readonly string[], after = -1): number {
  const order = tasks.map((_, i) => (after + 1 + i) % tasks.length);
  return order.find((i) => !done.includes(tasks[i]?.id ?? "")) ?? tasks.length;
}

/** Opens a task by index, or the end of the lesson. */
export const openTask = (lesson: Lesson, done: readonly string[], index: number): LessonState => ({
  index,
  attempt: startAttempt(lesson, lesson.tasks[index]),
  feedback: undefined,
  hints: 0,
  hasFailed: false,
  done,
});

/** Opens a task by id; if there is none with this id, opens the first open task. */
export function openTaskById(lesson: Lesson, done: readonly string[], id: string): LessonState {
  const named = lesson.tasks.findIndex((task) => task.id === id);
  return openTask(lesson, done, named === -1 ? nextIndex(lesson, done) : named);
}

function feedbackFor(game: Game, task: Task, tried: Attempt): Feedback {
  const standing = attemptStatus(game, task, tried);
  if (standing === "reached") return { kind: "reached" };
  const because = explainMistake(task, tried);
  if (standing === "open" && !because)
    return { kind: "more", left: (task.maxActions ?? 1) - tried.actions.length };
  return { kind: "missed", because };
}

/** The state after a legal action of the learner, in notation. @throws SerpentariumError if it is illegal */
export function afterAction(lesson: Lesson, state: LessonState, notation: string): LessonState {
  const task = taskOf(lesson, state);
  if (!task || !state.attempt || state.feedback?.kind === "showing") return state;
  const { game } = lesson;
  const { action } = unwrap(play(game, state.attempt.position, notation));
  const tried = continueAttempt(game, state.attempt, action);
  const feedback = feedbackFor(game, task, tried);
  const isNew = feedback.kind === "reached" && !state.done.includes(task.id);
  return {
    ...state,
    attempt: tried,
    feedback,
    hasFailed: state.hasFailed || feedback.kind === "missed",
    done: isNew ? [...state.done, task.id] : state.done,
  };
}

export const afterRefusal = (state: LessonState, failure: Failure): LessonState => ({
  ...state,
  feedback: { kind: "refused", failure },
  hasFailed: true,
});

/** Restarts the task and keeps the given hints. */
export const retryTask = (lesson: Lesson, state: LessonState): LessonState => ({
  ...state,
  attempt: startAttempt(lesson, taskOf(lesson, state)),
  feedback: undefined,
});

export const revealHint = (lesson: Lesson, state: LessonState): LessonState => ({
  ...state,
  hints: Math.min(state.hints + 1, hintsOf(lesson, taskOf(lesson, state)).length),
});

/** Restarts the task to play a solution. */
export const startSolution = (lesson: Lesson, state: LessonState): LessonState => ({
  ...retryTask(lesson, state),
  feedback: { kind: "showing" },
});

export const endSolution = (state: LessonState): LessonState => ({ ...state, feedback: { kind: "shown" } });

/** Whether the learner may see a solution: after a failed attempt, after all hints, or if the task is done. */
export function canShowSolution(lesson: Lesson, { hasFailed, hints, done, ...state }: LessonState): boolean {
  const task = taskOf(lesson, state);
  return task !== undefined && (hasFailed || done.includes(task.id) || hints >= hintsOf(lesson, task).length);
}

export const canPlay = ({ feedback }: LessonState): boolean =>
  feedback === undefined || feedback.kind === "refused" || feedback.kind === "more";
