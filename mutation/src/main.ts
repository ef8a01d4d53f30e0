/**
 * Measures how many faults the tests detect: `pnpm mutation [package…]` makes many small changes to the sources of a package
 * and runs its tests on each.
 *
 * `--sample N` tests N mutants of the rules of a package and a third as many of its presentation; default all. `--seed S`
 * changes the sample. `--survivors` tests the recorded survivors again and records those that are left. `--root PATH`
 * measures another checkout; `--out PATH` is the folder of the results. With `--check` nothing is written, and a survivor
 * that is neither recorded nor accepted is an error. `--names` only prints the packages, as JSON.
 *
 * With `--prose` it mutates the texts of rulebooks in place of the sources, 200 mutants of each unless `--sample` says another number, and
 * runs the checks of the rulebook on each. A survivor is an error.
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { testMutants } from "./measure.ts";
import { findMutants, keyOf, type Mutant, sampleMutants } from "./mutants.ts";
import { findTargetPackages, type TargetPackage } from "./packages.ts";
import {
  type AcceptedSurvivor,
  checkAccepted,
  isAccepted,
  type PackageResult,
  replaceTable,
  resultOf,
  retestedResult,
  toTable,
} from "./result.ts";

const HOME = join(import.meta.dirname, "..");
const RESULTS = join(HOME, "results");
const PAGE = join(HOME, "../docs/maintaining/mutation.md");
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: "string" },
    seed: { type: "string", default: "1" },
    root: { type: "string", default: join(HOME, "..") },
    out: { type: "string", default: RESULTS },
    check: { type: "boolean", default: false },
    survivors: { type: "boolean", default: false },
    names: { type: "boolean", default: false },
    prose: { type: "boolean", default: false },
  },
});
const root = resolve(values.root);
const out = resolve(values.out);
const size = values.sample === undefined ? Number.POSITIVE_INFINITY : Number(values.sample);
const counts = { rules: size, presentation: Math.ceil(size / 3) };
/** The number of mutants of a rulebook. */
const proseSize = values.sample === undefined ? 200 : size;

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, "utf8")) as T;
const accepted = readJson<readonly AcceptedSurvivor[]>(join(HOME, "accepted.json"));
const readResults = (): PackageResult[] =>
  globSync("*.json", { cwd: out })
    .sort()
    .map((file) => readJson<PackageResult>(join(out, file)));

const writeTable = (scores: string, table: string): void =>
  writeFileSync(PAGE, replaceTable(readFileSync(PAGE, "utf8"), scores, table));

const formatMutant = ({
  file,
  line,
  original,
  replacement,
}: Pick<Mutant, "file" | "line" | "original" | "replacement">): string =>
  `${file}:${line}: ${original} → ${replacement}`;

/** Measures a package. Returns one problem per line. */
async function measurePackage(target: TargetPackage): Promise<readonly string[]> {
  const { name } = target;
  const all = await findMutants(root, target);
  const before = readResults().find((each) => each.package === name);
  const recordedKeys = new Set(before?.survivors.map(keyOf));
  if (values.survivors && !before) return [`${name} has no result yet: measure it without --survivors`];
  const retested = values.survivors ? before : undefined;
  const selected = retested
    ? all.filter((mutant) => recordedKeys.has(keyOf(mutant)))
    : sampleMutants(all, counts, values.seed);
  console.log(`${name}: ${selected.length} of ${all.length} mutants`);
  const tested = await testMutants(root, name, selected, join(HOME, "reports"));
  const result = retested ? retestedResult(retested, all, tested) : resultOf(name, values.seed, all, tested);
  for (const { outcome, mutant } of tested.filter((each) => each.outcome !== "killed")) {
    console.log(`  ${outcome}, ${mutant.group}, ${formatMutant(mutant)}`);
  }
  console.log(toTable([result], accepted));
  const stale = checkAccepted(accepted, name, all, tested);
  if (!values.check) {
    mkdirSync(out, { recursive: true });
    writeFileSync(join(out, `${name}.json`), `${JSON.stringify(result, null, 2)}\n`);
    return stale;
  }
  const fresh = result.survivors.filter(
    (survivor) => !recordedKeys.has(keyOf(survivor)) && !isAccepted(accepted, name, survivor),
  );
  return [...stale, ...fresh.map((survivor) => `no test detects ${name}/${formatMutant(survivor)}`)];
}

/** Measures rulebooks. Returns the survivors, or what is wrong without any mutant, one in a line. */
async function measureProse(names: readonly string[]): Promise<readonly string[]> {
  const [{ findRulebooks }, prose] = await Promise.all([
    import("./prose/rulebooks.ts"),
    import("./prose/measure.ts"),
  ]);
  const all = await findRulebooks(root);
  const chosen = all.filter(({ name }) => names.length === 0 || names.includes(name));
  const problems = chosen.flatMap(prose.problemsOf);
  if (problems.length > 0) return problems;
  const results = chosen.map((target) => prose.measureRulebook(target, proseSize, values.seed));
  const table = prose.toProseTable(results);
  console.log(table);
  if (!values.check && results.length === all.length) writeTable("prose", table);
  return results.flatMap(({ rulebook, survivors }) =>
    survivors.map((mutant) => `${rulebook}/${prose.formatProseMutant(mutant)}`),
  );
}

const targets = findTargetPackages(root);
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
if (values.prose) {
  const problems = await measureProse(positionals);
  for (const line of problems) console.error(line);
  process.exit(problems.length === 0 ? 0 : 1);
}
const problems: string[] = [];
for (const target of targets) {
  if (positionals.length === 0 || positionals.includes(target.name))
    problems.push(...(await measurePackage(target)));
}
const table = toTable(readResults(), accepted);
console.log(`\n${table}`);
if (!values.check && out === RESULTS) writeTable("mutation", table);
for (const line of problems) console.error(line);
process.exit(problems.length === 0 ? 0 : 1);
