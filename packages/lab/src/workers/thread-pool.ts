import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { Tinypool } from "tinypool";
import { emptyShardResult, type ShardResult } from "../play-shard.ts";
import type { WorkerTask } from "../worker.ts";
import type { WorkerPool } from "./worker-pool.ts";

/** Options of a pool of threads. */
export interface ThreadPoolOptions {
  /** The number of threads; defaults to the number of cores. */
  readonly workers?: number | undefined;
  /** Arguments for Node in the threads; defaults to those of this process. */
  readonly execArgv?: readonly string[] | undefined;
  /** Milliseconds after which a stopped thread that does not answer is terminated; defaults to 5000. */
  readonly gracePeriod?: number | undefined;
}

const DEFAULT_GRACE_PERIOD = 5000;

/** The script of the threads. The build puts all files into one folder. */
const WORKER_SCRIPT = fileURLToPath(
  import.meta.url.endsWith(".ts")
    ? new URL("../worker.ts", import.meta.url)
    : new URL("worker.js", import.meta.url),
);

/** Stops a task: the task checks `stopFlag` before each action; `terminate` terminates a thread that is stuck in an action. */
interface StopControl {
  readonly stopFlag: Int32Array;
  readonly terminate: AbortSignal;
  release(): void;
}

function createStopControl(signal: AbortSignal | undefined, gracePeriod: number): StopControl {
  const stopFlag = new Int32Array(new SharedArrayBuffer(4));
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const stopTask = (): void => {
    Atomics.store(stopFlag, 0, 1);
    timer = setTimeout(() => controller.abort(), gracePeriod);
  };
  if (signal?.aborted) stopTask();
  signal?.addEventListener("abort", stopTask);
  const release = (): void => {
    clearTimeout(timer);
    signal?.removeEventListener("abort", stopTask);
  };
  return { stopFlag, terminate: controller.signal, release };
}

/** A pool of worker threads, which start with the first shard. */
export function createThreadPool({
  workers = availableParallelism(),
  execArgv,
  gracePeriod = DEFAULT_GRACE_PERIOD,
}: ThreadPoolOptions = {}): WorkerPool {
  const createPool = (): Tinypool =>
    new Tinypool({
      filename: WORKER_SCRIPT,
      teardown: "teardown",
      minThreads: workers,
      maxThreads: workers,
      ...(execArgv && { execArgv: [...execArgv] }),
    });
  let pool: Tinypool | undefined;
  return {
    size: workers,
    async play(shard, signal) {
      const { stopFlag, terminate, release } = createStopControl(signal, gracePeriod);
      pool ??= createPool();
      try {
        const task: WorkerTask = { shard, stopFlag };
        const result: ShardResult = await pool.run(task, { signal: terminate });
        return result;
      } catch (error) {
        if (terminate.aborted) return emptyShardResult(shard);
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
