/**
 * Solves small boards for the site: `pnpm solved [row…]` runs the commands below, or those whose text contains one of the words, and
 * writes their results and the processor time that they took to `apps/docs/src/solved/solved.json`.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type SolvedRow, solveRow } from "./solve-row.ts";

/** The small boards. */
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
  "solve serpent-cartes --seats 3 --starts 5000",
  "solve serpent-cartes --seats 4 --starts 2000",
  "solve ./packages/serpent-cartes-two-ends --starts 5000",
];

const file = join(import.meta.dirname, "../apps/docs/src/solved/solved.json");

mkdirSync(dirname(file), { recursive: true });
const words = process.argv.slice(2);
const known = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as readonly SolvedRow[]) : [];
const rows = new Map(known.map((row) => [row.command, row]));
const isDue = (command: string): boolean =>
  !rows.has(command) || words.length === 0 || words.some((word) => command.includes(word));
for (const command of COMMANDS.filter(isDue)) {
  const row = await solveRow(command);
  rows.set(command, row);
  console.log(`${row.seconds} s  ${command}`);
  // a run that is stopped keeps the rows that it has solved
  const ordered = COMMANDS.flatMap((each) => rows.get(each) ?? []);
  writeFileSync(file, `${JSON.stringify(ordered, undefined, 2)}\n`);
}
