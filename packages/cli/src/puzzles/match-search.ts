import type { Puzzle } from "@serpentarium/puzzles";
import type { RunIdentity } from "./puzzle-file.ts";
import { createThreadPool } from "./thread-pool.ts";

/** The number of matches prepared for each thread, so that none waits for a slow one. */
const MATCHES_AHEAD = 4;

/** Searches the matches of a run for puzzles, on threads or on other machines, with identical results. */
export interface MatchSearch {
  /** The number of matches searched at the same time. */
  readonly size: number;
  search(match: number): Promise<Puzzle | undefined>;
  /** Removes the tasks kept for resuming, once the run is complete. */
  removeTasks(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Searches on threads.
 *
 * @param plugin - the specifier from which the threads import the game
 * @param workers - the number of threads; one per core by default
 */
export function searchOnThreads(run: RunIdentity, plugin: string, workers: number | undefined): MatchSearch {
  const pool = createThreadPool(workers);
  return {
    size: pool.size * MATCHES_AHEAD,
    search: (match) => pool.search({ plugin, run, match }),
    removeTasks: async () => {},
    close: pool.close,
  };
}

/** A searched match, with its puzzle if it has one. */
interface SearchedMatch {
  readonly match: number;
  readonly puzzle: Puzzle | undefined;
}

/** Searches an endless sequence of matches, in the order of their numbers. */
export async function* searchMatches(
  { size, search }: MatchSearch,
  from: number,
): AsyncGenerator<SearchedMatch, never> {
  const pending: Promise<Puzzle | undefined>[] = [];
  let next = from;
  for (let match = from; ; match++) {
    while (pending.length < size) {
      const searched = search(next++);
      // errors are rethrown when the match is awaited in its turn
      searched.catch(() => {});
      pending.push(searched);
    }
    yield { match, puzzle: await pending.shift() };
  }
}
