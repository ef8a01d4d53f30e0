import { createRandom, type Random } from "@serpentarium/core";

interface Task {
  readonly time: number;
  readonly number: number;
  run(): void;
}

/** A virtual clock with a seeded scheduler: nothing happens but what is scheduled, one task after the other. */
export class World {
  now = 1_700_000_000_000;
  readonly random: Random;
  private readonly tasks: Task[] = [];
  private count = 0;

  constructor(seed: number | string) {
    this.random = createRandom(seed);
  }

  /** Whether something happens that has a chance of one in `odds`. */
  isLucky(odds: number): boolean {
    return this.random.integer(odds) === 0;
  }

  pick<T>(values: readonly T[]): T {
    return values[this.random.integer(values.length)] as T;
  }

  schedule(run: () => void, milliseconds: number): () => void {
    const task = { time: this.now + Math.max(0, milliseconds), number: this.count++, run };
    // the latest first, so that the next one is at the end
    let low = 0;
    let high = this.tasks.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = this.tasks[middle] as Task;
      if (other.time > task.time || (other.time === task.time && other.number > task.number))
        low = middle + 1;
      else high = middle;
    }
    this.tasks.splice(low, 0, task);
    return () => {
      const index = this.tasks.indexOf(task);
      if (index >= 0) this.tasks.splice(index, 1);
    };
  }

  /** Runs what is scheduled until a time; promises settle after each task. */
  async runUntil(time: number): Promise<void> {
    for (let task = this.tasks.at(-1); task && task.time <= time; task = this.tasks.at(-1)) {
      this.tasks.pop();
      this.now = task.time;
      task.run();
      await new Promise(setImmediate);
    }
    this.now = time;
  }
}
