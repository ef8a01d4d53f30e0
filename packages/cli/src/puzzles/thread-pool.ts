import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import type { Puzzle } from "@serpentarium/puzzles";
import { Tinypool } from "tinypool";
import type { ThreadTask } from "./worker.ts";

/** The script of the threads. The build puts all files into one folder. */
const WORKER_SCRIPT = fileURLToPath(
  import.meta.url.endsWith(".ts")
    ? new URL("worker.ts", import.meta.url)
    : new URL("puzzle-worker.js", import.meta.url),
);

/** A pool of threads that search matches for puzzles. */
export interface ThreadPool {
  /** The number of threads. */
  readonly size: number;
  search(task: ThreadTask): Promise<Puzzle | undefined>;
  close(): Promise<void>;
}

/** Creates a pool of threads, one per core by default, which start with the first match. */
export function createThreadPool(workers = availableParallelism()): ThreadPool {
  let pool: Tinypool | undefined;
  return {
    size: workers,
    search(task) {
      pool ??= new Tinypool({ filename: WORKER_SCRIPT, minThreads: workers, maxThreads: workers });
      return pool.run(task);
    },
    async close() {
      await pool?.destroy();
    },
  };
}
