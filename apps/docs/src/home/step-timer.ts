/** Runs a task after some milliseconds. @returns a function that cancels it */
export type Schedule = (task: () => void, after: number) => () => void;

/** Schedules with `setTimeout`. */
export const byTimeout: Schedule = (task, after) => {
  const timer = setTimeout(task, after);
  return () => clearTimeout(timer);
};

/** Time before the first step, in milliseconds. */
const FIRST_DELAY = 900;
/** Time to look at a step, in milliseconds; reading time per letter is added. */
const BASE_TIME = 1400;
const TIME_PER_LETTER = 22;

/** Time to show a step with a text, in milliseconds. */
export const readingTime = (text: string): number => BASE_TIME + TIME_PER_LETTER * text.length;

/** Runs steps one after the other, each for its own time. */
export class StepTimer {
  readonly #schedule: Schedule;
  readonly #step: () => number | undefined;
  #cancel: (() => void) | undefined;

  /** @param step - runs the next step; returns how long to show it in milliseconds, or undefined at the end */
  constructor(step: () => number | undefined, schedule: Schedule) {
    this.#step = step;
    this.#schedule = schedule;
  }

  get isRunning(): boolean {
    return this.#cancel !== undefined;
  }

  start(): void {
    if (!this.isRunning) this.#scheduleNext(FIRST_DELAY);
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }

  #scheduleNext(time: number): void {
    this.#cancel = this.#schedule(() => {
      const duration = this.#step();
      if (duration === undefined) this.#cancel = undefined;
      else if (this.isRunning) this.#scheduleNext(duration);
    }, time);
  }
}
