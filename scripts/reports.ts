/**
 * The balance reports of the games for the site: `pnpm run reports [id…]` plays many games of each, or of those that are
 * named, and writes what it found to `apps/docs/src/reports/<id>.json`, with the version that it is for. With `--stale` it
 * leaves out those that have a report of their line of versions; with `--check` it plays nothing, and fails where a game has none.
 */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { type Plugin, unwrap } from "../packages/core/src/index.ts";
import { parsePlugin } from "../packages/core/src/plugin/index.ts";
import { readsRecordsOf } from "../packages/core/src/record/index.ts";
import {
  createSetup,
  createThreads,
  openSetup,
  REPORT_FORMAT,
  type Report,
  reportOf,
  runLab,
} from "../packages/lab/src/index.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    check: { type: "boolean", default: false },
    stale: { type: "boolean", default: false },
    games: { type: "string", default: "1000" },
    bots: { type: "string", default: "greedy" },
    workers: { type: "string" },
  },
});

const root = join(import.meta.dirname, "..");
const folder = join(root, "apps/docs/src/reports");
const fileOf = (id: string): string => join(folder, `${id}.json`);

/** A game of this repository, and where its module is. */
interface Found {
  readonly plugin: Plugin;
  readonly module: string;
}

const isGame = (manifest: string): boolean =>
  (JSON.parse(readFileSync(join(root, manifest), "utf8")) as { readonly serpentarium?: object })
    .serpentarium !== undefined;

async function loadGame(manifest: string): Promise<Found> {
  const module = pathToFileURL(join(root, dirname(manifest), "src/index.ts")).href;
  return { plugin: unwrap(parsePlugin(await import(module))), module };
}

const manifests = globSync("{packages,examples}/*/package.json", { cwd: root }).filter(isGame).sort();
const games = await Promise.all(manifests.map(loadGame));
const wanted = games.filter(({ plugin }) => positionals.length === 0 || positionals.includes(plugin.game.id));
const unknown = positionals.filter((id) => !games.some(({ plugin }) => plugin.game.id === id));
if (unknown.length > 0) {
  const known = games.map(({ plugin }) => plugin.game.id).join(", ");
  console.error(`no game ${unknown.join(", ")}; there are ${known}`);
  process.exit(2);
}

/** What is wrong with the report of a game, if anything. */
function complaint({ plugin: { game } }: Found): string | undefined {
  if (!existsSync(fileOf(game.id))) return `${game.id} has no report`;
  const { format, subject } = JSON.parse(readFileSync(fileOf(game.id), "utf8")) as Report;
  if (format !== REPORT_FORMAT) return `the report of ${game.id} has another format`;
  if (readsRecordsOf(game, subject.version)) return undefined;
  return `the report of ${game.id} is of version ${subject.version}, the game is ${game.version}`;
}

async function writeReport({ plugin, module }: Found): Promise<void> {
  const { game } = plugin;
  const setup = unwrap(createSetup(game, module, { bots: values.bots.split(",") }));
  const crew = createThreads(values.workers === undefined ? {} : { workers: Number(values.workers) });
  try {
    const runs = await runLab([unwrap(openSetup(plugin, setup))], { games: Number(values.games), crew });
    for (const run of runs) writeFileSync(fileOf(game.id), `${JSON.stringify(reportOf(run))}\n`);
  } finally {
    await crew.close();
  }
  console.log(`${game.id} ${game.version}: ${values.games} games`);
}

if (values.check) {
  const complaints = wanted.flatMap((found) => complaint(found) ?? []);
  if (complaints.length > 0) {
    console.error(`${complaints.join("\n")}\npnpm run reports writes them`);
    process.exit(1);
  }
  console.log(`the reports of ${wanted.length} games are of their lines of versions`);
} else {
  mkdirSync(folder, { recursive: true });
  const due = values.stale ? wanted.filter((found) => complaint(found) !== undefined) : wanted;
  for (const found of due) await writeReport(found);
}
