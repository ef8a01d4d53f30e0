import { countGames, missingRanges } from "./ranges.ts";
import type { ResolvedSetup } from "./resolved-setup.ts";
import { createSetupProgress, type SetupProgress, withShardResult } from "./setup-progress.ts";
import { type GameRange, shardSize, splitRanges } from "./shard.ts";
import type { RunStore } from "./store/run-store.ts";
import type { Tally } from "./tally.ts";
import type { WorkerPool } from "./workers/worker-pool.ts";

/** Options of a run. */
export interface LabOptions {
  /** The number of games of each setup. */
  readonly games: number;
  readonly pool: WorkerPool;
  /** Stores finished shards, and provides those of an earlier run. */
  readonly store?: RunStore | undefined;
  /** Stops the run, which then returns the games finished so far. */
  readonly signal?: AbortSignal | undefined;
  /** Called with the number of games played so far and in all. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

/** The result of playing a setup. */
export interface Run {
  readonly setup: ResolvedSetup;
  /** Contains fewer games than requested if the run was stopped. */
  readonly tally: Tally;
}

/** A range of games of one of the setups. */
interface Job {
  readonly setupIndex: number;
  readonly range: GameRange;
}

/** The games that have not been played yet. The setups alternate, so that all progress at the same rate. */
function* remainingJobs(
  setups: readonly ResolvedSetup[],
  progress: readonly SetupProgress[],
  games: number,
): Generator<Job> {
  let queues = setups.map(({ setup }, index) => ({
    index,
    ranges: splitRanges(missingRanges(progress[index]?.done ?? [], games), shardSize(setup, games)),
  }));
  while (queues.length > 0) {
    const remaining: typeof queues = [];
    for (const queue of queues) {
      const next = queue.ranges.next();
      if (next.done) continue;
      remaining.push(queue);
      yield { setupIndex: queue.index, range: next.value };
    }
    queues = remaining;
  }
}

/**
 * Plays a number of games of each setup, except those that the store already contains. The result does not depend on the
 * workers, on the order of the games, or on how often the run was stopped and resumed.
 *
 * @throws Error if a game throws; finished games are in the store
 */
export async function runLab(
  setups: readonly ResolvedSetup[],
  { games, pool, store, signal, onProgress }: LabOptions,
): Promise<readonly Run[]> {
  const progress = [...(store?.progress ?? setups.map(createSetupProgress))];
  const jobs = remainingJobs(setups, [...progress], games);
  const failure = new AbortController();
  const stop = signal ? AbortSignal.any([signal, failure.signal]) : failure.signal;
  const reportProgress = (): void => {
    const played = progress.reduce((sum, { done }) => sum + countGames(done), 0);
    onProgress?.(played, games * setups.length);
  };

  async function play({ setupIndex: index, range }: Job): Promise<void> {
    const [resolved, before] = [setups[index], progress[index]];
    if (!resolved || !before) return;
    for (let { from, to } = range; from < to && !stop.aborted; ) {
      const result = await pool.play({ setup: resolved.setup, from, to }, stop);
      if (result.to === from) return;
      await store?.add(index, result);
      progress[index] = withShardResult(progress[index] ?? before, result);
      reportProgress();
      from = result.to;
    }
  }

  async function work(): Promise<void> {
    for (let job = jobs.next(); !job.done && !stop.aborted; job = jobs.next()) await play(job.value);
  }

  reportProgress();
  const workers = Array.from({ length: pool.size }, () =>
    work().catch((error: unknown) => {
      failure.abort();
      throw error;
    }),
  );
  const settled = await Promise.allSettled(workers);
  const rejected = settled.find((result) => result.status === "rejected");
  if (rejected) throw rejected.reason;
  return setups.map((resolved, index) => ({
    setup: resolved,
    tally: (progress[index] ?? createSetupProgress(resolved)).tally,
  }));
}
