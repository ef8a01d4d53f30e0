import { type Random, shuffle } from "@serpentarium/core";
import { Bench } from "tinybench";

/** Something to be timed, over and over. */
export interface Task {
  readonly name: string;
  /** How many games or events one run is. */
  readonly units: number;
  /** Sets up one run; not timed. */
  prepare?(): void;
  run(): void;
}

/** How long to measure. */
export interface Plan {
  readonly rounds: number;
  /** For one task in one round. */
  readonly milliseconds: number;
}

/** Units a second, by the median run of one round. */
function time({ name, units, prepare, run }: Task, milliseconds: number): number {
  const bench = new Bench({ time: milliseconds, iterations: 3, warmup: false, throws: true });
  bench.add(name, run, prepare ? { beforeEach: prepare } : {}).runSync();
  const result = bench.getTask(name)?.result;
  if (result?.state !== "completed") throw new Error(`${name} was ${result?.state}`);
  return (1000 * units) / result.latency.p50;
}

/**
 * Units a second of every task in every round. All take turns, in another order each round, so that what slows the
 * machine down for a while slows down all alike. One more round comes first, to warm up.
 */
export function measure(
  tasks: readonly Task[],
  { rounds, milliseconds }: Plan,
  random: Random,
): ReadonlyMap<Task, readonly number[]> {
  const figures = new Map(tasks.map((task): [Task, number[]] => [task, []]));
  for (let round = 0; round <= rounds; round++) {
    for (const task of shuffle(random, tasks)) {
      const figure = time(task, milliseconds);
      if (round > 0) figures.get(task)?.push(figure);
    }
  }
  return figures;
}
