/** The state of a puzzle, as pure functions: the position on the board, the attempt and its feedback. */
import {
  type AnyPosition,
  type Failure,
  type Game,
  type Message,
  messageOfEvent,
  play,
  type Seat,
  soleWinnerOf,
  unwrap,
} from "@serpentarium/core";
import type { SolutionStep } from "@serpentarium/puzzles";
import type { Refutation } from "./refutation.ts";

/** A task to solve: a puzzle of the package, or a position of the user’s match. */
export interface PuzzleTask {
  readonly key: string;
  readonly position: AnyPosition;
  readonly solution: SolutionStep;
  /** Actions that are about as good as an unproven solution, in notation. */
  readonly alsoGood?: readonly string[];
  /** The maximal number of actions of the win, counting both seats; undefined if no win is proven. */
  readonly actions: number | undefined;
  /** How many more actions another win may take to be accepted. */
  readonly margin: number;
  readonly clauses: readonly string[];
}

/** The feedback on the last action. */
export type PuzzleFeedback =
  | { readonly kind: "refused"; readonly failure: Failure }
  /** A right action; the opponent answers next or has answered. */
  | { readonly kind: "right" | "goOn" }
  | { readonly kind: "solved" }
  | {
      readonly kind: "wrong";
      readonly refutation: Refutation | undefined;
      readonly answer: readonly Message[];
    }
  | { readonly kind: "slower" }
  | { readonly kind: "showing" | "shown" };

export interface PuzzleState {
  readonly task: PuzzleTask;
  readonly position: AnyPosition;
  /** The remaining steps of the solution; empty when it is solved. */
  readonly steps: readonly SolutionStep[];
  /** The number of played actions of the solution. */
  readonly played: number;
  readonly feedback: PuzzleFeedback | undefined;
  /** The number of wrong answers and hints. */
  readonly mistakes: number;
  readonly hints: number;
  readonly isSolved: boolean;
  /** Whether the solution was shown: solving it then does not count. */
  readonly wasShown: boolean;
}

/** The number of hints that a puzzle has: its rules, and where to begin. */
export const HINTS = 2;

export const startPuzzle = (task: PuzzleTask): PuzzleState => ({
  task,
  position: task.position,
  steps: [task.solution],
  played: 0,
  feedback: undefined,
  mistakes: 0,
  hints: 0,
  isSolved: false,
  wasShown: false,
});

/** The acting seat. */
export function solverOf(game: Game, { position }: PuzzleTask): Seat {
  const seat = game.toAct(position);
  return typeof seat === "number" ? seat : 0;
}

const after = (game: Game, position: AnyPosition, notation: string): AnyPosition =>
  unwrap(play(game, position, notation)).position;

const isWonBy = ({ outcome }: AnyPosition, seat: Seat): boolean => soleWinnerOf(outcome) === seat;

/** The state after a legal action of the solver, in notation. A wrong action needs a call of {@link withRefutation} next. */
export function afterAction(game: Game, state: PuzzleState, notation: string): PuzzleState {
  const position = after(game, state.position, notation);
  const { task } = state;
  // in a position of a match, other good actions and any immediate win are accepted
  const isGood =
    task.alsoGood?.includes(notation) ||
    (task.actions === undefined && isWonBy(position, solverOf(game, task)));
  const step: SolutionStep | undefined = isGood
    ? { action: notation }
    : state.steps.find(({ action }) => action === notation);
  if (!step) {
    const feedback = { kind: "wrong", refutation: undefined, answer: [] } as const;
    return { ...state, position, feedback, mistakes: state.mistakes + 1 };
  }
  const steps = step.next ?? [];
  const isSolved = steps.length === 0;
  return {
    ...state,
    position,
    steps,
    played: state.played + 1,
    feedback: { kind: isSolved ? "solved" : "right" },
    isSolved: state.isSolved || isSolved,
  };
}

/** The state after the opponent has played the first of the longest defences. */
export function afterDefence(game: Game, state: PuzzleState): PuzzleState {
  const [step] = state.steps;
  if (!step) return state;
  return {
    ...state,
    position: after(game, state.position, step.action),
    steps: step.next ?? [],
    played: state.played + 1,
    feedback: { kind: "goOn" },
  };
}

/** Adds the refutation of the last action. A slower win is not counted as a mistake. */
export function withRefutation(game: Game, state: PuzzleState, refutation: Refutation): PuzzleState {
  if (refutation.kind === "slower")
    return { ...state, feedback: { kind: "slower" }, mistakes: state.mistakes - 1 };
  const answer =
    "defence" in refutation ? game.events(state.position, refutation.defence).map(messageOfEvent) : [];
  return { ...state, feedback: { kind: "wrong", refutation, answer } };
}

export const afterRefusal = (state: PuzzleState, failure: Failure): PuzzleState => ({
  ...state,
  feedback: { kind: "refused", failure },
});

/** Restarts the puzzle; mistakes still count. */
export const retryPuzzle = (state: PuzzleState): PuzzleState => ({
  ...startPuzzle(state.task),
  mistakes: state.mistakes,
  hints: state.hints,
  isSolved: state.isSolved,
  wasShown: state.wasShown,
});

/** Gives one more hint, if there is one. */
export const revealHint = (state: PuzzleState): PuzzleState => ({
  ...state,
  hints: Math.min(state.hints + 1, HINTS),
});

export const startSolution = (state: PuzzleState): PuzzleState => ({
  ...retryPuzzle(state),
  wasShown: true,
  feedback: { kind: "showing" },
});

export const endSolution = (state: PuzzleState): PuzzleState => ({ ...state, feedback: { kind: "shown" } });

/** Whether the solution may be shown: after a wrong answer, after all hints, or when it is solved. */
export const canShowSolution = ({ mistakes, hints, isSolved, feedback }: PuzzleState): boolean =>
  feedback?.kind !== "solved" && (mistakes > 0 || hints >= HINTS || isSolved);

export const canPlay = ({ feedback }: PuzzleState): boolean =>
  feedback === undefined || feedback.kind === "refused" || feedback.kind === "goOn";
