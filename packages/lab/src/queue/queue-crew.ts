import type { Text } from "@serpentarium/core";
import { type Job, Queue } from "bullmq";
import type { Crew } from "../crew/crew.ts";
import type { OpenSetup } from "../open-setup.ts";
import type { Piece } from "../play-shard.ts";
import type { Shard } from "../shard.ts";
import { connect } from "./connect.ts";
import { Ends } from "./ends.ts";
import { QueueError, reasonOf } from "./queue-error.ts";
import { parsePiece } from "./queued-piece.ts";
import { parseShard, queueShard, setupKey } from "./queued-shard.ts";

/** The queue on which all runs put their shards; these are told apart by their ids. */
export const QUEUE = "serpentarium-lab";
/** As many as a run has. */
const AT_ONCE = 512;
/** How long what nobody gathers is kept, in seconds. */
const WEEK = { age: 7 * 24 * 60 * 60 } as const;

/** A crew of workers on other machines, as many as there happen to be. */
export interface QueueCrew extends Crew {
  /** Takes what was gathered off the queue: a run that is whole needs it no more. */
  forget(): Promise<void>;
}

const nothing = ({ from }: Shard): Piece => ({ from, to: from, tally: { games: 0, measures: {} } });

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

const failedShard = (shard: Shard, cause: unknown): QueueError => {
  const [why, games] = [reasonOf(cause), gamesOf(shard)];
  const text = {
    en: `a worker could not play ${games.en}: ${why}`,
    fr: `un travailleur n’a pas pu jouer ${games.fr} : ${why}`,
  };
  return new QueueError("shard-failed", text, { cause });
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

/**
 * Puts shards on the queue of a Redis and gathers what workers make of them. A shard that is there already, played or not,
 * is not put there again.
 *
 * @param opened - what is going to be played
 * @throws QueueError `bad-address` or `no-answer`; playing throws `bad-shard`, `shard-failed` or `bad-result`
 */
export async function openQueue(address: string, opened: readonly OpenSetup[]): Promise<QueueCrew> {
  const redis = await connect(address);
  const queue = new Queue<string, unknown>(QUEUE, { connection: redis });
  const ends = new Ends(queue, redis);
  // a connection that is lost comes back
  queue.on("error", () => {});
  const games = new Map(opened.map((open) => [setupKey(open.setup), open]));
  const gathered = new Set<Job>();

  async function put(id: string, text: string): Promise<Job<string, unknown>> {
    const known = await queue.getJob(id);
    if (known && (await known.isFailed())) await known.remove();
    return queue.add("shard", text, { jobId: id, removeOnComplete: WEEK, removeOnFail: WEEK });
  }

  async function gather(shard: Shard, open: OpenSetup): Promise<Piece> {
    const { id, text } = queueShard(shard);
    if (!parseShard(text, id)) throw badShard();
    const job = await put(id, text);
    const data = await ends.of(id).catch((cause: unknown) => {
      throw failedShard(shard, cause);
    });
    const piece = parsePiece(data, shard, open);
    if (piece) gathered.add(job);
    else await job.remove();
    if (piece) return piece;
    throw badResult(shard);
  }

  return {
    size: AT_ONCE,
    async play(shard, signal) {
      const open = games.get(setupKey(shard.setup));
      if (!open) throw badShard();
      return (await unlessStopped(gather(shard, open), signal)) ?? nothing(shard);
    },
    async forget() {
      await Promise.all([...gathered].map((job) => job.remove()));
      gathered.clear();
    },
    async close() {
      await ends.close();
      await queue.close();
      redis.disconnect();
    },
  };
}
