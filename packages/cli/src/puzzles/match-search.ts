import type { Puzzle } from "@serpentarium/puzzles";
import type { RunIdentity } from "./puzzle-file.ts";
import { createThreadPool } from "./thread-pool.ts";

/** Matches that each thread has at hand, so that none waits for a slow one. */
const MATCHES_AHEAD = 4;

/** Searches the matches of a run for puzzles, on threads or on other machines. The results are identical. */
export interface MatchSearch {
  /** The number of matches to search at a time. */
  readonly size: number;
  search(match: number): Promise<Puzzle | undefined>;
  /** Removes what is kept for a run that continues, once it is complete. */
  removeTasks(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Searches on threads.
 *
 * @param plugin - the specifier from which the threads import the game
 * @param workers - the number of threads; undefined for one per core
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

/** A match that was searched, and its puzzle if it has one. */
interface SearchedMatch {
  readonly match: number;
  readonly puzzle: Puzzle | undefined;
}

/** Searches matches without an end, in the order of their numbers. */
export async function* searchMatches(
  { size, search }: MatchSearch,
  from: number,
): AsyncGenerator<SearchedMatch, never> {
  const pending: Promise<Puzzle | undefined>[] = [];
  let next = from;
  for (let match = from; ; match++) {
    while (pending.length < size) {
      const searched = search(next++);
      // an error is thrown where the match is awaited, in its turn
      searched.catch(() => {});
      pending.push(searched);
    }
    yield { match, puzzle: await pending.shift() };
  }
}
