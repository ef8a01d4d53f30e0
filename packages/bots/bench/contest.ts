import { Worker } from "node:worker_threads";

/** One of many jobs of the same kind. */
export interface Order<Task> {
  readonly task: Task;
  readonly number: number;
}

/** The answer to an {@link Order}. */
export interface Answer<Done> {
  readonly number: number;
  readonly done: Done;
}

/** Threads that do one job after the other. Which of them does which changes nothing. */
export class Threads<Task, Done> {
  readonly #workers: readonly Worker[];

  /** @param script - answers each {@link Order} with an {@link Answer} */
  constructor(count: number, script: URL) {
    this.#workers = Array.from({ length: count }, () => new Worker(script));
  }

  /**
   * Does the jobs of a task from one number up to another.
   *
   * @param onDone - told what came of each in the order of their numbers, as soon as all before it are done
   */
  async run(task: Task, from: number, to: number, onDone: (done: Done) => void): Promise<void> {
    const early = new Map<number, Answer<Done>>();
    let [next, due] = [from, from];
    const order = (): Order<Task> | undefined => (next < to ? { task, number: next++ } : undefined);
    const hear = (answer: Answer<Done>): void => {
      early.set(answer.number, answer);
      for (let one = early.get(due); one; one = early.get(due)) {
        early.delete(due++);
        onDone(one.done);
      }
    };
    await Promise.all(this.#workers.map((worker) => work(worker, order, hear)));
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }
}

/** Gives a thread orders until there are none left. */
function work<Task, Done>(
  worker: Worker,
  order: () => Order<Task> | undefined,
  hear: (answer: Answer<Done>) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const go = (): void => {
      const next = order();
      if (next) worker.postMessage(next);
      else done();
    };
    const listen = (answer: Answer<Done>): void => {
      hear(answer);
      go();
    };
    const done = (): void => {
      worker.off("message", listen).off("error", reject);
      resolve();
    };
    worker.on("message", listen).on("error", reject);
    go();
  });
}
