/** The script of a process that times one task: told milliseconds, it answers in units a second. */
import { Bench } from "tinybench";
import type { Run } from "./subject.ts";
import { subjectOf } from "./subjects/index.ts";

const [subject = "", name = ""] = process.argv.slice(2);

/** By the median run. */
function time({ units, prepare, run }: Run, milliseconds: number): number {
  const bench = new Bench({ time: milliseconds, iterations: 3, warmup: false, throws: true });
  bench.add(name, run, prepare ? { beforeEach: prepare } : {}).runSync();
  const result = bench.getTask(name)?.result;
  if (result?.state !== "completed") throw new Error(`${name} was ${result?.state}`);
  return (1000 * units) / result.latency.p50;
}

const task = subjectOf(subject).tasks.find((other) => other.name === name);
if (!task) throw new Error(`${subject} has no task "${name}"`);
const run = task.start();
process.on("message", (milliseconds: number) => process.send?.(time(run, milliseconds)));
