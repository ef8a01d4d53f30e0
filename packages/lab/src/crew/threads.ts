import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { Tinypool } from "tinypool";
import type { Piece } from "../play-shard.ts";
import type { Task } from "../worker.ts";
import type { Crew } from "./crew.ts";

/** How many threads there are, and how they are started. */
export interface ThreadOptions {
  /** As many as there are cores, unless said otherwise. */
  readonly workers?: number | undefined;
  /** Arguments for Node in the threads; those of this process when left out. */
  readonly execArgv?: readonly string[] | undefined;
}

/** The script of the threads; what is built lies in one folder. */
const SCRIPT = fileURLToPath(
  import.meta.url.endsWith(".ts")
    ? new URL("../worker.ts", import.meta.url)
    : new URL("worker.js", import.meta.url),
);

/** A number that threads share, set once a signal says so. */
function sharedStop(signal: AbortSignal | undefined): { readonly stop: Int32Array; release(): void } {
  const stop = new Int32Array(new SharedArrayBuffer(4));
  const set = (): void => {
    Atomics.store(stop, 0, 1);
  };
  if (signal?.aborted) set();
  signal?.addEventListener("abort", set);
  return { stop, release: () => signal?.removeEventListener("abort", set) };
}

/** A crew of worker threads, which are started with the first shard. */
export function createThreads({ workers = availableParallelism(), execArgv }: ThreadOptions = {}): Crew {
  const createPool = (): Tinypool =>
    new Tinypool({
      filename: SCRIPT,
      teardown: "rest",
      minThreads: workers,
      maxThreads: workers,
      ...(execArgv && { execArgv: [...execArgv] }),
    });
  let pool: Tinypool | undefined;
  return {
    size: workers,
    async play(shard, signal) {
      const { stop, release } = sharedStop(signal);
      pool ??= createPool();
      try {
        const task: Task = { shard, stop };
        const piece: Piece = await pool.run(task);
        return piece;
      } finally {
        release();
      }
    },
    async close() {
      await pool?.destroy();
    },
  };
}
