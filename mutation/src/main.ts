/**
 * How much of what is wrong the tests notice: `pnpm mutation [package…]` changes sources in many small ways and runs the
 * package's tests on each.
 *
 * `--sample N` tests N mutants of the rules of a package and a third as many of its presentation, otherwise all of them;
 * `--seed S` draws others. `--survivors` tests again those that are recorded, and records what is left. `--root PATH` measures another checkout, `--out PATH` is where the results go. With `--check`
 * nothing is written, and a survivor that is neither recorded nor accepted is an error. `--names` only prints the
 * packages, as JSON.
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { testMutants } from "./measure.ts";
import { findMutants, keyOf, type Mutant, sample } from "./mutants.ts";
import { findTargets, type Target } from "./packages.ts";
import {
  type Accepted,
  checkAccepted,
  isAccepted,
  type Result,
  replaceTable,
  resultAgain,
  resultOf,
  toTable,
} from "./result.ts";

const home = join(import.meta.dirname, "..");
const RESULTS = join(home, "results");
const CONTRIBUTING = join(home, "../CONTRIBUTING.md");
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: "string" },
    seed: { type: "string", default: "1" },
    root: { type: "string", default: join(home, "..") },
    out: { type: "string", default: RESULTS },
    check: { type: "boolean", default: false },
    survivors: { type: "boolean", default: false },
    names: { type: "boolean", default: false },
  },
});
const root = resolve(values.root);
const out = resolve(values.out);
const size = values.sample === undefined ? Number.POSITIVE_INFINITY : Number(values.sample);
const counts = { rules: size, presentation: Math.ceil(size / 3) };

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, "utf8")) as T;
const accepted = readJson<readonly Accepted[]>(join(home, "accepted.json"));
const recorded = (): Result[] =>
  globSync("*.json", { cwd: out })
    .sort()
    .map((file) => readJson<Result>(join(out, file)));

const describe = ({
  file,
  line,
  original,
  replacement,
}: Pick<Mutant, "file" | "line" | "original" | "replacement">): string =>
  `${file}:${line}: ${original} → ${replacement}`;

/** Measures a package; what is wrong, in a line each. */
async function measure(target: Target): Promise<readonly string[]> {
  const { name } = target;
  const all = await findMutants(root, target);
  const before = recorded().find((one) => one.package === name);
  const missed = new Set(before?.survivors.map(keyOf));
  if (values.survivors && !before) return [`${name} has no result yet: measure it without --survivors`];
  const again = values.survivors ? before : undefined;
  const drawn = again ? all.filter((mutant) => missed.has(keyOf(mutant))) : sample(all, counts, values.seed);
  console.log(`${name}: ${drawn.length} of ${all.length} mutants`);
  const tested = await testMutants(root, name, drawn, join(home, "reports"));
  const result = again ? resultAgain(again, all, tested) : resultOf(name, values.seed, all, tested);
  for (const { outcome, mutant } of tested.filter((one) => one.outcome !== "killed")) {
    console.log(`  ${outcome}, ${mutant.group}, ${describe(mutant)}`);
  }
  console.log(toTable([result], accepted));
  const stale = checkAccepted(accepted, name, all, tested);
  if (!values.check) {
    mkdirSync(out, { recursive: true });
    writeFileSync(join(out, `${name}.json`), `${JSON.stringify(result, null, 2)}\n`);
    return stale;
  }
  const fresh = result.survivors.filter((one) => !missed.has(keyOf(one)) && !isAccepted(accepted, name, one));
  return [...stale, ...fresh.map((one) => `no test notices ${name}/${describe(one)}`)];
}

const targets = findTargets(root);
const unknown = positionals.filter((name) => !targets.some((target) => target.name === name));
if (unknown.length > 0 || !(size > 0)) {
  const known = targets.map(({ name }) => name).join(", ");
  console.error(`expected packages of ${known}, and a number above 0 for --sample`);
  process.exit(2);
}
if (values.names) {
  console.log(JSON.stringify(targets.map(({ name }) => name)));
  process.exit(0);
}
const wrong: string[] = [];
for (const target of targets) {
  if (positionals.length === 0 || positionals.includes(target.name)) wrong.push(...(await measure(target)));
}
const table = toTable(recorded(), accepted);
console.log(`\n${table}`);
if (!values.check && out === RESULTS) {
  const text = readFileSync(CONTRIBUTING, "utf8");
  writeFileSync(CONTRIBUTING, replaceTable(text, table));
}
for (const line of wrong) console.error(line);
process.exit(wrong.length === 0 ? 0 : 1);
