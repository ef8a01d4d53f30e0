/**
 * Solves small boards for the site: `pnpm solved [row…]` runs the commands below, or those whose text contains one of the words, and writes
 * their results and processor times to `apps/docs/src/solved/solved.json`. `--stale` runs those with results of an incompatible version of
 * the game.
 */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { canReadRecords } from "../packages/core/src/record/index.ts";
import { type SolvedRow, solveRow } from "./solve-row.ts";

const COMMANDS = [
  "solve ./examples/tic-tac-toe",
  "solve ./examples/connect-four --plies 24 --starts 50",
  "solve pantarei --options goal=3 --starts 1000",
  "solve pantarei --options goal=4 --starts 200 --actions 11",
  "solve ./packages/pantarei-ring --options goal=3 --starts 1000",
  "solve ./packages/pantarei-ring --options goal=4 --starts 200 --actions 11",
  "solve ssserpent --options size=7 --options apples=1 --options blueApples=0 --options bodies=1 --options quietLimit=8 --plies 4 --starts 200",
  "solve ssserpent --options size=7 --options apples=1 --options blueApples=0 --options bodies=1 --options quietLimit=12 --plies 4 --starts 50",
  "solve serpent-cartes --starts 10000",
  "solve serpent-cartes --options collision=arriver --starts 10000",
  "solve serpent-cartes --seats 3 --starts 5000",
  "solve serpent-cartes --seats 4 --starts 2000",
  "solve ./packages/serpent-cartes-two-ends --starts 5000",
];

const root = join(import.meta.dirname, "..");
const file = join(root, "apps/docs/src/solved/solved.json");

/** The version of each game of this repository. */
const versions = new Map(
  globSync("{packages,examples}/*/package.json", { cwd: root }).flatMap((manifest) => {
    const { version, serpentarium } = JSON.parse(readFileSync(join(root, manifest), "utf8")) as {
      readonly version: string;
      readonly serpentarium?: { readonly games?: readonly string[] };
    };
    return (serpentarium?.games ?? []).map((game) => [game, version] as const);
  }),
);

/** Whether a result is of a version compatible with the current one. */
const isCurrent = ({ game, version }: SolvedRow): boolean =>
  canReadRecords({ version: versions.get(game) ?? "" }, version);

mkdirSync(dirname(file), { recursive: true });
const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { stale: { type: "boolean", default: false } },
});
const known = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as readonly SolvedRow[]) : [];
const rows = new Map(known.map((row) => [row.command, row]));
const isDue = (command: string): boolean => {
  const row = rows.get(command);
  if (!row) return true;
  return values.stale ? !isCurrent(row) : words.length === 0 || words.some((word) => command.includes(word));
};
for (const command of COMMANDS.filter(isDue)) {
  const row = await solveRow(command);
  rows.set(command, row);
  console.log(`${row.seconds} s  ${command}`);
  // written after each row, so that an interrupted run keeps its results
  const ordered = COMMANDS.flatMap((each) => rows.get(each) ?? []);
  writeFileSync(file, `${JSON.stringify(ordered, undefined, 2)}\n`);
}
