import { parentPort } from "node:worker_threads";
import { findGame } from "./games.ts";
import { type MatchResult, type Pairing, playMatch } from "./pairing.ts";
import type { Job, JobResult } from "./worker-pool.ts";

parentPort?.on("message", ({ task, number }: Job<Pairing>) => {
  const done = playMatch(findGame(task.game), task, number);
  parentPort?.postMessage({ number, result: done } satisfies JobResult<MatchResult>);
});
