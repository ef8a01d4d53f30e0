import { parentPort } from "node:worker_threads";
import { errorsAt, type Measuring } from "./choices.ts";
import type { Answer, Order } from "./contest.ts";

parentPort?.on("message", ({ task, number }: Order<Measuring>) => {
  parentPort?.postMessage({ number, done: errorsAt(task, number) } satisfies Answer<readonly number[]>);
});
