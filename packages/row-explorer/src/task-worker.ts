import type { TaskKind, Tasks } from "./tasks.ts";

/** Runs one task at a time in a worker, which is created on first use. */
export class TaskWorker {
  readonly #createWorker: () => Worker;
  #worker: Worker | undefined;

  constructor(createWorker: () => Worker) {
    this.#createWorker = createWorker;
  }

  /** Runs a task. The promise stays pending after {@link TaskWorker.stop}. @throws Error if the worker fails */
  run<K extends TaskKind>(kind: K, task: Tasks[K]["task"]): Promise<Tasks[K]["done"]> {
    this.#worker ??= this.#createWorker();
    const worker = this.#worker;
    return new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Tasks[K]["done"]>) => resolve(data);
      worker.onerror = () => {
        this.stop();
        reject(new Error("the worker has failed"));
      };
      worker.postMessage({ kind, task });
    });
  }

  /** Cancels the running task. */
  stop(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }
}
