import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import type { Puzzle } from "@serpentarium/puzzles";
import { Tinypool } from "tinypool";
import type { PuzzleRun, PuzzleTask } from "./worker.ts";

/** The script of the threads. The build puts all files into one folder. */
const WORKER_SCRIPT = fileURLToPath(
  import.meta.url.endsWith(".ts")
    ? new URL("worker.ts", import.meta.url)
    : new URL("puzzle-worker.js", import.meta.url),
);
/** Matches that each thread has at hand, so that none waits for a slow one. */
const MATCHES_AHEAD = 4;

/** A match that was searched, and its puzzle if it has one. */
interface SearchedMatch {
  readonly match: number;
  readonly puzzle: Puzzle | undefined;
}

/**
 * Searches matches for puzzles on several threads, without an end, in the order of their numbers: the results do not depend on the
 * number of threads.
 */
export async function* searchMatches(
  run: PuzzleRun,
  from: number,
  workers = availableParallelism(),
): AsyncGenerator<SearchedMatch, never> {
  const pool = new Tinypool({ filename: WORKER_SCRIPT, minThreads: workers, maxThreads: workers });
  const pending: Promise<Puzzle | undefined>[] = [];
  let next = from;
  try {
    for (let match = from; ; match++) {
      while (pending.length < workers * MATCHES_AHEAD) {
        const task: PuzzleTask = { run, match: next++ };
        const searched: Promise<Puzzle | undefined> = pool.run(task);
        // an error is thrown where the match is awaited, in its turn
        searched.catch(() => {});
        pending.push(searched);
      }
      yield { match, puzzle: await pending.shift() };
    }
  } finally {
    await pool.destroy();
  }
}
