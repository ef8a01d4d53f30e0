/**
 * The lab on several machines: a BullMQ queue on Redis distributes the shards to workers. Needs `bullmq` and `ioredis`, which
 * are not installed with the package.
 *
 * @module
 */

export { QUEUE_ERROR_CODES, QueueError, type QueueErrorCode } from "./queue-error.ts";
export { openQueuePool, type QueuePool, type QueuePoolOptions } from "./queue-pool.ts";
export {
  openQueueWorker,
  type QueueWorker,
  type QueueWorkerOptions,
  type WorkerGame,
} from "./queue-worker.ts";
export type { QueuedSetup, QueuedShard } from "./queued-shard.ts";
