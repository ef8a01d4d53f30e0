/** The script of a process that times one task: it receives milliseconds, and responds with units per second. */
import { Bench } from "tinybench";
import type { Workload } from "./subject.ts";
import { createSubject } from "./subjects/index.ts";

const [subject = "", name = ""] = process.argv.slice(2);

/** Milliseconds of processor time, on which other programs have little influence. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Uses the median run: its processor time, or where it is not in this thread alone, its time. */
async function time(
  { units, prepare, run, isAsync, isParallel }: Workload,
  milliseconds: number,
): Promise<number> {
  const bench = new Bench({
    time: milliseconds,
    iterations: 3,
    warmup: false,
    throws: true,
    ...(!isParallel && { now: processorTime }),
  });
  bench.add(name, run, prepare ? { beforeEach: prepare } : {});
  if (isAsync) await bench.run();
  else bench.runSync();
  const result = bench.getTask(name)?.result;
  if (result?.state !== "completed") throw new Error(`${name} was ${result?.state}`);
  return (1000 * units) / result.latency.p50;
}

const task = createSubject(subject).tasks.find((other) => other.name === name);
if (!task) throw new Error(`${subject} has no task "${name}"`);
const run = task.start();
process.on("message", async (milliseconds: number) => process.send?.(await time(run, milliseconds)));
