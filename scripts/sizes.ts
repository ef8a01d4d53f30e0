/**
 * Writes the gzipped sizes of the packages to `apps/docs/src/packages/sizes.json` for the site; with `--check`, fails if a
 * size differs from the recorded one by more than a tolerance.
 */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

/** The result of size-limit for one of the checks in `.size-limit.js`. */
interface SizeLimitResult {
  readonly name: string;
  readonly size: number;
}

const FILE = "apps/docs/src/packages/sizes.json";
/** The tolerated change of a size, as a share of the size and in bytes. */
const TOLERANCE = { share: 0.05, bytes: 100 };

const { stdout, stderr } = spawnSync("size-limit", ["--json"], { encoding: "utf8" });
if (!stdout) throw new Error(`size-limit measured nothing: ${stderr}`);
const result = JSON.parse(stdout) as SizeLimitResult[] | { readonly error: string };
if (!Array.isArray(result)) {
  console.error(`expected built packages ("pnpm build"):\n${result.error}`);
  process.exit(1);
}
const measured: readonly SizeLimitResult[] = result;

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

function check(): void {
  const recorded: Readonly<Record<string, number>> = JSON.parse(readFileSync(FILE, "utf8"));
  const names = new Set(measured.map(({ name }) => name));
  const stale = measured.filter(({ name, size }) => {
    const change = Math.abs((recorded[name] ?? Number.POSITIVE_INFINITY) - size);
    return change > Math.max(TOLERANCE.bytes, TOLERANCE.share * size);
  });
  for (const { name, size } of stale)
    console.error(`${name}: ${kilobytes(size)}, recorded ${kilobytes(recorded[name] ?? 0)}`);
  const missing = Object.keys(recorded).filter((name) => !names.has(name));
  for (const name of missing) console.error(`${name}: recorded, but no longer measured`);
  if (stale.length + missing.length === 0) return;
  console.error(`${FILE} is out of date: if the sizes are as intended, run "pnpm run sizes".`);
  process.exitCode = 1;
}

for (const { name, size } of measured) console.log(`${name}: ${kilobytes(size)}`);
if (process.argv.includes("--check")) check();
else {
  const sizes = Object.fromEntries(measured.map(({ name, size }) => [name, size]));
  writeFileSync(FILE, `${JSON.stringify(sizes, null, 2)}\n`);
}
