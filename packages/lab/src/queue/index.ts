/**
 * The lab beyond one machine: shards go through a BullMQ queue on Redis to whoever works there. Needs `bullmq` and `ioredis`,
 * which are not installed with the package.
 *
 * @module
 */
export { openQueue, type QueueCrew, type QueueOptions } from "./queue-crew.ts";
export { QUEUE_ERROR_CODES, QueueError, type QueueErrorCode } from "./queue-error.ts";
export { openWorker, type QueueWorker, type QueueWorkerOptions, type WorkerGame } from "./queue-worker.ts";
export type { QueuedSetup, QueuedShard } from "./queued-shard.ts";
