/**
 * Calls the entry points of the project with almost well-formed input and checks the results: `pnpm fuzz [minutes]`, default
 * one minute.
 *
 * `--seed S` repeats the cases of a seed; the default seed is random. `--target T` fuzzes one entry point only, `--repeat
 * FILE` runs one saved case. A failing case is shrunk and saved in `fuzz/corpus`, whose cases the tests run.
 */

import { randomInt } from "node:crypto";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { readCase, saveCase } from "./corpus.ts";
import { fuzz } from "./fuzz.ts";
import { loadSubjects } from "./games.ts";
import { TARGETS } from "./targets/index.ts";

/** Cases of a target before the next target runs. */
const CASES_PER_ROUND = 100;
const MAX_SEED = 2 ** 31;
/** The interval of progress messages, in milliseconds: their seeds help to find a case that never ends. */
const REPORT_INTERVAL = 30_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: "string" }, target: { type: "string" }, repeat: { type: "string" } },
});
const minutes = Number(positionals[0] ?? 1);
const seed = values.seed === undefined ? randomInt(MAX_SEED) : Number(values.seed);
const targets = TARGETS.filter(({ name }) => values.target === undefined || name === values.target);
if (!(minutes > 0) || positionals.length > 1 || !Number.isSafeInteger(seed) || targets.length === 0) {
  const names = TARGETS.map(({ name }) => name).join(", ");
  console.error(`expected minutes above 0, a whole number for --seed, and one of ${names} for --target`);
  process.exit(2);
}
const subjects = await loadSubjects();

function repeatCase(file: string): void {
  const { target: name, input } = readCase(resolve(process.env["INIT_CWD"] ?? "", file));
  const target = TARGETS.find((each) => each.name === name);
  if (!target) {
    console.error(`expected a file in a folder named like a target, not in ${name}`);
    process.exit(2);
  }
  target.check(input, subjects);
  console.log(`${file} passes`);
}

function fuzzTargets(): void {
  const end = performance.now() + minutes * 60_000;
  const counts = new Map<string, number>();
  let reportedAt = performance.now();
  console.log(`seed ${seed}, ${subjects.length} games, ${minutes} min`);
  for (let round = 0; performance.now() < end; round++) {
    const seedNow = (seed + round) % MAX_SEED;
    if (performance.now() - reportedAt > REPORT_INTERVAL) {
      reportedAt = performance.now();
      console.log(`round ${round}, seed ${seedNow}`);
    }
    for (const target of targets) {
      const { cases, finding } = fuzz(target, subjects, seedNow, CASES_PER_ROUND);
      counts.set(target.name, (counts.get(target.name) ?? 0) + cases);
      if (!finding) continue;
      const file = saveCase(target.name, finding.input);
      console.error(finding.error);
      console.error(`${target.name} fails on ${file}\nagain: pnpm fuzz --repeat ${file}`);
      process.exit(1);
    }
  }
  for (const [name, count] of counts) console.log(`${name}: ${count} cases`);
}

if (values.repeat === undefined) fuzzTargets();
else repeatCase(values.repeat);
