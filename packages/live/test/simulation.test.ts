import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createHost } from "../src/host.ts";
import { createMemoryJournal, MemoryStore } from "./fixtures/memory-journal.ts";
import { PLANTED_FAULTS, type PlantedFault } from "./simulation/planted-faults.ts";
import { type Sources, simulate } from "./simulation/simulate.ts";

const root = join(import.meta.dirname, "..");
/** Copies of the sources with faults, where git and the linter do not look. */
const copies = join(root, "test-results", "faults");

/** How many seeds are played; each night a million, in parts that begin at `LIVE_FIRST_SEED`. */
const SEEDS = Number(process.env["LIVE_SEEDS"] ?? (process.env["TEST_FULL"] ? 20_000 : 1000));
const FIRST_SEED = Number(process.env["LIVE_FIRST_SEED"] ?? 0);
/** Within how many seeds a fault has to be found. */
const MAX_SEEDS = 300;

afterAll(() => rmSync(copies, { recursive: true, force: true }));

test(`whatever goes wrong, what is acknowledged happens once and everybody sees what is theirs: ${SEEDS} seeds`, {
  timeout: 300 * Math.max(SEEDS, 1000),
}, async () => {
  const sources = { createHost, MemoryStore, createMemoryJournal };
  for (let seed = FIRST_SEED; seed < FIRST_SEED + SEEDS; seed++)
    expect(await simulate(seed, sources), `seed ${seed}`).toBeUndefined();
});

/** Loads a copy of the sources with a fault. */
async function plant(name: string, { file, from, to }: PlantedFault): Promise<Sources> {
  const copy = join(copies, name.replaceAll(" ", "-"));
  mkdirSync(join(copy, "test"), { recursive: true });
  cpSync(join(root, "src"), join(copy, "src"), { recursive: true });
  cpSync(join(root, "test", "fixtures"), join(copy, "test", "fixtures"), { recursive: true });
  const text = readFileSync(join(copy, file), "utf8");
  expect(text.split(from), `${file} contains the place of the fault once`).toHaveLength(2);
  writeFileSync(
    join(copy, file),
    text.replace(from, () => to),
  );
  return {
    ...(await import(/* @vite-ignore */ join(copy, "src", "host.ts"))),
    ...(await import(/* @vite-ignore */ join(copy, "test", "fixtures", "memory-journal.ts"))),
  };
}

test.each(Object.entries(PLANTED_FAULTS))("the simulation finds a server that %s", async (name, fault) => {
  const sources = await plant(name, fault);
  let problem: string | undefined;
  for (let seed = 0; seed < MAX_SEEDS && problem === undefined; seed++)
    problem = await simulate(seed, sources);
  expect(problem).toBeDefined();
});
