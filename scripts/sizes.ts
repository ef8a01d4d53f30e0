/**
 * How large the packages are, gzipped, in `apps/docs/src/packages/sizes.json` for the site; with `--check`, whether each
 * is still about as large as it says there.
 */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

/** What size-limit says of one of the checks in `.size-limit.js`. */
interface Measured {
  readonly name: string;
  readonly size: number;
}

const FILE = "apps/docs/src/packages/sizes.json";
/** How much a size may change before it is to be written down again, as a share of it and in bytes. */
const SLACK = { share: 0.05, bytes: 100 };

const { stdout, stderr } = spawnSync("size-limit", ["--json"], { encoding: "utf8" });
if (!stdout) throw new Error(`size-limit measured nothing: ${stderr}`);
const measured: readonly Measured[] = JSON.parse(stdout);

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

function check(): void {
  const recorded: Readonly<Record<string, number>> = JSON.parse(readFileSync(FILE, "utf8"));
  const names = new Set(measured.map(({ name }) => name));
  const stale = measured.filter(({ name, size }) => {
    const change = Math.abs((recorded[name] ?? Number.POSITIVE_INFINITY) - size);
    return change > Math.max(SLACK.bytes, SLACK.share * size);
  });
  for (const { name, size } of stale)
    console.error(`${name}: ${kilobytes(size)}, recorded ${kilobytes(recorded[name] ?? 0)}`);
  const gone = Object.keys(recorded).filter((name) => !names.has(name));
  for (const name of gone) console.error(`${name}: recorded, but no longer there`);
  if (stale.length + gone.length === 0) return;
  console.error(`${FILE} is out of date: if the sizes are as they should be, run "pnpm run sizes".`);
  process.exitCode = 1;
}

for (const { name, size } of measured) console.log(`${name}: ${kilobytes(size)}`);
if (process.argv.includes("--check")) check();
else {
  const sizes = Object.fromEntries(measured.map(({ name, size }) => [name, size]));
  writeFileSync(FILE, `${JSON.stringify(sizes, null, 2)}\n`);
}
