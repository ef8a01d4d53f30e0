import { isDeepStrictEqual } from "node:util";
import { createRandom, type GamePlugin, unwrap } from "@serpentarium/core";
import {
  createSetup,
  createThreadPool,
  MEASURES,
  type Measure,
  mergeTallies,
  playShard,
  type ResolvedSetup,
  resolveSetup,
  runLab,
} from "@serpentarium/lab";
import pantarei from "@serpentarium/pantarei";
import serpentCartes from "@serpentarium/serpent-cartes";
import ssserpent from "@serpentarium/ssserpent";
import sssnake from "@serpentarium/sssnake";
import { createContractPlayer, meanActions } from "../players.ts";
import type { Subject, Task, Workload } from "../subject.ts";

/** Opens a setup of random games; `events` and `every` as in the sampling, by default one game in ten. */
function openSetup(plugin: GamePlugin, sampling: { readonly events?: number; readonly every?: number } = {}) {
  const module = import.meta.resolve(`@serpentarium/${plugin.game.id}`);
  return unwrap(resolveSetup(plugin, unwrap(createSetup(plugin.game, module, { sampling }))));
}

/** @throws Error if the results depend on how games are split into shards */
function checkShards(open: ResolvedSetup): void {
  const [whole, one, other] = [
    { from: 0, to: 20 },
    { from: 0, to: 7 },
    { from: 7, to: 20 },
  ].map((range) => playShard(open, range).tally);
  if (!whole || !one || !other || !isDeepStrictEqual(mergeTallies(other, one, MEASURES), whole)) {
    throw new Error("shards give another result than all games at once");
  }
}

/** Games per timed run: enough that startup and shutdown do not matter. */
const WORKER_GAMES = 12_000;

const ONE_WORKER = "one worker";
const TWO_WORKERS = "two workers";

const createWorkersTask = (name: string, workers: number): Task => ({
  name,
  start() {
    const pool = createThreadPool({ workers });
    const open = openSetup(pantarei);
    return {
      units: WORKER_GAMES,
      isAsync: true,
      isParallel: true,
      async run() {
        await runLab([open], { games: WORKER_GAMES, pool });
      },
    };
  },
});

/** Random games of Pantareï with all measures: two workers must be nearly twice as fast as one. */
export const createLabWorkers = (): Subject => ({
  tasks: [createWorkersTask(ONE_WORKER, 1), createWorkersTask(TWO_WORKERS, 2)],
  check() {
    const { game } = pantarei;
    return {
      name: `Lab games of ${game.id}`,
      unit: "games",
      actions: meanActions(game, 1000, createRandom("actions")),
      goals: [{ of: TWO_WORKERS, against: ONE_WORKER, atLeast: 1.8 }],
    };
  },
});

const MEASURED = "with all measures";
const ALL_EVENTS = "with all measures in all games";
const UNMEASURED = "without measures";
const PLAYOUTS = "playouts without the lab";

/** Plays the same number of rounds in each run: as many as contain one sampled one. */
function startShards(open: ResolvedSetup, measures: readonly Measure[]): Workload {
  const games = 10 * open.table.seats;
  let from = 0;
  return {
    units: games,
    run() {
      playShard(open, { from, to: from + games }, undefined, measures);
      from += games;
    },
  };
}

function startPlayouts({ game, table }: ResolvedSetup): Workload {
  const games = 10 * table.seats;
  const random = createRandom("bench");
  const { play } = createContractPlayer(game);
  return {
    units: games,
    run() {
      play(games, random);
    },
  };
}

/** The least ratios to bare playouts of random games with all measures, and without measures. */
interface LabGoals {
  readonly measured: number;
  readonly unmeasured: number;
}

const LAB_GAMES = [
  [pantarei, { measured: 0.25, unmeasured: 0.5 }],
  [ssserpent, { measured: 0.15, unmeasured: 0.5 }],
  [sssnake, { measured: 0.3, unmeasured: 0.7 }],
  [serpentCartes, { measured: 0.07, unmeasured: 0.5 }],
] as const satisfies readonly (readonly [GamePlugin, LabGoals])[];

const createLabGame = (plugin: GamePlugin, { measured, unmeasured }: LabGoals): Subject => ({
  tasks: [
    { name: MEASURED, start: () => startShards(openSetup(plugin), MEASURES) },
    { name: ALL_EVENTS, start: () => startShards(openSetup(plugin, { events: 1 }), MEASURES) },
    { name: UNMEASURED, start: () => startShards(openSetup(plugin, { every: 0 }), []) },
    { name: PLAYOUTS, start: () => startPlayouts(openSetup(plugin)) },
  ],
  check() {
    const open = openSetup(plugin);
    checkShards(open);
    return {
      name: `Lab games of ${plugin.game.id}`,
      unit: "games",
      actions: meanActions(open.game, 200, createRandom("actions")),
      goals: [
        { of: MEASURED, against: PLAYOUTS, atLeast: measured },
        { of: UNMEASURED, against: PLAYOUTS, atLeast: unmeasured },
      ],
    };
  },
});

/** Random games in the lab of each game, against bare playouts: what measures and random streams cost. */
export const LAB_SUBJECTS: Readonly<Record<string, () => Subject>> = Object.fromEntries(
  LAB_GAMES.map(([plugin, goals]) => [`lab-${plugin.game.id}`, () => createLabGame(plugin, goals)]),
);
