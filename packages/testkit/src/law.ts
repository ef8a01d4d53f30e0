import type { Message } from "@serpentarium/core";
import { describeThrown } from "./author-line.ts";
import type { CheckedWords } from "./game-words.ts";
import type { Playout, PlayoutStep } from "./playout.ts";

/** A violation of a law at a step of a playout. */
export interface Violation {
  /** The index of the step. */
  readonly index: number;
  /** A description of the problem. */
  readonly what: string;
  /** The text of the position, if it is derived from that of the step. */
  readonly position?: string;
}

/** A property of every game, checked on a playout. */
export interface Law {
  /** Kebab-case and permanent. */
  readonly id: string;
  /** The property, in a sentence. */
  readonly title: Message;
  /** One playout suffices: other playouts with the same phases give the same result. */
  readonly once?: true;
  /** Does not apply to a draft, a game whose author has written no clauses yet. */
  readonly needsClauses?: true;
  /** A second check of a violating game may pass: results depend on its state, or on a random generator. */
  readonly isUnstable?: true;
  /** @param words - those of the game, in each language whose texts are checked */
  check(playout: Playout, words?: readonly CheckedWords[]): Violation | undefined;
}

/** A violation as a check returns it: a message, with the index or the position if they differ from those of the step. */
export type PartialViolation = string | (Partial<Violation> & Pick<Violation, "what">);

/** Runs a check; an exception of the game is a violation, too. */
function catchViolation(
  check: () => PartialViolation | undefined,
): Exclude<PartialViolation, string> | undefined {
  try {
    const violation = check();
    return typeof violation === "string" ? { what: violation } : violation;
  } catch (error) {
    return { what: `the game threw ${describeThrown(error)}` };
  }
}

/** At most `count` steps of a playout, evenly spread, including the last two. */
export function sampleSteps({ steps }: Playout, count: number): readonly PlayoutStep[] {
  const others = steps.length - 2;
  if (steps.length <= count) return steps;
  const even = Array.from(
    { length: count - 2 },
    (_, i) => steps[Math.floor((i * others) / (count - 2))] as PlayoutStep,
  );
  return [...even, ...steps.slice(-2)];
}

/** Checks each step of a playout; for a slow check, at most `count` evenly spread steps. */
export const atEachStep =
  (
    check: (
      step: PlayoutStep,
      playout: Playout,
      words: readonly CheckedWords[],
    ) => PartialViolation | undefined,
    count = Number.POSITIVE_INFINITY,
  ): Law["check"] =>
  (playout, words = []) => {
    for (const step of sampleSteps(playout, count)) {
      const violation = catchViolation(() => check(step, playout, words));
      if (violation) return { index: step.index, ...violation };
    }
    return undefined;
  };

/** Checks the table, or a playout as a whole. */
export const onWholePlayout =
  (check: (playout: Playout, words: readonly CheckedWords[]) => PartialViolation | undefined): Law["check"] =>
  (playout, words = []) => {
    const violation = catchViolation(() => check(playout, words));
    return violation && { index: playout.steps.length - 1, ...violation };
  };

/** A step at which an action was played. */
export type PlayedStep = PlayoutStep & Required<Pick<PlayoutStep, "action" | "next">>;

/** Whether an action was played at a step and applied. */
export const isPlayedStep = (step: PlayoutStep): step is PlayedStep =>
  step.action !== undefined && step.next !== undefined;

/** The last step of each phase at which an action was played. */
export const lastStepByPhase = ({ steps }: Playout): readonly PlayedStep[] => [
  ...new Map(steps.filter(isPlayedStep).map((step) => [step.position.phase, step])).values(),
];

/** Checks each step of a playout at which an action was played; at most `count` steps. */
export const atEachAction = (
  check: (step: PlayedStep, playout: Playout, words: readonly CheckedWords[]) => PartialViolation | undefined,
  count?: number,
): Law["check"] =>
  atEachStep((step, playout, words) => (isPlayedStep(step) ? check(step, playout, words) : undefined), count);
