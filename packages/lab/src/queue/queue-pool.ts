import type { Text } from "@serpentarium/core";
import { type Job, Queue } from "bullmq";
import type { Redis } from "ioredis";
import { emptyShardResult, type ShardResult } from "../play-shard.ts";
import type { ResolvedSetup } from "../resolved-setup.ts";
import type { Shard } from "../shard.ts";
import type { WorkerPool } from "../workers/worker-pool.ts";
import { CompletedJobs } from "./completed-jobs.ts";
import { connect } from "./connect.ts";
import { QueueError, reasonOf } from "./queue-error.ts";
import { parseResult } from "./queued-result.ts";
import {
  formatShard,
  MAX_ATTEMPTS,
  parseShard,
  type QueuedSetup,
  queueName,
  setupKey,
} from "./queued-shard.ts";

/** The number of shards on the queue at a time: all that a run has. */
const POOL_SIZE = 512;
/** The time that results which are not gathered stay on the queue, in seconds. */
const KEEP_ONE_WEEK = { age: 7 * 24 * 60 * 60 } as const;

/** The delay before a failed shard is given to another worker, in milliseconds. */
const RETRY_DELAY = 500;
/** The number of times that a shard is put on the queue before it counts as lost. */
const MAX_LOSSES = 5;

/** A pool of workers on other machines, which can join and leave at any time. */
export interface QueuePool extends WorkerPool {
  /** Removes the gathered results from the queue; a completed run no longer needs them. */
  removeGathered(): Promise<void>;
}

/** The value of a promise, or undefined once the signal is aborted. */
async function raceAbort<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T | undefined> {
  if (!signal) return promise;
  let onAbort = (): void => {};
  const aborted = new Promise<undefined>((resolve) => {
    onAbort = () => resolve(undefined);
  });
  signal.addEventListener("abort", onAbort);
  if (signal.aborted) onAbort();
  try {
    return await Promise.race([aborted, promise]);
  } finally {
    signal.removeEventListener("abort", onAbort);
    promise.catch(() => {});
  }
}

/** The games of a shard, for messages. */
const gameRangeText = ({ from, to }: Shard): Text =>
  to - from === 1
    ? { en: `game ${from}`, fr: `la partie ${from}` }
    : { en: `games ${from} to ${to - 1}`, fr: `les parties ${from} à ${to - 1}` };

const shardFailed = (shard: Shard, reasons: readonly string[]): QueueError => {
  const [why, games] = [reasons.join("; "), gameRangeText(shard)];
  return new QueueError("shard-failed", {
    en: `no worker could play ${games.en}: ${why}`,
    fr: `aucun travailleur n’a pu jouer ${games.fr} : ${why}`,
  });
};

const shardLost = (shard: Shard, host: string): QueueError => {
  const games = gameRangeText(shard);
  return new QueueError("shard-lost", {
    en: `Redis at ${host} lost ${games.en} ${MAX_LOSSES} times: is it emptied, or short of memory?`,
    fr: `Redis à ${host} a perdu ${games.fr} ${MAX_LOSSES} fois : est-il vidé, ou à court de mémoire ?`,
  });
};

const redisFailed = (host: string, cause: unknown): QueueError => {
  const why = reasonOf(cause);
  const text = { en: `Redis at ${host} refuses: ${why}`, fr: `Redis à ${host} refuse : ${why}` };
  return new QueueError("redis-failed", text, { cause });
};

const badResult = (shard: Shard): QueueError =>
  new QueueError("bad-result", {
    en: `a worker returned an invalid result for ${gameRangeText(shard).en}; it was removed from the queue`,
    fr: `un travailleur a renvoyé un résultat invalide pour ${gameRangeText(shard).fr} ; il a été retiré de la file`,
  });

const badShard = (): QueueError =>
  new QueueError("bad-shard", {
    en: "these settings are too large for a queue",
    fr: "ces réglages sont trop grands pour une file",
  });

/** Options of a pool on a queue. */
export interface QueuePoolOptions {
  /** Called with a message when Redis is lost, when it is back, and when no worker plays the game. */
  readonly onNotice?: ((notice: Text) => void) | undefined;
}

/** The queue of a version of a game, and its completed jobs. */
interface GameQueue {
  readonly queue: Queue<string, unknown>;
  readonly completedJobs: CompletedJobs;
}

function openGameQueue(setup: QueuedSetup, redis: Redis): GameQueue {
  const queue = new Queue<string, unknown>(queueName(setup), { connection: redis });
  // lost connections are restored by ioredis
  queue.on("error", () => {});
  return { queue, completedJobs: new CompletedJobs(queue, redis) };
}

/** Reports if no worker plays the game. If Redis does not list its clients, a worker is assumed. */
async function noticeIfNoWorker(
  { queue }: GameQueue,
  { game, version }: QueuedSetup,
  onNotice: (notice: Text) => void,
): Promise<void> {
  const count = await queue.getWorkersCount().catch(() => 1);
  if (count > 0) return;
  onNotice({
    en: `no worker on this queue plays ${game} ${version} yet; the run waits for one`,
    fr: `aucun travailleur de cette file ne joue à ${game} ${version} pour l’instant ; l’essai en attend un`,
  });
}

/** Adds a shard to the queue, unless it is there already, played or not. A failed one is replaced. */
async function enqueue({ queue }: GameQueue, { id, text }: ReturnType<typeof formatShard>): Promise<Job> {
  const existing = await queue.getJob(id);
  if (existing && (await existing.isFailed())) await existing.remove();
  return queue.add("shard", text, {
    jobId: id,
    attempts: MAX_ATTEMPTS,
    backoff: RETRY_DELAY,
    removeOnComplete: KEEP_ONE_WEEK,
    removeOnFail: KEEP_ONE_WEEK,
  });
}

/**
 * Opens a pool on the queues of a Redis, one queue per version of a game, and gathers the results of the workers. A shard
 * that is on the queue already, played or not, is not added again; a shard that Redis lost is.
 *
 * @param resolvedSetups - the setups that will be played
 * @throws QueueError `bad-address` or `no-answer`; `play` throws the other codes
 */
export async function openQueuePool(
  address: string,
  resolvedSetups: readonly ResolvedSetup[],
  { onNotice = () => {} }: QueuePoolOptions = {},
): Promise<QueuePool> {
  const { redis, host } = await connect(address, onNotice);
  const games = new Map(resolvedSetups.map((resolved) => [setupKey(resolved.setup), resolved]));
  const setups = new Map(resolvedSetups.map(({ setup }) => [queueName(setup), setup]));
  const queues = new Map([...setups].map(([name, setup]) => [name, openGameQueue(setup, redis)]));
  const gathered = new Set<Job>();
  for (const [name, setup] of setups) {
    const queue = queues.get(name);
    if (!queue) continue;
    await queue.completedJobs.ready();
    await noticeIfNoWorker(queue, setup, onNotice);
  }

  async function gather(shard: Shard, resolved: ResolvedSetup, queue: GameQueue): Promise<ShardResult> {
    const queued = formatShard(shard);
    if (!parseShard(queued.text, queued.id)) throw badShard();
    for (let losses = 0; losses < MAX_LOSSES; losses++) {
      const job = await enqueue(queue, queued).catch((cause: unknown) => {
        throw redisFailed(host, cause);
      });
      const completed = await queue.completedJobs.waitFor(queued.id);
      if (completed.state === "lost") continue;
      if (completed.state === "failed") throw shardFailed(shard, completed.reasons);
      const result = parseResult(completed.data, shard, resolved);
      if (result) gathered.add(job);
      else await job.remove();
      if (result) return result;
      throw badResult(shard);
    }
    throw shardLost(shard, host);
  }

  return {
    size: POOL_SIZE,
    async play(shard, signal) {
      const resolved = games.get(setupKey(shard.setup));
      const queue = queues.get(queueName(shard.setup));
      if (!resolved || !queue) throw badShard();
      return (await raceAbort(gather(shard, resolved, queue), signal)) ?? emptyShardResult(shard);
    },
    async removeGathered() {
      await Promise.all([...gathered].map((job) => job.remove()));
      gathered.clear();
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
