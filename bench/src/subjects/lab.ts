import { isDeepStrictEqual } from "node:util";
import { createRandom, unwrap } from "@serpentarium/core";
import {
  createSetup,
  createThreads,
  MEASURES,
  mergeTallies,
  openSetup,
  playShard,
  runLab,
} from "@serpentarium/lab";
import plugin, { pantarei as game } from "@serpentarium/pantarei";
import { meanActions } from "../playing.ts";
import type { Subject, Task } from "../subject.ts";

/** Games in one timed run: so many that what a run begins and ends with does not count. */
const GAMES = 12_000;

const setup = unwrap(createSetup(game, import.meta.resolve("@serpentarium/pantarei")));
const open = unwrap(openSetup(plugin, setup));

const ONE = "one worker";
const TWO = "two workers";

const taskOf = (name: string, workers: number): Task => ({
  name,
  start() {
    const crew = createThreads({ workers });
    return {
      units: GAMES,
      isAsync: true,
      async run() {
        await runLab([open], { games: GAMES, crew });
      },
    };
  },
});

/** @throws Error when it matters how games are dealt out */
function checkShards(): void {
  const [whole, one, other] = [
    { from: 0, to: 20 },
    { from: 0, to: 7 },
    { from: 7, to: 20 },
  ].map((range) => playShard(open, range).tally);
  if (!whole || !one || !other || !isDeepStrictEqual(mergeTallies(other, one, MEASURES), whole)) {
    throw new Error("shards come to something else than all games at once");
  }
}

/** Random games of Pantareï with all measures of the lab: a second worker must make nearly twice as many. */
export const createLab = (): Subject => ({
  tasks: [taskOf(ONE, 1), taskOf(TWO, 2)],
  check() {
    checkShards();
    return {
      name: `Lab games of ${game.title.en}`,
      unit: "games",
      actions: meanActions(game, 1000, createRandom("actions")),
      goals: [{ of: TWO, against: ONE, atLeast: 1.8 }],
    };
  },
});
