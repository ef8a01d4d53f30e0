import { type Job, Worker } from "bullmq";
import type { Crew } from "../crew/crew.ts";
import { connect } from "./connect.ts";
import { QUEUE } from "./queue-crew.ts";
import { QueueError } from "./queue-error.ts";
import { queuePiece } from "./queued-piece.ts";
import { parseShard, type QueuedShard } from "./queued-shard.ts";

/** How a worker takes shards. */
export interface QueueWorkerOptions {
  /** Plays them: as many at a time as it has members. */
  readonly crew: Crew;
  /** Where the plugin of a game is imported from, by its id alone; nothing where this machine has no such game. */
  readonly locate: (game: string) => Promise<string | undefined>;
  /** Told of each shard before it is played. */
  readonly onShard?: ((shard: QueuedShard, id: string) => void) | undefined;
  /** After how many milliseconds without a sign of life a shard is given to another worker. */
  readonly lockDuration?: number | undefined;
  /** How often, in milliseconds, it is looked whether there is one. */
  readonly stalledInterval?: number | undefined;
}

/** Takes shards until it is closed. */
export interface QueueWorker {
  /** How many were played to their end. */
  readonly played: number;
  /** Takes no more, and ends when those in hand are finished. */
  close(): Promise<void>;
}

/** How many workers may die over one shard before it is given up: it may be what kills them. */
const MAX_DEATHS = 10;
/** BullMQ’s own, in milliseconds. */
const USUAL = 30_000;

const NO_SHARD = new QueueError("bad-shard", {
  en: "this is no shard, or not the one of its id",
  fr: "ce n’est pas un lot de parties, ou pas celui de son identifiant",
});
const TOO_LARGE = new QueueError("bad-result", {
  en: "its tally is too large for a queue",
  fr: "son compte est trop grand pour une file",
});
const noGame = (game: string): QueueError =>
  new QueueError("shard-failed", {
    en: `the worker does not know the game ${game}; --plugin brings it`,
    fr: `le travailleur ne connaît pas le jeu ${game} ; --plugin l’apporte`,
  });

/**
 * Opens a worker on the queue of a Redis. What it takes is checked, and its game is looked for by its id: a queue cannot say
 * which file is to be run.
 *
 * @throws QueueError `bad-address` or `no-answer`
 */
export async function openWorker(
  address: string,
  { crew, locate, onShard, lockDuration = USUAL, stalledInterval = USUAL }: QueueWorkerOptions,
): Promise<QueueWorker> {
  const redis = await connect(address);
  let played = 0;

  async function play({ data, id = "" }: Job<unknown, string>): Promise<string> {
    const shard = parseShard(data, id);
    if (!shard) throw NO_SHARD;
    onShard?.(shard, id);
    const plugin = await locate(shard.setup.game);
    if (plugin === undefined) throw noGame(shard.setup.game);
    const text = queuePiece(await crew.play({ ...shard, setup: { ...shard.setup, plugin } }));
    if (text === undefined) throw TOO_LARGE;
    played++;
    return text;
  }

  const worker = new Worker<unknown, string>(QUEUE, play, {
    connection: redis,
    concurrency: crew.size,
    lockDuration,
    stalledInterval,
    maxStalledCount: MAX_DEATHS,
  });
  // a connection that is lost comes back, and a shard whose lock is lost is another’s
  worker.on("error", () => {});
  return {
    get played() {
      return played;
    },
    async close() {
      await worker.close();
      redis.disconnect();
    },
  };
}
