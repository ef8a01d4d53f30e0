import { Worker } from "node:worker_threads";

/** One of many jobs of the same kind. */
export interface Job<Task> {
  readonly task: Task;
  readonly number: number;
}

/** The result of an {@link Job}. */
export interface JobResult<Done> {
  readonly number: number;
  readonly result: Done;
}

/** Runs jobs on worker threads. Results do not depend on which thread runs which job. */
export class WorkerPool<Task, Done> {
  readonly #workers: readonly Worker[];

  /** @param script - responds to each {@link Job} with an {@link JobResult} */
  constructor(count: number, script: URL) {
    this.#workers = Array.from({ length: count }, () => new Worker(script));
  }

  /**
   * Runs the jobs of a task with numbers from `from` up to but not including `to`.
   *
   * @param onDone - called with each result in the order of the numbers, as soon as all before it are there
   */
  async run(task: Task, from: number, to: number, onDone: (done: Done) => void): Promise<void> {
    const early = new Map<number, JobResult<Done>>();
    let [next, due] = [from, from];
    const nextJob = (): Job<Task> | undefined => (next < to ? { task, number: next++ } : undefined);
    const onResult = (result: JobResult<Done>): void => {
      early.set(result.number, result);
      for (let one = early.get(due); one; one = early.get(due)) {
        early.delete(due++);
        onDone(one.result);
      }
    };
    await Promise.all(this.#workers.map((worker) => runJobs(worker, nextJob, onResult)));
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }
}

/** Gives a thread jobs until none are left. */
function runJobs<Task, Done>(
  worker: Worker,
  nextJob: () => Job<Task> | undefined,
  onResult: (result: JobResult<Done>) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const go = (): void => {
      const next = nextJob();
      if (next) worker.postMessage(next);
      else done();
    };
    const listen = (result: JobResult<Done>): void => {
      onResult(result);
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
