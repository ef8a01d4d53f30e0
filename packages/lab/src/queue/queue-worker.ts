import { hostname } from "node:os";
import type { Text } from "@serpentarium/core";
import { type Job, UnrecoverableError, Worker } from "bullmq";
import pLimit from "p-limit";
import type { Crew } from "../crew/crew.ts";
import { MEASURES } from "../measures/index.ts";
import type { Piece } from "../play-shard.ts";
import type { Shard } from "../shard.ts";
import { mergeTallies } from "../tally.ts";
import { connect } from "./connect.ts";
import { reasonOf } from "./queue-error.ts";
import { queuePiece } from "./queued-piece.ts";
import { MAX_ATTEMPTS, parseShard, type QueuedShard, queueOf } from "./queued-shard.ts";

/** A game that a worker plays. */
export interface WorkerGame {
  readonly game: string;
  readonly version: string;
  /** Where its plugin is imported from: the address of a module, or the name of a package. */
  readonly plugin: string;
}

/** How a worker takes shards. */
export interface QueueWorkerOptions {
  /** Plays them: as many at a time as it has members. */
  readonly crew: Crew;
  /** What it plays; it is never handed shards of anything else. */
  readonly games: readonly WorkerGame[];
  /** After how many milliseconds it gives back what it has played of a shard, so that other shards are not held up. */
  readonly turn?: number | undefined;
  /** How many milliseconds a game may take before its shard is given up. */
  readonly limit?: number | undefined;
  /** How many milliseconds it takes nothing after it failed, so that a shard comes to another worker. */
  readonly rest?: number | undefined;
  /** Told of each shard before it is played. */
  readonly onShard?: ((shard: QueuedShard, id: string) => void) | undefined;
  /** Told, for people, when Redis is gone and back, and what failed. */
  readonly onNotice?: ((notice: Text) => void) | undefined;
  /** After how many milliseconds without a sign of life a shard is given to another worker. */
  readonly lockDuration?: number | undefined;
  /** How often, in milliseconds, it is looked whether there is one. */
  readonly stalledInterval?: number | undefined;
}

/** Takes shards until it is closed. */
export interface QueueWorker {
  /** How many were played, if only in part. */
  readonly played: number;
  /** Takes no more, and ends when those in hand are finished. */
  close(): Promise<void>;
}

/** How many workers may die over one shard before it is given up: it may be what kills them. */
const MAX_DEATHS = 10;
/** BullMQ’s own, in milliseconds. */
const USUAL = 30_000;
const TURN = 10_000;
const HOUR = 3_600_000;
const REST = 2000;

const NO_SHARD = "this is no shard, or not the one of its id";
const TOO_LARGE = "its tally is too large for a queue";

/** What a shard is played with, and for how long. */
interface Pace {
  readonly crew: Crew;
  readonly turn: number;
  readonly limit: number;
}

/** @throws Error where a game takes longer than it may */
async function playSome(shard: Shard, { crew, limit }: Pace): Promise<Piece> {
  const piece = await crew.play(shard, AbortSignal.timeout(limit));
  if (piece.to > piece.from) return piece;
  throw new Error(`game ${shard.from} took longer than ${limit / 1000} s`);
}

/** Plays a shard, or as many of its first games as the time allows, at least one. @throws Error as {@link playSome} */
async function playForATurn(shard: Shard, pace: Pace): Promise<Piece> {
  const { from, to, setup } = shard;
  const end = performance.now() + pace.turn;
  let all = await playSome({ setup, from, to: from + 1 }, pace);
  // twice as many each time: many quick games are no longer cut into single ones
  for (let size = 2; all.to < to && performance.now() < end; size *= 2) {
    const more = await playSome({ setup, from: all.to, to: Math.min(to, all.to + size) }, pace);
    all = { from, to: more.to, tally: mergeTallies(all.tally, more.tally, MEASURES) };
  }
  return all;
}

const failedHere = ({ setup, from, to }: QueuedShard, why: string): Text => ({
  en: `${setup.game}, games ${from} to ${to - 1}: ${why}`,
  fr: `${setup.game}, parties ${from} à ${to - 1} : ${why}`,
});

/**
 * Opens a worker on the queues of a Redis, one for each of its games. What it takes is checked, and a queue cannot say which
 * file is to be run.
 *
 * @throws QueueError `bad-address` or `no-answer`
 */
export async function openWorker(
  address: string,
  {
    crew,
    games,
    turn = TURN,
    limit = HOUR,
    rest = REST,
    onShard,
    onNotice = () => {},
    lockDuration = USUAL,
    stalledInterval = USUAL,
  }: QueueWorkerOptions,
): Promise<QueueWorker> {
  const { redis } = await connect(address, onNotice);
  const here = `${hostname()}:${process.pid}`;
  const atATime = pLimit(crew.size);
  let played = 0;
  let resting: NodeJS.Timeout | undefined;

  /** Lets other workers have what failed here. */
  function takeRest(): void {
    clearTimeout(resting);
    for (const worker of workers) worker.pause(true);
    resting = setTimeout(() => {
      for (const worker of workers) worker.resume();
    }, rest);
  }

  async function play(
    plugin: string,
    { data, id = "", attemptsMade }: Job<unknown, string>,
  ): Promise<string> {
    const shard = parseShard(data, id);
    if (!shard) throw new UnrecoverableError(NO_SHARD);
    onShard?.(shard, id);
    try {
      const piece = await playForATurn(
        { ...shard, setup: { ...shard.setup, plugin } },
        { crew, turn, limit },
      );
      const text = queuePiece(piece);
      if (text === undefined) throw new Error(TOO_LARGE);
      played++;
      return text;
    } catch (cause) {
      const why = reasonOf(cause);
      onNotice(failedHere(shard, why));
      takeRest();
      const isLast = attemptsMade + 1 >= MAX_ATTEMPTS;
      throw new (isLast ? UnrecoverableError : Error)(`${here}: ${why}`);
    }
  }

  const open = (game: WorkerGame): Worker<unknown, string> => {
    const worker = new Worker<unknown, string>(
      queueOf(game),
      (job) => atATime(() => play(game.plugin, job)),
      {
        connection: redis,
        concurrency: crew.size,
        lockDuration,
        stalledInterval,
        maxStalledCount: MAX_DEATHS,
      },
    );
    // a connection that is lost comes back, and a shard whose lock is lost is another’s
    worker.on("error", () => {});
    return worker;
  };
  const workers = games.map(open);
  await Promise.all(workers.map((worker) => worker.waitUntilReady()));
  return {
    get played() {
      return played;
    },
    async close() {
      clearTimeout(resting);
      await Promise.all(workers.map((worker) => worker.close()));
      redis.disconnect();
    },
  };
}
