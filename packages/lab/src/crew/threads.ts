import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { Tinypool } from "tinypool";
import { emptyPiece, type Piece } from "../play-shard.ts";
import type { Task } from "../worker.ts";
import type { Crew } from "./crew.ts";

/** How many threads there are, and how they are started. */
export interface ThreadOptions {
  /** As many as there are cores, unless said otherwise. */
  readonly workers?: number | undefined;
  /** Arguments for Node in the threads; those of this process when left out. */
  readonly execArgv?: readonly string[] | undefined;
  /** After how many milliseconds a thread is ended that was stopped and does not answer; 5000 when left out. */
  readonly grace?: number | undefined;
}

const GRACE = 5000;

/** The script of the threads; what is built lies in one folder. */
const SCRIPT = fileURLToPath(
  import.meta.url.endsWith(".ts")
    ? new URL("../worker.ts", import.meta.url)
    : new URL("worker.js", import.meta.url),
);

/** How a task is stopped: it looks at `stop` between actions, and `end` ends the thread of one that does not get there. */
interface Brake {
  readonly stop: Int32Array;
  readonly end: AbortSignal;
  release(): void;
}

function brakeBy(signal: AbortSignal | undefined, grace: number): Brake {
  const stop = new Int32Array(new SharedArrayBuffer(4));
  const end = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const set = (): void => {
    Atomics.store(stop, 0, 1);
    timer = setTimeout(() => end.abort(), grace);
  };
  if (signal?.aborted) set();
  signal?.addEventListener("abort", set);
  const release = (): void => {
    clearTimeout(timer);
    signal?.removeEventListener("abort", set);
  };
  return { stop, end: end.signal, release };
}

/** A crew of worker threads, which are started with the first shard. */
export function createThreads({
  workers = availableParallelism(),
  execArgv,
  grace = GRACE,
}: ThreadOptions = {}): Crew {
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
      const { stop, end, release } = brakeBy(signal, grace);
      pool ??= createPool();
      try {
        const task: Task = { shard, stop };
        const piece: Piece = await pool.run(task, { signal: end });
        return piece;
      } catch (error) {
        if (end.aborted) return emptyPiece(shard);
        throw error;
      } finally {
        release();
      }
    },
    async close() {
      await pool?.destroy();
    },
  };
}
