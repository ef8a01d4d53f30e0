/**
 * Writes the balance reports of the games for the site: `pnpm run reports [id…]` plays many games of each game, or of the named ones, and
 * writes `apps/docs/src/reports/<id>.json`, with the version of the game, and for games that have a ladder, or with `--ladder`, the ratings
 * of the bots to `apps/docs/src/ladders/<id>.json` and the README of the bots. Openings in `apps/docs/src/openings/<id>.json` are counted
 * again with the same settings. `--stale` skips games that have a report for a compatible version; `--check` plays nothing, and fails if a
 * game has no such report.
 */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import type { PackageJson } from "type-fest";
import { createTable, type GamePlugin, unwrap } from "../packages/core/src/index.ts";
import { parsePlugin } from "../packages/core/src/plugin/index.ts";
import { canReadRecords } from "../packages/core/src/record/index.ts";
import {
  buildReport,
  createSetup,
  createThreadPool,
  REPORT_FORMAT,
  type Report,
  resolveSetup,
  runLab,
  type WorkerPool,
} from "../packages/lab/src/index.ts";
import {
  buildLadder,
  LADDER_PLAYERS,
  type Ladder,
  ladderSubject,
  seatPlayers,
  tableResultOf,
} from "../packages/lab/src/ladder/index.ts";
import { countOpenings, type Openings } from "../packages/lab/src/openings/index.ts";
import type { TrainingReport } from "../packages/lab/src/train/index.ts";
import { withStrengthTable, withTrainingTable } from "./strength-table.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    check: { type: "boolean", default: false },
    stale: { type: "boolean", default: false },
    games: { type: "string", default: "1000" },
    bots: { type: "string", default: "greedy" },
    /** Also rates the bots of games that have no ladder yet. */
    ladder: { type: "boolean", default: false },
    /** The number of games of any two bots of a ladder. */
    "ladder-games": { type: "string", default: "40" },
    workers: { type: "string" },
  },
});

const root = join(import.meta.dirname, "..");
const folder = join(root, "apps/docs/src/reports");
const reportFile = (id: string): string => join(folder, `${id}.json`);
const ladderFolder = join(root, "apps/docs/src/ladders");
/** The reports of `serpentarium train --json`, which takes too long to repeat here. */
const trainingFolder = join(root, "apps/docs/src/training");
const ladderFile = (id: string): string => join(ladderFolder, `${id}.json`);
const openingsFile = (id: string): string => join(root, "apps/docs/src/openings", `${id}.json`);

/** The maximal number of positions that the solver visits for each action of an opening. */
const SOLVER_NODES = 100_000;

/** A game of this repository, with the URL of its module. */
interface GameModule {
  readonly plugin: GamePlugin;
  readonly module: string;
}

const isGame = (manifest: string): boolean =>
  (JSON.parse(readFileSync(join(root, manifest), "utf8")) as PackageJson)["serpentarium"] !== undefined;

async function loadGame(manifest: string): Promise<GameModule> {
  const module = pathToFileURL(join(root, dirname(manifest), "src/index.ts")).href;
  return { plugin: unwrap(parsePlugin(await import(module))), module };
}

const manifests = globSync("{packages,examples}/*/package.json", { cwd: root }).filter(isGame).sort();
const games = await Promise.all(manifests.map(loadGame));
const selected = games.filter(
  ({ plugin }) => positionals.length === 0 || positionals.includes(plugin.game.id),
);
const unknown = positionals.filter((id) => !games.some(({ plugin }) => plugin.game.id === id));
if (unknown.length > 0) {
  const known = games.map(({ plugin }) => plugin.game.id).join(", ");
  console.error(`no game ${unknown.join(", ")}; expected ${known}`);
  process.exit(2);
}

/** Checks the report of a game. Returns the problem, or undefined. */
function reportProblem({ plugin: { game } }: GameModule): string | undefined {
  if (!existsSync(reportFile(game.id))) return `${game.id} has no report`;
  const { format, subject } = JSON.parse(readFileSync(reportFile(game.id), "utf8")) as Report;
  if (format !== REPORT_FORMAT) return `the report of ${game.id} has another format`;
  if (canReadRecords(game, subject.version)) return undefined;
  return `the report of ${game.id} is for version ${subject.version}, the game has version ${game.version}`;
}

/** Rates the bots of a game for two. */
async function rateBots({ plugin, module }: GameModule, pool: WorkerPool): Promise<Ladder> {
  const { game } = plugin;
  const pairs = seatPlayers(LADDER_PLAYERS, 2);
  const setups = pairs.map((bots) => {
    const setup = unwrap(createSetup(game, module, { seats: 2, bots, sampling: { events: 0, every: 0 } }));
    return unwrap(resolveSetup(plugin, setup));
  });
  const runs = await runLab(setups, { games: Number(values["ladder-games"]), pool });
  const results = pairs.flatMap((pair, i) => {
    const run = runs[i];
    return run ? [tableResultOf(run, pair)] : [];
  });
  const table = createTable(game, { seats: 2 });
  return buildLadder(ladderSubject(game, table, "1"), LADDER_PLAYERS, results);
}

/** Counts the openings of a game again, with the settings of the file. */
async function writeOpenings({ plugin, module }: GameModule): Promise<void> {
  const file = openingsFile(plugin.game.id);
  const { subject, depth, least } = JSON.parse(readFileSync(file, "utf8")) as Openings;
  const { seats, options, bots, seed, games } = subject;
  const setup = unwrap(
    createSetup(plugin.game, module, { seats, options, bots, seed, sampling: { every: 0 } }),
  );
  const resolved = unwrap(resolveSetup(plugin, setup));
  const openings = unwrap(await countOpenings(resolved, { games, depth, least, nodes: SOLVER_NODES }));
  writeFileSync(file, `${JSON.stringify(openings)}\n`);
}

async function writeReport({ plugin, module }: GameModule): Promise<void> {
  const { game } = plugin;
  const setup = unwrap(createSetup(game, module, { bots: values.bots.split(","), sampling: { events: 1 } }));
  const pool = createThreadPool(values.workers === undefined ? {} : { workers: Number(values.workers) });
  try {
    const runs = await runLab([unwrap(resolveSetup(plugin, setup))], {
      games: Number(values.games),
      pool,
    });
    for (const run of runs) writeFileSync(reportFile(game.id), `${JSON.stringify(buildReport(run))}\n`);
    if (existsSync(ladderFile(game.id)) || values.ladder)
      writeFileSync(ladderFile(game.id), `${JSON.stringify(await rateBots({ plugin, module }, pool))}\n`);
  } finally {
    await pool.close();
  }
  if (existsSync(openingsFile(game.id))) await writeOpenings({ plugin, module });
  console.log(`${game.id} ${game.version}: ${values.games} games`);
}

/** The data of all files of a folder. */
const readAll = <T>(folder: string): T[] =>
  globSync(join(folder, "*.json"))
    .sort()
    .map((path) => JSON.parse(readFileSync(path, "utf8")) as T);

/** Writes the ratings of all ladders, and the results of all trainings, to the README of the bots. */
function writeTables(): void {
  const file = join(root, "packages/bots/README.md");
  const readme = withStrengthTable(readFileSync(file, "utf8"), readAll<Ladder>(ladderFolder), LADDER_PLAYERS);
  writeFileSync(file, withTrainingTable(readme, readAll<TrainingReport>(trainingFolder)));
}

if (values.check) {
  const problems = selected.flatMap((game) => reportProblem(game) ?? []);
  if (problems.length > 0) {
    console.error(`${problems.join("\n")}\nrun "pnpm run reports" to write the reports`);
    process.exit(1);
  }
  console.log(`the reports of ${selected.length} games are up to date`);
} else {
  mkdirSync(folder, { recursive: true });
  mkdirSync(ladderFolder, { recursive: true });
  const due = values.stale ? selected.filter((game) => reportProblem(game) !== undefined) : selected;
  for (const game of due) await writeReport(game);
  writeTables();
}
