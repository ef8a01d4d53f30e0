import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import type { Budget } from "@serpentarium/bots";
import type { NetworkData } from "@serpentarium/bots/network";
import { Tinypool } from "tinypool";
import type { ThreadPoolOptions } from "../workers/thread-pool.ts";
import type { FittedNetwork } from "./fit.ts";
import type { NetworkMatch } from "./match.ts";
import type { TrainingGame, TrainingSetup } from "./training-setup.ts";

/** A game of self-play to play. */
export interface PlayTask {
  readonly training: TrainingSetup;
  /** The network of the generation; undefined in the first. */
  readonly network: NetworkData | undefined;
  readonly number: number;
}

/** A network to train. */
export interface FitTask {
  readonly training: TrainingSetup;
  readonly games: readonly TrainingGame[];
}

/** Games between a network and the search without it, `to` excluded. */
export interface MatchTask {
  readonly training: TrainingSetup;
  readonly network: NetworkData;
  readonly budget: Budget;
  readonly from: number;
  readonly to: number;
}

/** Threads that play the games of a training, and train its networks. The signal aborts a task. */
export interface TrainingPool {
  readonly size: number;
  play(task: PlayTask, signal?: AbortSignal): Promise<TrainingGame>;
  fit(task: FitTask, signal?: AbortSignal): Promise<FittedNetwork>;
  match(task: MatchTask, signal?: AbortSignal): Promise<NetworkMatch>;
  close(): Promise<void>;
}

/** The script of the threads. The build puts all files into one folder. */
const WORKER_SCRIPT = fileURLToPath(
  import.meta.url.endsWith(".ts")
    ? new URL("worker.ts", import.meta.url)
    : new URL("train-worker.js", import.meta.url),
);

/** Creates a pool of worker threads, which start at once. */
export function createTrainingPool({
  workers = availableParallelism(),
  execArgv,
}: Omit<ThreadPoolOptions, "gracePeriod"> = {}): TrainingPool {
  const pool = new Tinypool({
    filename: WORKER_SCRIPT,
    minThreads: workers,
    maxThreads: workers,
    ...(execArgv && { execArgv: [...execArgv] }),
  });
  const run =
    <Task, R>(name: "play" | "fit" | "match") =>
    (task: Task, signal?: AbortSignal): Promise<R> =>
      pool.run(task, { name, ...(signal && { signal }) });
  return {
    size: workers,
    play: run("play"),
    fit: run("fit"),
    match: run("match"),
    close: () => pool.destroy(),
  };
}
