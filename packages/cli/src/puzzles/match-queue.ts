import type { Game } from "@serpentarium/core";
import type { TaskQueueOptions, TaskType, TaskWorker, TaskWorkerOptions } from "@serpentarium/lab/queue";
import { openPuzzle, type Puzzle } from "@serpentarium/puzzles";
import * as v from "valibot";
import { loadQueue } from "../lab/queue.ts";
import type { MatchSearch } from "./match-search.ts";
import { parsePuzzleLine, type RunIdentity } from "./puzzle-file.ts";
import type { ThreadPool } from "./thread-pool.ts";
import type { MatchTask } from "./worker.ts";

/** Seats and options are checked by the game. */
const TASK_SCHEMA = v.strictObject({
  run: v.strictObject({
    game: v.string(),
    version: v.string(),
    seats: v.number(),
    options: v.record(v.string(), v.unknown()),
    seed: v.string(),
  }),
  match: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});

/** The matches of a run, as tasks of a queue. */
export const MATCHES: TaskType<MatchTask> = {
  format: "serpentarium-puzzle-match/1",
  gameOf: ({ run }) => run,
  parse(data) {
    const parsed = v.safeParse(TASK_SCHEMA, data);
    return parsed.success ? parsed.output : undefined;
  },
  describe: ({ match }) => ({ id: "cli.puzzles.match", data: { match } }),
};

/** The result of a match: its puzzle, null if it has none, undefined if the text is invalid. */
function parseResult(text: string, { run, match }: MatchTask, game: Game): Puzzle | null | undefined {
  if (text === "null") return null;
  const puzzle = parsePuzzleLine(text, 1, run);
  const isValid = puzzle.ok && puzzle.value.match === match && openPuzzle(game, puzzle.value).ok;
  return isValid ? puzzle.value : undefined;
}

/** Searches with the workers of a queue. @throws QueueError `bad-address` or `no-answer`; `search` throws the other codes */
export async function searchOnQueue(
  address: string,
  game: Game,
  run: RunIdentity,
  options: TaskQueueOptions,
): Promise<MatchSearch> {
  const queue = await (await loadQueue()).openTaskQueue(address, MATCHES, [run], options);
  return {
    ...queue,
    async search(match) {
      const task = { run, match };
      return (await queue.run(task, (text) => parseResult(text, task, game))) ?? undefined;
    },
  };
}

/** Opens a worker that searches the matches of a queue. @throws QueueError `bad-address` or `no-answer` */
export async function openMatchWorker(
  address: string,
  pool: ThreadPool,
  options: Omit<TaskWorkerOptions<MatchTask>, "concurrency" | "run">,
): Promise<TaskWorker> {
  return (await loadQueue()).openTaskWorker(address, MATCHES, {
    ...options,
    concurrency: pool.size,
    run: async (task, plugin) => JSON.stringify((await pool.search({ ...task, plugin })) ?? null),
  });
}
