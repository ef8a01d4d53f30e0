/**
 * How large the packages are, gzipped, in `apps/docs/src/packages/sizes.json` for the site; with `--check`, whether each
 * is within its limit and still about as large as it says there.
 */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

interface Measured {
  readonly name: string;
  readonly passed: boolean;
  readonly size: number;
  readonly sizeLimit: number;
}

const FILE = "apps/docs/src/packages/sizes.json";
/** How much a size may change before it is to be written down again, as a share of it and in bytes. */
const SLACK = { share: 0.05, bytes: 100 };

const { stdout, stderr } = spawnSync("size-limit", ["--json"], { encoding: "utf8" });
if (!stdout) throw new Error(`size-limit measured nothing: ${stderr}`);
const measured: readonly Measured[] = JSON.parse(stdout);

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
for (const { name, passed, size, sizeLimit } of measured) {
  console.log(`${passed ? "ok " : "BIG"} ${name}: ${kilobytes(size)} of ${kilobytes(sizeLimit)}`);
}

if (process.argv.includes("--check")) {
  const recorded: Readonly<Record<string, number>> = JSON.parse(readFileSync(FILE, "utf8"));
  const isStale = ({ name, size }: Measured): boolean => {
    const change = Math.abs((recorded[name] ?? Number.POSITIVE_INFINITY) - size);
    return change > Math.max(SLACK.bytes, SLACK.share * size);
  };
  const stale = measured.filter(isStale);
  if (stale.length > 0) console.error(`${FILE} is out of date; run \`pnpm run sizes\`.`);
  process.exitCode = stale.length > 0 || measured.some(({ passed }) => !passed) ? 1 : 0;
} else {
  const sizes = Object.fromEntries(measured.map(({ name, size }) => [name, size]));
  writeFileSync(FILE, `${JSON.stringify(sizes, null, 2)}\n`);
}
