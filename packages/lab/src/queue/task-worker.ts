import { hostname } from "node:os";
import type { MessageReference } from "@serpentarium/core";
import { type Job, UnrecoverableError, Worker } from "bullmq";
import pLimit from "p-limit";
import { connect } from "./connect.ts";
import { reasonOf } from "./queue-error.ts";
import {
  type GameVersion,
  isResultText,
  MAX_ATTEMPTS,
  parseTask,
  queueName,
  type TaskType,
} from "./task-type.ts";

/** A game that a worker can play. */
export interface WorkerGame extends GameVersion {
  /** The specifier from which the plugin is imported: the URL of a module or the name of a package. */
  readonly plugin: string;
}

/** Options of a worker on a queue. */
export interface TaskWorkerOptions<T> {
  /** The games that the worker plays; it gets no tasks of other games or versions. */
  readonly games: readonly WorkerGame[];
  /** The number of tasks that the worker takes at a time. */
  readonly concurrency: number;
  /**
   * Plays a task.
   *
   * @param plugin - the specifier of its game
   * @returns the result as text
   */
  run(task: T, plugin: string): Promise<string>;
  /** Milliseconds that the worker pauses after a failure, so that another worker gets the task; defaults to 2 seconds. */
  readonly failurePause?: number | undefined;
  /** Called with each task before it is played. */
  readonly onTask?: ((task: T, id: string) => void) | undefined;
  /** Called with a message when the connection to Redis is lost or restored, and when a task fails. */
  readonly onNotice?: ((notice: MessageReference) => void) | undefined;
  /** Milliseconds without a renewed lock after which another worker gets the task; defaults to 30 seconds. */
  readonly lockDuration?: number | undefined;
  /** The interval at which locks are checked, in milliseconds; defaults to 30 seconds. */
  readonly stalledInterval?: number | undefined;
}

/** A worker that takes tasks from queues until it is closed. */
export interface TaskWorker {
  /** The number of tasks that were played, at least in part. */
  readonly played: number;
  /** Stops taking tasks and waits for running ones. */
  close(): Promise<void>;
}

/** The number of workers that may crash on a task before it fails, because it may be the cause. */
const MAX_STALLS = 10;
/** The default of BullMQ, in milliseconds. */
const DEFAULT_LOCK_DURATION = 30_000;
const DEFAULT_FAILURE_PAUSE = 2000;

const INVALID_TASK = "invalid task, or the task of another id";
const TOO_LARGE = "its result is too large for a queue";

/**
 * Opens a worker on the queues of a Redis, one queue per game. Tasks are validated, and a queue cannot choose the imported module.
 *
 * @throws QueueError `bad-address` or `no-answer`
 */
export async function openTaskWorker<T>(
  address: string,
  type: TaskType<T>,
  {
    games,
    concurrency,
    run,
    failurePause = DEFAULT_FAILURE_PAUSE,
    onTask,
    onNotice = () => {},
    lockDuration = DEFAULT_LOCK_DURATION,
    stalledInterval = DEFAULT_LOCK_DURATION,
  }: TaskWorkerOptions<T>,
): Promise<TaskWorker> {
  const { redis } = await connect(address, onNotice);
  const workerName = `${hostname()}:${process.pid}`;
  const limitConcurrency = pLimit(concurrency);
  let played = 0;
  let pauseTimer: NodeJS.Timeout | undefined;

  /** Pauses after a failure, so that another worker gets the task. */
  function pause(): void {
    clearTimeout(pauseTimer);
    for (const worker of workers) worker.pause(true);
    pauseTimer = setTimeout(() => {
      for (const worker of workers) worker.resume();
    }, failurePause);
  }

  async function play(
    plugin: string,
    { data, id = "", attemptsMade }: Job<unknown, string>,
  ): Promise<string> {
    const task = parseTask(type, data, id);
    if (task === undefined) throw new UnrecoverableError(INVALID_TASK);
    onTask?.(task, id);
    try {
      const text = await run(task, plugin);
      if (!isResultText(text)) throw new Error(TOO_LARGE);
      played++;
      return text;
    } catch (cause) {
      const [why, { game }, what] = [reasonOf(cause), type.gameOf(task), type.describe(task)];
      onNotice({ id: "lab.queue.failed", data: { game, what, why } });
      pause();
      const isLast = attemptsMade + 1 >= MAX_ATTEMPTS;
      throw new (isLast ? UnrecoverableError : Error)(`${workerName}: ${why}`);
    }
  }

  const openGameWorker = (game: WorkerGame): Worker<unknown, string> => {
    const worker = new Worker<unknown, string>(
      queueName(type, game),
      (job) => limitConcurrency(() => play(game.plugin, job)),
      {
        connection: redis,
        concurrency,
        lockDuration,
        stalledInterval,
        maxStalledCount: MAX_STALLS,
      },
    );
    // lost connections are restored by ioredis, and a task with a lost lock belongs to another worker
    worker.on("error", () => {});
    return worker;
  };
  const workers = games.map(openGameWorker);
  await Promise.all(workers.map((worker) => worker.waitUntilReady()));
  return {
    get played() {
      return played;
    },
    async close() {
      clearTimeout(pauseTimer);
      await Promise.all(workers.map((worker) => worker.close()));
      redis.disconnect();
    },
  };
}
