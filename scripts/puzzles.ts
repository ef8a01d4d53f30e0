/**
 * Writes the data of `@serpentarium/puzzles`: `pnpm puzzles FILE…` reads files of `serpentarium puzzles`, and writes
 * `packages/puzzles/src/data/<game>.ts` with their puzzles, easiest first.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { unwrap } from "../packages/core/src/index.ts";
import { type Puzzle, parsePuzzle } from "../packages/puzzles/src/index.ts";

const folder = join(import.meta.dirname, "../packages/puzzles/src/data");
const byDifficulty = (a: Puzzle, b: Puzzle): number =>
  a.difficulty.iterations - b.difficulty.iterations || a.actions - b.actions || a.match - b.match;

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error("expected files that serpentarium puzzles has written");
  process.exitCode = 2;
}
for (const file of files) {
  const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
  const puzzles = lines.map((line) => unwrap(parsePuzzle(JSON.parse(line)))).sort(byDifficulty);
  const [first] = puzzles;
  if (!first) continue;
  const name = join(folder, `${first.game}.ts`);
  const lists = puzzles.map((puzzle) => `${JSON.stringify(puzzle)},\n`).join("");
  writeFileSync(name, `export const puzzles: readonly unknown[] = [\n${lists}];\n`);
  console.log(`${puzzles.length} puzzles in ${name}`);
}
