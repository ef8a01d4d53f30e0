import type { MessageReference } from "@serpentarium/core";
import { Queue } from "bullmq";
import type { Redis } from "ioredis";
import { CompletedJobs } from "./completed-jobs.ts";
import { connect } from "./connect.ts";
import { QueueError, reasonOf } from "./queue-error.ts";
import {
  type FormattedTask,
  formatTask,
  type GameVersion,
  isResultText,
  MAX_ATTEMPTS,
  parseTask,
  queueName,
  type TaskType,
} from "./task-type.ts";

/** The maximal number of tasks on the queue: all tasks of a run of the lab fit. */
const QUEUE_SIZE = 512;
/** The time after which uncollected results are removed from the queue, in seconds. */
const KEEP_ONE_WEEK = { age: 7 * 24 * 60 * 60 } as const;

/** The delay before another worker gets a failed task, in milliseconds. */
const RETRY_DELAY = 500;
/** The number of times that a task is put on the queue before it counts as lost. */
const MAX_LOSSES = 5;

/** The queues of a Redis from which workers on any machine take the tasks of a run. */
export interface TaskQueue<T> {
  /** The number of tasks to run at a time. */
  readonly size: number;
  /**
   * Puts a task on the queue of its game, unless it is there already, and waits for its result; a task that Redis lost is put
   * there again.
   *
   * @param parseResult - returns undefined for an invalid result
   * @throws QueueError `bad-task`, `task-failed`, `bad-result`, `redis-failed` or `task-lost`
   */
  run<R>(task: T, parseResult: (text: string) => R | undefined): Promise<R>;
  /** Stops waiting, and removes the tasks and their results from the queue, after a completed run. */
  removeTasks(): Promise<void>;
  close(): Promise<void>;
}

const taskFailed = (what: MessageReference, reasons: readonly string[]): QueueError =>
  new QueueError("task-failed", { id: "failures.task-failed.worker", data: { what, reasons } });

const taskLost = (what: MessageReference, host: string): QueueError =>
  new QueueError("task-lost", { id: "failures.task-lost.redis", data: { host, what, times: MAX_LOSSES } });

const redisFailed = (host: string, cause: unknown): QueueError => {
  const data = { host, why: reasonOf(cause) };
  return new QueueError("redis-failed", { id: "failures.redis-failed.refuses", data }, { cause });
};

const badResult = (what: MessageReference): QueueError =>
  new QueueError("bad-result", { id: "failures.bad-result.removed", data: { what } });

const badTask = (): QueueError => new QueueError("bad-task", { id: "failures.bad-task.size" });

/** Options of a run on a queue. */
export interface TaskQueueOptions {
  /** Called with a message when Redis is lost or restored, and when no worker plays the game. */
  readonly onNotice?: ((notice: MessageReference) => void) | undefined;
}

/** The queue of a version of a game, its completed jobs, and the jobs of this run by id. */
interface GameQueue {
  readonly queue: Queue<string, unknown>;
  readonly completedJobs: CompletedJobs;
  readonly jobs: Map<string, Promise<unknown>>;
}

function openGameQueue(name: string, redis: Redis): GameQueue {
  const queue = new Queue<string, unknown>(name, { connection: redis });
  // lost connections are restored by ioredis
  queue.on("error", () => {});
  return { queue, completedJobs: new CompletedJobs(queue, redis), jobs: new Map() };
}

/** Reports if no worker plays the game. If Redis does not list its clients, a worker is assumed. */
async function noticeIfNoWorker(
  { queue }: GameQueue,
  { game, version }: GameVersion,
  onNotice: (notice: MessageReference) => void,
): Promise<void> {
  const count = await queue.getWorkersCount().catch(() => 1);
  if (count === 0) onNotice({ id: "lab.queue.no-worker", data: { game, version } });
}

/** Adds a task to the queue, unless it is already there, pending or finished. Replaces a failed task. */
async function enqueue({ queue }: GameQueue, { id, text }: FormattedTask): Promise<void> {
  const existing = await queue.getJob(id);
  if (existing && (await existing.isFailed())) await existing.remove();
  await queue.add("task", text, {
    jobId: id,
    attempts: MAX_ATTEMPTS,
    backoff: RETRY_DELAY,
    removeOnComplete: KEEP_ONE_WEEK,
    removeOnFail: KEEP_ONE_WEEK,
  });
}

/**
 * Opens the queues of a Redis for the tasks of a run, one queue per version of a game.
 *
 * @param games - the games of the tasks
 * @throws QueueError `bad-address` or `no-answer`
 */
export async function openTaskQueue<T>(
  address: string,
  type: TaskType<T>,
  games: readonly GameVersion[],
  { onNotice = () => {} }: TaskQueueOptions = {},
): Promise<TaskQueue<T>> {
  const { redis, host } = await connect(address, onNotice);
  const versions = new Map(games.map((game) => [queueName(type, game), game]));
  const queues = new Map([...versions.keys()].map((name) => [name, openGameQueue(name, redis)]));
  for (const [name, game] of versions) {
    const queue = queues.get(name);
    if (!queue) continue;
    await queue.completedJobs.ready();
    await noticeIfNoWorker(queue, game, onNotice);
  }
  return {
    size: QUEUE_SIZE,
    async run(task, parseResult) {
      const [queue, what] = [queues.get(queueName(type, type.gameOf(task))), type.describe(task)];
      const formatted = formatTask(type, task);
      const { id, text } = formatted;
      if (!queue || parseTask(type, text, id) === undefined) throw badTask();
      for (let losses = 0; losses < MAX_LOSSES; losses++) {
        const adding = enqueue(queue, formatted);
        queue.jobs.set(id, adding);
        await adding.catch((cause: unknown) => {
          throw redisFailed(host, cause);
        });
        const completed = await queue.completedJobs.waitFor(id);
        if (completed.state === "lost") continue;
        if (completed.state === "failed") throw taskFailed(what, completed.reasons);
        const result = isResultText(completed.data) ? parseResult(completed.data) : undefined;
        if (result !== undefined) return result;
        await queue.queue.remove(id);
        throw badResult(what);
      }
      throw taskLost(what, host);
    },
    async removeTasks() {
      for (const { queue, completedJobs, jobs } of queues.values()) {
        await completedJobs.close();
        await Promise.allSettled(jobs.values());
        await Promise.all([...jobs.keys()].map((id) => queue.remove(id)));
      }
    },
    async close() {
      for (const { queue, completedJobs } of queues.values()) {
        await completedJobs.close();
        await queue.close();
      }
      redis.disconnect();
    },
  };
}
