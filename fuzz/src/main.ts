/**
 * Hands the entry points of the project what is almost well formed, and holds what must come of it: `pnpm fuzz [minutes]`,
 * one minute when left out.
 *
 * `--seed S` tries the same cases again, in the same order; without it they are new each time. `--target T` keeps to one
 * entry point, `--repeat FILE` runs one kept case. What fails is made smaller and kept in `fuzz/corpus`, which the tests run.
 */

import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { keepCase, readCase } from "./corpus.ts";
import { fuzz } from "./fuzz.ts";
import { loadSubjects } from "./games.ts";
import { TARGETS } from "./targets/index.ts";

/** Cases of a target before it is the turn of the next one. */
const CASES = 100;
const MOST_SEED = 2 ** 31;
/** After how many milliseconds it says where it is: a case that never ends can be found by the seed. */
const REPORT = 30_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: "string" }, target: { type: "string" }, repeat: { type: "string" } },
});
const minutes = Number(positionals[0] ?? 1);
const seed = values.seed === undefined ? Math.floor(Math.random() * MOST_SEED) : Number(values.seed);
const targets = TARGETS.filter(({ name }) => values.target === undefined || name === values.target);
if (!(minutes > 0) || positionals.length > 1 || !Number.isSafeInteger(seed) || targets.length === 0) {
  const names = TARGETS.map(({ name }) => name).join(", ");
  console.error(`expected minutes above 0, a whole number for --seed, and one of ${names} for --target`);
  process.exit(2);
}
const subjects = await loadSubjects();

function repeat(file: string): void {
  const { target: name, input } = readCase(resolve(process.env["INIT_CWD"] ?? "", file));
  const target = TARGETS.find((one) => one.name === name);
  if (!target) {
    console.error(`expected a file in a folder named like a target, not in ${name}`);
    process.exit(2);
  }
  target.check(input, subjects);
  console.log(`${file} holds`);
}

function run(): void {
  const end = performance.now() + minutes * 60_000;
  const counts = new Map<string, number>();
  let told = performance.now();
  console.log(`seed ${seed}, ${subjects.length} games, ${minutes} min`);
  for (let round = 0; performance.now() < end; round++) {
    const seedNow = (seed + round) % MOST_SEED;
    if (performance.now() - told > REPORT) {
      told = performance.now();
      console.log(`round ${round}, seed ${seedNow}`);
    }
    for (const target of targets) {
      const { cases, finding } = fuzz(target, subjects, seedNow, CASES);
      counts.set(target.name, (counts.get(target.name) ?? 0) + cases);
      if (!finding) continue;
      const file = keepCase(target.name, finding.input);
      console.error(finding.error);
      console.error(`${target.name} fails on ${file}\nagain: pnpm fuzz --repeat ${file}`);
      process.exit(1);
    }
  }
  for (const [name, count] of counts) console.log(`${name}: ${count} cases`);
}

if (values.repeat === undefined) run();
else repeat(values.repeat);
