import { Worker } from "node:worker_threads";
import { connectBotWorker, createBotWorkerPool, type MctsSpec, toPort } from "@serpentarium/bots";
import { createTable, unwrap } from "@serpentarium/core";
import { pantarei as game } from "@serpentarium/pantarei";
import type { Subject, Task } from "../subject.ts";

const SEARCH = { bot: "mcts", iterations: 20_000, solverNodes: 0 } as const satisfies MctsSpec;

/** Six turns into a match: a tree of this many iterations does not contain the whole game. */
const TEXT = "move:2 l1+d2+l1+d1+l2,d1,d3,l3,l2,d1,n,l2,l1,d2,d3,l3,d3,d2,l3 light - 0";

const createTask = (name: string, workers: number): Task => ({
  name,
  start() {
    const script = new URL(import.meta.resolve("@serpentarium/bots/worker-node"));
    const open = () => connectBotWorker(toPort(new Worker(script)));
    const pool = createBotWorkerPool(open, workers);
    const loaded = pool.load(import.meta.resolve("@serpentarium/pantarei"));
    const position = unwrap(game.parsePosition(TEXT, createTable(game)));
    let seed = 0;
    return {
      units: SEARCH.iterations,
      isAsync: true,
      isParallel: true,
      async run() {
        unwrap(await loaded);
        unwrap(await pool.think({ game, position, seed: seed++ }, SEARCH));
      },
    };
  },
});

const [ONE, TWO] = ["one worker", "two workers"];

/** A search of Pantareï by several workers, which share no memory. */
export const createSearchThreads = (): Subject => ({
  tasks: [createTask(ONE, 1), createTask(TWO, 2)],
  check: () => ({
    name: "Search in workers",
    unit: "iterations",
    actions: 1,
    goals: [{ of: TWO, against: ONE, atLeast: 1.7 }],
  }),
});
