/**
 * Work on several machines: a BullMQ queue on Redis distributes tasks, such as the shards of the lab, to workers. Needs `bullmq` and
 * `ioredis`, which are not installed with the package.
 *
 * @module
 */

export { QUEUE_ERROR_CODES, QueueError, type QueueErrorCode } from "./queue-error.ts";
export { openQueuePool, type QueuePool } from "./queue-pool.ts";
export { openQueueWorker, type QueueWorkerOptions } from "./queue-worker.ts";
export type { QueuedSetup, QueuedShard } from "./queued-shard.ts";
export { openTaskQueue, type TaskQueue, type TaskQueueOptions } from "./task-queue.ts";
export type { GameVersion, TaskType } from "./task-type.ts";
export { openTaskWorker, type TaskWorker, type TaskWorkerOptions, type WorkerGame } from "./task-worker.ts";
