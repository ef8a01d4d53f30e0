import type { Crew } from "./crew/crew.ts";
import type { OpenSetup } from "./open-setup.ts";
import { beginProgress, type Progress, withPiece } from "./progress.ts";
import { gapsIn, lengthOf } from "./ranges.ts";
import { cut, type Range, shardSize } from "./shard.ts";
import type { Store } from "./store/store.ts";
import type { Tally } from "./tally.ts";

/** How setups are played. */
export interface LabOptions {
  /** Of each setup. */
  readonly games: number;
  readonly crew: Crew;
  /** Keeps what is finished, and has what was finished before. */
  readonly store?: Store | undefined;
  /** Stops the run: it ends soon, with what is finished. */
  readonly signal?: AbortSignal | undefined;
  /** Told how many of how many games have been played. */
  readonly onProgress?: ((done: number, all: number) => void) | undefined;
}

/** What came of a setup. */
export interface Run {
  readonly open: OpenSetup;
  /** Fewer games than were wanted, where the run was stopped. */
  readonly tally: Tally;
}

/** Some games of one of several setups. */
interface Job {
  readonly run: number;
  readonly range: Range;
}

/** What is left to be done of several setups, by turns, so that all get on alike. */
function* jobsOf(opened: readonly OpenSetup[], progress: readonly Progress[], games: number): Generator<Job> {
  let queues = opened.map(({ setup }, run) => ({
    run,
    ranges: cut(gapsIn(progress[run]?.done ?? [], games), shardSize(setup, games)),
  }));
  while (queues.length > 0) {
    const left: typeof queues = [];
    for (const queue of queues) {
      const next = queue.ranges.next();
      if (next.done) continue;
      left.push(queue);
      yield { run: queue.run, range: next.value };
    }
    queues = left;
  }
}

/**
 * Plays so many games of each setup, those left out that a store has already. The result is the same whoever plays, in
 * whatever order, and however often the run was stopped and begun again.
 *
 * @throws Error where a game breaks down; what is finished is in the store
 */
export async function runLab(
  opened: readonly OpenSetup[],
  { games, crew, store, signal, onProgress }: LabOptions,
): Promise<readonly Run[]> {
  const progress = [...(store?.progress ?? opened.map(beginProgress))];
  const jobs = jobsOf(opened, [...progress], games);
  const failure = new AbortController();
  const stop = signal ? AbortSignal.any([signal, failure.signal]) : failure.signal;
  const tell = (): void => {
    const done = progress.reduce((sum, one) => sum + lengthOf(one.done), 0);
    onProgress?.(done, games * opened.length);
  };

  async function play({ run, range }: Job): Promise<void> {
    const [open, before] = [opened[run], progress[run]];
    if (!open || !before) return;
    for (let { from, to } = range; from < to && !stop.aborted; ) {
      const piece = await crew.play({ setup: open.setup, from, to }, stop);
      if (piece.to === from) return;
      await store?.add(run, piece);
      progress[run] = withPiece(progress[run] ?? before, piece);
      tell();
      from = piece.to;
    }
  }

  async function work(): Promise<void> {
    for (let job = jobs.next(); !job.done && !stop.aborted; job = jobs.next()) await play(job.value);
  }

  tell();
  const workers = Array.from({ length: crew.size }, () =>
    work().catch((error: unknown) => {
      failure.abort();
      throw error;
    }),
  );
  const ended = await Promise.allSettled(workers);
  const broken = ended.find((end) => end.status === "rejected");
  if (broken) throw broken.reason;
  return opened.map((open, run) => ({ open, tally: (progress[run] ?? beginProgress(open)).tally }));
}
