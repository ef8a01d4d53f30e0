import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Journal } from "../src/journal.ts";
import { openPostgresJournal } from "../src/postgres.ts";
import { openSqliteJournal } from "../src/sqlite.ts";
import { createMemoryJournal, MemoryStore } from "./fixtures/memory-journal.ts";
import { findPostgres, type RunningPostgres, startPostgres } from "./fixtures/postgres.ts";

const folder = mkdtempSync(join(tmpdir(), "serpentarium-live-"));
const store = new MemoryStore();
const programs = findPostgres();
let postgres: RunningPostgres | undefined;

beforeAll(async () => {
  if (programs) postgres = await startPostgres(programs);
});

afterAll(async () => {
  await postgres?.stop();
  rmSync(folder, { recursive: true });
});

/** How a second process opens the same store. */
const OPENERS: Readonly<Record<string, () => Journal | Promise<Journal>>> = {
  "memory, the model of the simulation": () => createMemoryJournal(store),
  SQLite: () => openSqliteJournal(join(folder, "matches.sqlite")),
  Postgres: () => openPostgresJournal(postgres?.url ?? "", { connections: 4 }),
};

let matches = 0;
const newMatch = (): string => `match-${matches++}`;

// a visible line in the report
if (!programs) test.skip("Postgres is not installed: its journal is NOT tested here", () => {});

describe.each(Object.entries(OPENERS))("a journal in %s", (name, open) => {
  if (name === "Postgres" && !programs) return;
  let journal: Journal;
  let other: Journal;

  beforeAll(async () => {
    journal = await open();
    other = await open();
  });

  afterAll(() => Promise.all([journal.close(), other.close()]));

  test("returns what was appended, in order and from any number on", async () => {
    const match = newMatch();
    expect(await journal.read(match, 0)).toEqual([]);
    expect(await journal.append(match, 0, ["a", 'é’\u0001"'])).toBe(true);
    expect(await journal.append(match, 2, ["c"])).toBe(true);
    expect(await other.read(match, 0)).toEqual(["a", 'é’\u0001"', "c"]);
    expect(await other.read(match, 2)).toEqual(["c"]);
    expect(await other.read(match, 9)).toEqual([]);
  });

  test("appends nothing at a number that is taken, or beyond the end", async () => {
    const match = newMatch();
    await journal.append(match, 0, ["a", "b"]);
    expect(await other.append(match, 0, ["x"])).toBe(false);
    expect(await other.append(match, 1, ["x", "y"])).toBe(false);
    expect(await other.append(match, 3, ["x"])).toBe(false);
    expect(await journal.read(match, 0)).toEqual(["a", "b"]);
  });

  test("lets one of many win each number, whatever they append", async () => {
    const match = newMatch();
    for (let n = 0; n < 12; n += 2) {
      const tries = Array.from({ length: 12 }, (_, i) =>
        (i % 2 ? journal : other).append(match, n, [`${n}.${i}`, `${n}.${i}b`, `${n}.${i}c`].slice(0, 2)),
      );
      const won = (await Promise.all(tries)).flatMap((isAppended, i) => (isAppended ? [i] : []));
      expect(won).toHaveLength(1);
      expect(await other.read(match, n)).toEqual([`${n}.${won[0]}`, `${n}.${won[0]}b`]);
    }
  });

  test("appends each of several to one match at its number, or not at all", async () => {
    const match = newMatch();
    const appends = [journal.append(match, 0, ["a"]), journal.append(match, 5, ["b"])];
    expect(await Promise.all(appends)).toEqual([true, false]);
    expect(await journal.read(match, 0)).toEqual(["a"]);
  });

  test("stores many matches at a time, each by itself", async () => {
    const ids = Array.from({ length: 300 }, newMatch);
    await journal.append(ids[7] ?? "", 0, ["early"]);
    const answers = await Promise.all(ids.map((id) => journal.append(id, 0, [id])));
    expect(answers.filter((isAppended) => !isAppended)).toHaveLength(1);
    expect(answers[7]).toBe(false);
    expect(await other.read(ids[299] ?? "", 0)).toEqual([ids[299]]);
  });

  test("reads what matches have beyond a length", async () => {
    const [a, b, c, d] = [newMatch(), newMatch(), newMatch(), newMatch()];
    await other.append(a, 0, ["1", "2", "3"]);
    await other.append(b, 0, ["1"]);
    await journal.append(d, 0, ["4"]);
    const lengths = new Map([
      [a, 1],
      [b, 1],
      [c, 0],
      [d, 0],
    ]);
    const longer = new Map([
      [a, ["2", "3"]],
      [d, ["4"]],
    ]);
    expect(await journal.readLonger(lengths)).toEqual(longer);
    expect(await journal.readLonger(new Map())).toEqual(new Map());
  });

  test("tells whether others have appended", async () => {
    const match = newMatch();
    if (!journal.hasChanged) return;
    journal.hasChanged();
    await journal.append(match, 0, ["own"]);
    expect(journal.hasChanged()).toBe(false);
    await other.append(match, 1, ["a"]);
    await other.append(match, 2, ["b"]);
    expect([journal.hasChanged(), journal.hasChanged()]).toEqual([true, false]);
  });

  test("adds up the time in which no server ran", async () => {
    expect(await journal.beat(1_700_000_000_000, 0)).toBe(0);
    expect(await journal.beat(1_700_000_001_000, 3000)).toBe(0);
    expect(await other.beat(1_700_000_061_000, 0)).toBe(60_000);
    expect(await journal.beat(1_700_000_061_500, 3000)).toBe(60_000);
    expect(await journal.beat(1_700_000_061_400, 3000)).toBe(60_000);
    expect(await other.beat(1_700_000_071_500, 3000)).toBe(70_000);
  });

  test("is there when it is opened again", async () => {
    const match = newMatch();
    await journal.append(match, 0, ["a"]);
    const again = await open();
    expect(await again.read(match, 0)).toEqual(["a"]);
    await again.close();
  });
});

test("SQLite stores what it was given before it is closed, and rejects what comes later", async () => {
  const file = join(folder, "closing.sqlite");
  const journal = openSqliteJournal(file);
  const appended = journal.append("match", 0, ["a"]);
  await journal.close();
  expect(await appended).toBe(true);
  await expect(journal.append("match", 1, ["b"])).rejects.toThrow();
  const again = openSqliteJournal(file);
  expect(await again.read("match", 0)).toEqual(["a"]);
  await again.close();
});

test("SQLite rejects an append that the file cannot hold, and stores the next", async () => {
  const journal = openSqliteJournal(join(folder, "full.sqlite"), { maxPages: 40 });
  await journal.append("match", 0, ["a"]);
  await expect(journal.append("match", 1, ["x".repeat(1_000_000)])).rejects.toThrow(/full/);
  expect(await journal.read("match", 0)).toEqual(["a"]);
  expect(await journal.append("match", 1, ["b"])).toBe(true);
  await journal.close();
});

test("SQLite does not open what is no database", () => {
  writeFileSync(
    join(folder, "text.sqlite"),
    "not a database, though long enough to be read as one".repeat(9),
  );
  expect(() => openSqliteJournal(join(folder, "text.sqlite"))).toThrow(/not a database/);
});

test.runIf(programs)(
  "Postgres tells other servers what was appended, and fails without a database",
  async () => {
    const journal = await openPostgresJournal(postgres?.url ?? "", { connections: 2 });
    const other = await openPostgresJournal(postgres?.url ?? "", { connections: 2 });
    const heard = new Promise((resolve) => journal.onAppended?.(resolve));
    const own: unknown[] = [];
    other.onAppended?.((matches) => own.push(matches));
    const match = newMatch();
    // until the channel is open
    const timer = setInterval(async () => {
      const { length } = await other.read(match, 0);
      await other.append(match, length, ["a"]);
    }, 50);
    expect(await heard).toEqual([match]);
    clearInterval(timer);
    expect(own).toEqual([]);
    await Promise.all([journal.close(), other.close()]);
    await expect(openPostgresJournal("postgres://nobody@127.0.0.1:1/none")).rejects.toThrow(/ECONNREFUSED/);
  },
);
