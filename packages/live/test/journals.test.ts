import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import type { Journal } from "../src/journal.ts";
import { openPostgresJournal } from "../src/postgres.ts";
import { openSqliteJournal } from "../src/sqlite.ts";
import { createMemoryJournal, MemoryStore } from "./fixtures/memory-journal.ts";
import {
  findPooler,
  findPostgres,
  type RunningPostgres,
  startPooler,
  startPostgres,
  urlOf,
} from "./fixtures/postgres.ts";
import { startSilentProxy } from "./fixtures/silent-proxy.ts";

const folder = mkdtempSync(join(tmpdir(), "serpentarium-live-"));
const store = new MemoryStore(Date.now);
const programs = findPostgres();
const poolerProgram = programs && findPooler();
let postgres: RunningPostgres | undefined;
let pooler: Pick<RunningPostgres, "url" | "stop"> | undefined;

beforeAll(async () => {
  if (programs) postgres = await startPostgres(programs);
  if (poolerProgram && postgres) pooler = await startPooler(poolerProgram, postgres);
});

afterAll(async () => {
  await pooler?.stop();
  await postgres?.stop();
  rmSync(folder, { recursive: true });
});

/** How a second process opens the same store. */
const OPENERS: Readonly<Record<string, () => Journal | Promise<Journal>>> = {
  "memory, the model of the simulation": () => createMemoryJournal(store),
  SQLite: () => openSqliteJournal(join(folder, "matches.sqlite")),
  Postgres: () => openPostgresJournal(postgres?.url ?? "", { connections: 4 }),
  "Postgres behind a pooler": () => openPostgresJournal(pooler?.url ?? "", { connections: 4 }),
};
/** Those that are not installed. */
const missing = new Set([
  ...(programs ? [] : ["Postgres"]),
  ...(poolerProgram ? [] : ["Postgres behind a pooler"]),
]);

let matches = 0;
const newMatch = (): string => `match-${matches++}`;

/** A text that says when it was stored. */
const textAt = (at: number): string => JSON.stringify({ at });

// a visible line in the report
for (const name of missing)
  test.skip(`what it needs is not installed: the journal in ${name} is NOT tested here`, () => {});

/** Deletes again until the lock of the table is free: on a busy machine an append may hold it longer than a deletion waits. */
async function deleteOld(journal: Journal): Promise<readonly string[]> {
  for (;;) {
    try {
      return await journal.deleteBefore(300);
    } catch (error) {
      if (!/lock timeout/.test(String(error))) throw error;
    }
  }
}

describe.each(Object.entries(OPENERS).filter(([name]) => !missing.has(name)))(
  "a journal in %s",
  (_, open) => {
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

    test("keeps endpoints of a match, the latest last, until they or the match are deleted", async () => {
      const [match, another] = [newMatch(), newMatch()];
      const stored = async () => [...((await other.endpoints?.read(match)) ?? [])];
      for (const id of ["a", "b", "a", "c"]) await journal.endpoints?.put(match, id, `${id} é`);
      await journal.endpoints?.put(another, "a", "of another");
      expect(await stored()).toEqual([
        ["b", "b é"],
        ["a", "a é"],
        ["c", "c é"],
      ]);
      await other.endpoints?.remove(match, "a");
      await other.endpoints?.remove(match, "unknown");
      expect((await stored()).map(([id]) => id)).toEqual(["b", "c"]);
      await journal.append(match, 0, [textAt(10)]);
      expect(await deleteOld(other)).toContain(match);
      expect(await stored()).toEqual([]);
      expect(await journal.endpoints?.read(another)).toEqual(new Map([["a", "of another"]]));
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

    test("returns the latest time that any server has told, and what has passed since", async () => {
      const before = await journal.beat(0, 1_700_000_000_000, 0);
      expect(before).toBeGreaterThanOrEqual(1_700_000_000_000);
      const now = before + 1000;
      expect(await journal.beat(now, 1, 0)).toBe(now);
      expect(await other.beat(now - 500, 1, 0)).toBe(now);
      expect(await other.beat(now + 2000, 1, 0)).toBe(now + 2000);
      await setTimeout(20);
      // longer than may be between two beats: no server ran
      expect(await journal.beat(0, 1, 10)).toBe(now + 2000);
      await setTimeout(20);
      const later = await other.beat(0, 1, 600_000);
      expect(later).toBeGreaterThanOrEqual(now + 2010);
      expect(later).toBeLessThan(now + 602_000);
    });

    test("deletes matches in which nothing has happened since a time, as a whole, some at a time", async () => {
      const [old, older, long, young, strange] = [newMatch(), newMatch(), newMatch(), newMatch(), newMatch()];
      const hostile = JSON.stringify({ at: 200, name: '\u0000\ud800"at":900' });
      await journal.append(old, 0, [hostile, hostile]);
      await journal.append(older, 0, [textAt(50.5)]);
      await other.append(long, 0, [textAt(100), textAt(900)]);
      await journal.append(young, 0, [textAt(800)]);
      await journal.append(strange, 0, ["{", "no JSON"]);
      expect(await journal.deleteBefore(50)).toEqual([]);
      const first = await journal.deleteBefore(300, 1);
      expect(first).toHaveLength(1);
      expect([...first, ...(await other.deleteBefore(300))].toSorted()).toEqual([old, older].toSorted());
      expect(await journal.deleteBefore(300)).toEqual([]);
      for (const match of [old, older]) expect(await other.read(match, 0)).toEqual([]);
      for (const match of [long, strange]) expect(await other.read(match, 0)).toHaveLength(2);
      // the id is free again
      expect(await journal.append(old, 2, ["x"])).toBe(false);
      expect(await journal.append(old, 0, ["new"])).toBe(true);
    });

    test("deletes nothing of a match to which something is appended meanwhile", async () => {
      for (let i = 0; i < 20; i++) {
        const match = newMatch();
        await journal.append(match, 0, [textAt(1)]);
        const [isAppended, deleted] = await Promise.all([
          other.append(match, 1, [textAt(900)]),
          deleteOld(journal),
        ]);
        expect(await journal.read(match, 0)).toHaveLength(isAppended ? 2 : 0);
        expect(deleted).toEqual(isAppended ? [] : [match]);
      }
    });

    test("is there when it is opened again", async () => {
      const match = newMatch();
      await journal.append(match, 0, ["a"]);
      const again = await open();
      expect(await again.read(match, 0)).toEqual(["a"]);
      await again.close();
    });
  },
);

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
  expect(() => openSqliteJournal(join(folder, "text.sqlite"))).toThrow(
    /text.sqlite is damaged: file is not a database/,
  );
});

test("SQLite waits for the lock of another process without holding up anything else", async () => {
  const file = join(folder, "locked.sqlite");
  const journal = openSqliteJournal(file);
  await journal.append("match", 0, ["a"]);
  const other = new DatabaseSync(file);
  other.exec("BEGIN IMMEDIATE");
  const waiting = [journal.append("match", 1, ["b"]), journal.beat(5, 1, 0)];
  // its lock is taken away by this thread, which therefore does not wait for it
  expect(await journal.read("match", 0)).toEqual(["a"]);
  other.exec("ROLLBACK");
  expect(await Promise.all(waiting)).toEqual([true, 5]);
  other.close();
  await journal.close();
});

test("SQLite rejects what is locked for too long, and stores the next", async () => {
  const file = join(folder, "locked-long.sqlite");
  const journal = openSqliteJournal(file, { timeout: 30 });
  await journal.append("match", 0, ["a"]);
  const other = new DatabaseSync(file);
  other.exec("BEGIN IMMEDIATE");
  await expect(journal.append("match", 1, ["b"])).rejects.toThrow(/locked/);
  await expect(journal.beat(5, 1, 0)).rejects.toThrow(/locked/);
  await expect(journal.deleteBefore(5)).rejects.toThrow(/locked/);
  other.exec("ROLLBACK");
  expect(await journal.append("match", 1, ["c"])).toBe(true);
  other.close();
  expect(journal.problem?.()).toBeUndefined();
  await journal.close();
});

test("SQLite tells that its file is damaged: as soon as a statement meets the damage, or a check does", async () => {
  const [met, found] = [join(folder, "met.sqlite"), join(folder, "found.sqlite")];
  for (const file of [met, found]) {
    const journal = openSqliteJournal(file);
    await Promise.all(Array.from({ length: 100 }, (_, i) => journal.append(`m${i}`, 0, ["x".repeat(3000)])));
    expect(journal.problem?.()).toBeUndefined();
    await journal.close();
    const bytes = readFileSync(file);
    // all pages but the first, which has the schema
    writeFileSync(file, bytes.fill(0xaa, 4096));
  }
  const journal = openSqliteJournal(met);
  await expect(journal.append("m7", 1, ["b"])).rejects.toThrow(/malformed/);
  expect(journal.problem?.()).toMatch(/malformed/);
  await journal.close();

  const other = openSqliteJournal(found);
  await expect.poll(() => other.problem?.() ?? "").toMatch(/malformed|page/);
  await other.close();
});

test("SQLite tells that its file was replaced", async () => {
  const file = join(folder, "replaced.sqlite");
  const journal = openSqliteJournal(file);
  await journal.append("match", 0, ["a"]);
  renameSync(file, `${file}.old`);
  await expect.poll(() => journal.problem?.() ?? "").toMatch(/removed or replaced/);
  await journal.close();
});

test.runIf(programs)(
  "Postgres tells other servers what was appended, and fails without a database",
  async () => {
    const journal = await openPostgresJournal(postgres?.url ?? "", { connections: 2 });
    const other = await openPostgresJournal(postgres?.url ?? "", { connections: 2 });
    const heard: unknown[] = [];
    journal.onAppended?.((matches) => heard.push(matches));
    const own: unknown[] = [];
    other.onAppended?.((matches) => own.push(matches));
    const match = newMatch();
    // until the channel is open
    for (let n = 0; heard.length === 0; n++) {
      await other.append(match, n, ["a"]);
      await setTimeout(50);
    }
    expect(heard[0]).toEqual([match]);
    expect(own).toEqual([]);
    await Promise.all([journal.close(), other.close()]);
    await expect(openPostgresJournal("postgres://nobody@127.0.0.1:1/none")).rejects.toThrow(/ECONNREFUSED/);
  },
);

test.runIf(programs)("Postgres that becomes silent holds up no statement and no stop for long", async () => {
  const proxy = await startSilentProxy(postgres?.port ?? 0);
  onTestFinished(() => proxy.stop());
  const open = () => openPostgresJournal(urlOf(proxy.port), { connections: 4, timeout: 2000 });
  const journal = await open();
  journal.onAppended?.(() => {});
  const match = newMatch();
  const read = () => journal.read(match, 0);
  // several connections, all of which will have been used
  await Promise.all([journal.append(match, 0, ["a"]), read(), read(), read(), journal.beat(0, 1, 0)]);
  proxy.silence();
  const group = ["b", "c"].map((text) => journal.append(match, 1, [text]));
  const statements = [...group, read(), journal.beat(5, 1, 0), journal.deleteBefore(9)];
  // appended once the group before is on its way
  const behind = setTimeout(10).then(() => journal.append(match, 1, ["d"]));
  const all = [...statements, behind, open()];
  await Promise.all(all.map((one) => expect(one).rejects.toThrow(/time/)));
  proxy.resume();
  // whatever was silent is used no more
  await expect.poll(() => read().catch(() => [])).toEqual(["a"]);
  expect(await journal.append(match, 1, ["e"])).toBe(true);
  expect(await read()).toEqual(["a", "e"]);
  proxy.silence();
  const unanswered = expect(read()).rejects.toThrow();
  await Promise.all([journal.close(), unanswered]);
});

test.runIf(programs)("Postgres that has no answer ends what it has not answered", async () => {
  const journal = await openPostgresJournal(postgres?.url ?? "", { timeout: 2000 });
  onTestFinished(() => journal.close());
  const other = new Client(postgres?.url);
  await other.connect();
  await other.query("BEGIN; LOCK TABLE entries");
  const match = newMatch();
  await expect(journal.append(match, 0, ["a"])).rejects.toThrow(/time/);
  const waiting = "SELECT count(*)::integer FROM pg_stat_activity WHERE wait_event_type = 'Lock'";
  await expect.poll(async () => (await other.query(waiting)).rows).toEqual([{ count: 0 }]);
  await other.query("COMMIT");
  await other.end();
  expect(await journal.read(match, 0)).toEqual([]);
  expect(await journal.append(match, 0, ["b"])).toBe(true);
});

test.runIf(poolerProgram)("Postgres behind a pooler says what does not work there, once", async () => {
  const notices: string[] = [];
  const onNotice = (notice: string) => notices.push(notice);
  const journal = await openPostgresJournal(pooler?.url ?? "", { timeout: 3000, onNotice });
  journal.onAppended?.(() => {});
  await expect.poll(() => notices.length, { timeout: 60_000 }).toBe(2);
  expect(notices).toEqual([
    expect.stringContaining("refuses statement_timeout"),
    expect.stringContaining("does not deliver notifications"),
  ]);
  // also by sessions that the listener has left behind
  const match = newMatch();
  for (let n = 0; n < 20; n++) expect(await journal.append(match, n, ["a"])).toBe(true);
  await journal.close();
});

test.runIf(programs)("Postgres is opened by several servers at once", async () => {
  const client = new Client(postgres?.url);
  await client.connect();
  await client.query("CREATE DATABASE empty");
  await client.end();
  const url = (postgres?.url ?? "").replace(/postgres$/, "empty");
  const journals = await Promise.all(Array.from({ length: 8 }, () => openPostgresJournal(url)));
  for (const journal of journals) await journal.close();
});
