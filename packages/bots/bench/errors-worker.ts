import { parentPort } from "node:worker_threads";
import { type ErrorMeasurement, measureErrors } from "./decision-errors.ts";
import type { Job, JobResult } from "./worker-pool.ts";

parentPort?.on("message", ({ task, number }: Job<ErrorMeasurement>) => {
  parentPort?.postMessage({ number, result: measureErrors(task, number) } satisfies JobResult<
    readonly number[]
  >);
});
