/** Does something after some milliseconds. @returns what calls it off */
export type Schedule = (task: () => void, after: number) => () => void;

/** How a page waits. */
export const byClock: Schedule = (task, after) => {
  const timer = setTimeout(task, after);
  return () => clearTimeout(timer);
};

/** What one sees before the first step, in milliseconds. */
const FIRST = 900;
/** How long a step is looked at, and how long a letter of what is said of it takes to read. */
const LOOK = 1400;
const LETTER = 22;

/** How long a step is to be seen, with what is said of it. */
export const timeFor = (text: string): number => LOOK + LETTER * text.length;

/** Steps one after the other, each shown for as long as it needs. */
export class Pace {
  readonly #schedule: Schedule;
  readonly #step: () => number | undefined;
  #stop: (() => void) | undefined;

  /** @param step - what happens next; how long that is to be seen, or nothing at the end */
  constructor(step: () => number | undefined, schedule: Schedule) {
    this.#step = step;
    this.#schedule = schedule;
  }

  get isGoing(): boolean {
    return this.#stop !== undefined;
  }

  go(): void {
    if (!this.isGoing) this.#wait(FIRST);
  }

  halt(): void {
    this.#stop?.();
    this.#stop = undefined;
  }

  #wait(time: number): void {
    this.#stop = this.#schedule(() => {
      const next = this.#step();
      if (next === undefined) this.#stop = undefined;
      else if (this.isGoing) this.#wait(next);
    }, time);
  }
}
