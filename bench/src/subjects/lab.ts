import { isDeepStrictEqual } from "node:util";
import { createRandom, unwrap } from "@serpentarium/core";
import {
  createSetup,
  createThreadPool,
  MEASURES,
  mergeTallies,
  playShard,
  resolveSetup,
  runLab,
} from "@serpentarium/lab";
import plugin, { pantarei as game } from "@serpentarium/pantarei";
import { createContractPlayer, meanActions } from "../players.ts";
import type { Subject, Task } from "../subject.ts";

/** Games per timed run: enough that startup and shutdown do not matter. */
const GAMES = 12_000;

const setup = unwrap(createSetup(game, import.meta.resolve("@serpentarium/pantarei")));
const open = unwrap(resolveSetup(plugin, setup));

const ONE_WORKER = "one worker";
const TWO_WORKERS = "two workers";
const PLAYOUTS = "playouts without the lab";

const createTask = (name: string, workers: number): Task => ({
  name,
  start() {
    const pool = createThreadPool({ workers });
    return {
      units: GAMES,
      isAsync: true,
      async run() {
        await runLab([open], { games: GAMES, pool });
      },
    };
  },
});

/** Random games without measures. */
const playoutsTask: Task = {
  name: PLAYOUTS,
  start() {
    const random = createRandom("bench");
    const { play } = createContractPlayer(game);
    return {
      units: GAMES,
      run() {
        play(GAMES, random);
      },
    };
  },
};

/** @throws Error if the results depend on how games are split into shards */
function checkShards(): void {
  const [whole, one, other] = [
    { from: 0, to: 20 },
    { from: 0, to: 7 },
    { from: 7, to: 20 },
  ].map((range) => playShard(open, range).tally);
  if (!whole || !one || !other || !isDeepStrictEqual(mergeTallies(other, one, MEASURES), whole)) {
    throw new Error("shards give another result than all games at once");
  }
}

/** Random games of Pantareï with all measures of the lab: two workers must be nearly twice as fast as one, and one a quarter as fast as bare playouts. */
export const createLab = (): Subject => ({
  tasks: [createTask(ONE_WORKER, 1), createTask(TWO_WORKERS, 2), playoutsTask],
  check() {
    checkShards();
    return {
      name: `Lab games of ${game.id}`,
      unit: "games",
      actions: meanActions(game, 1000, createRandom("actions")),
      goals: [
        { of: TWO_WORKERS, against: ONE_WORKER, atLeast: 1.8 },
        { of: ONE_WORKER, against: PLAYOUTS, atLeast: 0.25 },
      ],
    };
  },
});
