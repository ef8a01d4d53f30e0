import type { Text } from "@serpentarium/core";
import { type Job, Queue } from "bullmq";
import type { Redis } from "ioredis";
import type { Crew } from "../crew/crew.ts";
import type { OpenSetup } from "../open-setup.ts";
import { emptyPiece, type Piece } from "../play-shard.ts";
import type { Shard } from "../shard.ts";
import { connect } from "./connect.ts";
import { Ends } from "./ends.ts";
import { QueueError, reasonOf } from "./queue-error.ts";
import { parsePiece } from "./queued-piece.ts";
import { MAX_ATTEMPTS, parseShard, type QueuedSetup, queueOf, queueShard, setupKey } from "./queued-shard.ts";

/** As many as a run has. */
const AT_ONCE = 512;
/** How long what nobody gathers is kept, in seconds. */
const WEEK = { age: 7 * 24 * 60 * 60 } as const;

/** How long a shard that failed waits for another worker, in milliseconds. */
const RETRY_DELAY = 500;
/** How often a shard that Redis lost is put there again. */
const MAX_LOSSES = 5;

/** A crew of workers on other machines, as many as there happen to be. */
export interface QueueCrew extends Crew {
  /** Takes what was gathered off the queue: a run that is whole needs it no more. */
  forget(): Promise<void>;
}

/** What a promise comes to; nothing once a signal says so. */
async function unlessStopped<T>(
  promise: Promise<T>,
  signal: AbortSignal | undefined,
): Promise<T | undefined> {
  if (!signal) return promise;
  let stop = (): void => {};
  const stopped = new Promise<undefined>((resolve) => {
    stop = () => resolve(undefined);
  });
  signal.addEventListener("abort", stop);
  if (signal.aborted) stop();
  try {
    return await Promise.race([stopped, promise]);
  } finally {
    signal.removeEventListener("abort", stop);
    promise.catch(() => {});
  }
}

/** Which games a shard has, for people. */
const gamesOf = ({ from, to }: Shard): Text =>
  to - from === 1
    ? { en: `game ${from}`, fr: `la partie ${from}` }
    : { en: `games ${from} to ${to - 1}`, fr: `les parties ${from} à ${to - 1}` };

const failedShard = (shard: Shard, reasons: readonly string[]): QueueError => {
  const [why, games] = [reasons.join("; "), gamesOf(shard)];
  return new QueueError("shard-failed", {
    en: `no worker could play ${games.en}: ${why}`,
    fr: `aucun travailleur n’a pu jouer ${games.fr} : ${why}`,
  });
};

const lostShard = (shard: Shard, host: string): QueueError => {
  const games = gamesOf(shard);
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
    en: `what came back for ${gamesOf(shard).en} is no tally of it; it was taken off the queue`,
    fr: `ce qui est revenu pour ${gamesOf(shard).fr} n’en est pas le compte ; c’est retiré de la file`,
  });

const badShard = (): QueueError =>
  new QueueError("bad-shard", {
    en: "these settings are too large for a queue",
    fr: "ces réglages sont trop grands pour une file",
  });

/** What is told of a queue while it is at work. */
export interface QueueOptions {
  /** Called with a message when Redis is lost, when it is back, and when no worker plays the game. */
  readonly onNotice?: ((notice: Text) => void) | undefined;
}

/** The queue of a version of a game, and the ends of the shards on it. */
interface GameQueue {
  readonly queue: Queue<string, unknown>;
  readonly ends: Ends;
}

function openGameQueue(setup: QueuedSetup, redis: Redis): GameQueue {
  const queue = new Queue<string, unknown>(queueOf(setup), { connection: redis });
  // a connection that is lost comes back
  queue.on("error", () => {});
  return { queue, ends: new Ends(queue, redis) };
}

/** Reports that no worker plays the game. A Redis that does not list its clients is assumed to have one. */
async function tellIfNobody(
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

/** Puts a shard on the queue, where it is not there already, played or not; one that failed is put there anew. */
async function put({ queue }: GameQueue, { id, text }: ReturnType<typeof queueShard>): Promise<Job> {
  const known = await queue.getJob(id);
  if (known && (await known.isFailed())) await known.remove();
  return queue.add("shard", text, {
    jobId: id,
    attempts: MAX_ATTEMPTS,
    backoff: RETRY_DELAY,
    removeOnComplete: WEEK,
    removeOnFail: WEEK,
  });
}

/**
 * Puts shards on the queues of a Redis, one for each version of a game, and gathers what workers make of them. A shard that
 * is there already, played or not, is not put there again; one that Redis lost is.
 *
 * @param opened - what is going to be played
 * @throws QueueError `bad-address` or `no-answer`; playing throws any other
 */
export async function openQueue(
  address: string,
  opened: readonly OpenSetup[],
  { onNotice = () => {} }: QueueOptions = {},
): Promise<QueueCrew> {
  const { redis, host } = await connect(address, onNotice);
  const games = new Map(opened.map((open) => [setupKey(open.setup), open]));
  const setups = new Map(opened.map(({ setup }) => [queueOf(setup), setup]));
  const queues = new Map([...setups].map(([name, setup]) => [name, openGameQueue(setup, redis)]));
  const gathered = new Set<Job>();
  for (const [name, setup] of setups) {
    const queue = queues.get(name);
    if (!queue) continue;
    await queue.ends.ready();
    await tellIfNobody(queue, setup, onNotice);
  }

  async function gather(shard: Shard, open: OpenSetup, queue: GameQueue): Promise<Piece> {
    const queued = queueShard(shard);
    if (!parseShard(queued.text, queued.id)) throw badShard();
    for (let losses = 0; losses < MAX_LOSSES; losses++) {
      const job = await put(queue, queued).catch((cause: unknown) => {
        throw redisFailed(host, cause);
      });
      const end = await queue.ends.of(queued.id);
      if (end.state === "lost") continue;
      if (end.state === "failed") throw failedShard(shard, end.reasons);
      const piece = parsePiece(end.data, shard, open);
      if (piece) gathered.add(job);
      else await job.remove();
      if (piece) return piece;
      throw badResult(shard);
    }
    throw lostShard(shard, host);
  }

  return {
    size: AT_ONCE,
    async play(shard, signal) {
      const open = games.get(setupKey(shard.setup));
      const queue = queues.get(queueOf(shard.setup));
      if (!open || !queue) throw badShard();
      return (await unlessStopped(gather(shard, open, queue), signal)) ?? emptyPiece(shard);
    },
    async forget() {
      await Promise.all([...gathered].map((job) => job.remove()));
      gathered.clear();
    },
    async close() {
      for (const { queue, ends } of queues.values()) {
        await ends.close();
        await queue.close();
      }
      redis.disconnect();
    },
  };
}
