/**
 * Matches in an SQLite file, through `node:sqlite`.
 *
 * @module
 */
import { DatabaseSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import { createGrouping } from "./grouping.ts";
import { type Append, groupTexts, type Journal } from "./journal.ts";
import { checkFile } from "./sqlite-check.ts";

/** The service time of an entry; null if the text has none. */
const atOf = (text: string): string => `CASE WHEN json_valid(${text}) THEN ${text} ->> '$.at' END`;

// the timeout for locks comes first: after a server was killed, the next one waits until the others have recovered the log;
// with the rows of all matches in sequence, a transaction changes fewer pages than with the key as the table's order;
// a match has one row in the index, from its creation. Later statements never wait for locks in this thread, which serves all matches
const SCHEMA = `
  PRAGMA busy_timeout = 5000;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  CREATE TABLE IF NOT EXISTS entries (
    match TEXT NOT NULL, n INTEGER NOT NULL, text TEXT NOT NULL, PRIMARY KEY (match, n)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS created ON entries (${atOf("text")}) WHERE n = 0;
  CREATE TABLE IF NOT EXISTS clock (
    id INTEGER PRIMARY KEY CHECK (id = 1), last REAL NOT NULL, told REAL NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS endpoints (
    match TEXT NOT NULL, id TEXT NOT NULL, text TEXT NOT NULL, PRIMARY KEY (match, id)
  ) STRICT;
  PRAGMA busy_timeout = 0;
`;

/** The primary result codes for: a lock of another process, and a damaged file or disk. */
const BUSY = 5;
const DAMAGE = [10, 11, 26];
/** The maximal delay between two attempts to get a lock, in milliseconds. */
const MAX_RETRY_DELAY = 20;
/** How long a closing journal waits for locks, in milliseconds. */
const CLOSE_DELAY = 3000;
/** The number of matches deleted at a time, which blocks the thread. */
const DELETED_AT_ONCE = 200;

const codeOf = (error: unknown): number | undefined =>
  error instanceof Error && "errcode" in error && typeof error.errcode === "number"
    ? error.errcode & 0xff
    : undefined;

/** Options of {@link openSqliteJournal}. */
export interface SqliteOptions {
  /** The maximal size of the file, in pages of 4 kB; limited only by the disk by default. */
  readonly maxPages?: number;
  /** The milliseconds after which a statement fails that other processes block by locks; 5000 by default. */
  readonly timeout?: number;
}

/** Opens a file with the tables. @throws Error with the name of the file */
function openDatabase(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  try {
    database.exec(SCHEMA);
    return database;
  } catch (cause) {
    database.close();
    if (!DAMAGE.includes(codeOf(cause) ?? 0)) throw cause;
    throw new Error(`${file} is damaged: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

/**
 * Opens a journal in a file, and creates it if it does not exist. Concurrent appends are stored in one transaction.
 *
 * @throws Error if the file is not a database or cannot be written
 */
export function openSqliteJournal(file: string, { maxPages, timeout = 5000 }: SqliteOptions = {}): Journal {
  const database = openDatabase(file);
  if (maxPages !== undefined) database.exec(`PRAGMA max_page_count = ${Math.trunc(maxPages)}`);
  const insert = database.prepare(`
    INSERT INTO entries (match, n, text)
    SELECT ?1, ?2, ?3 WHERE ?2 = (SELECT coalesce(max(n) + 1, 0) FROM entries WHERE match = ?1)
  `);
  const select = database.prepare("SELECT text FROM entries WHERE match = ? AND n >= ? ORDER BY n");
  const selectLonger = database.prepare(`
    SELECT match, text FROM json_each(?) AS one JOIN entries ON match = one.key AND n >= one.value
    ORDER BY match, n
  `);
  // the first entry is not later than the last one, and its time is in the index
  const selectOld = database.prepare(`
    SELECT match FROM entries WHERE n = 0 AND ${atOf("text")} < ?1 AND (
      SELECT ${atOf("last.text")} FROM entries AS last WHERE last.match = entries.match ORDER BY n DESC LIMIT 1
    ) < ?1 LIMIT ?2
  `);
  const remove = database.prepare("DELETE FROM entries WHERE match = ?");
  const beat = database.prepare(`
    INSERT INTO clock AS old (id, last, told) VALUES (1, max($now, $first), 1000 * unixepoch('subsec'))
    ON CONFLICT (id) DO UPDATE SET
      last = max($now, old.last + iif(excluded.told - old.told BETWEEN 0 AND $gap, excluded.told - old.told, 0)),
      told = excluded.told
    RETURNING last
  `);
  const putEndpoint = database.prepare("INSERT OR REPLACE INTO endpoints (match, id, text) VALUES (?, ?, ?)");
  const selectEndpoints = database.prepare("SELECT id, text FROM endpoints WHERE match = ? ORDER BY rowid");
  const removeEndpoint = database.prepare("DELETE FROM endpoints WHERE match = ? AND id = ?");
  const removeEndpoints = database.prepare("DELETE FROM endpoints WHERE match = ?");
  const version = database.prepare("PRAGMA data_version");
  /** Changes after a commit of another process. */
  let lastVersion: unknown;
  let problem: string | undefined;
  /** The time until which statements are retried, once the journal is closing. */
  let closing = Number.POSITIVE_INFINITY;

  /** Runs a statement, with retries while other processes block it by locks; this thread does not block. */
  async function run<T>(statement: () => T): Promise<T> {
    const deadline = performance.now() + timeout;
    for (;;) {
      try {
        return statement();
      } catch (error) {
        const code = codeOf(error);
        if (DAMAGE.includes(code ?? 0)) problem = String(error);
        if (code !== BUSY || performance.now() >= Math.min(deadline, closing)) throw error;
      }
      await setTimeout(Math.random() * MAX_RETRY_DELAY);
    }
  }

  function rollBack(): void {
    try {
      database.exec("ROLLBACK");
    } catch {
      // the transaction did not begin, or SQLite has rolled it back
    }
  }

  /** Runs a task in one transaction. */
  function transact<T>(task: () => T): T {
    try {
      database.exec("BEGIN IMMEDIATE");
      const result = task();
      database.exec("COMMIT");
      return result;
    } catch (error) {
      rollBack();
      throw error;
    }
  }

  const appends = createGrouping((group: readonly Append[]) =>
    run(() =>
      transact(() =>
        group.map(({ match, n, texts }) =>
          texts.every((text, i) => insert.run(match, n + i, text).changes === 1),
        ),
      ),
    ),
  );
  const stopCheck = checkFile(file, (found) => {
    problem ??= found;
  });

  return {
    append: (match, n, texts) => appends.add({ match, n, texts }),
    async read(match, from) {
      const rows = await run(() => select.all(match, from));
      return rows.map(({ text }) => String(text));
    },
    async readLonger(lengths) {
      const rows = await run(() => selectLonger.all(JSON.stringify(Object.fromEntries(lengths))));
      return groupTexts(rows.map(({ match, text }) => [String(match), String(text)]));
    },
    hasChanged() {
      const before = lastVersion;
      try {
        lastVersion = version.get()?.["data_version"];
      } catch {
        // another process has a lock, and may change something
        return true;
      }
      return lastVersion !== before;
    },
    async deleteBefore(at, limit = DELETED_AT_ONCE) {
      const began = performance.now();
      const matches = await run(() =>
        transact(() => {
          const old = selectOld.all(at, limit).map(({ match }) => String(match));
          for (const match of old) {
            remove.run(match);
            removeEndpoints.run(match);
          }
          return old;
        }),
      );
      // waits as long as the task took, so that other statements get half of the time
      await setTimeout(performance.now() - began);
      return matches;
    },
    async beat(now, first, maxGap) {
      const row = await run(() => beat.get({ $now: now, $first: first, $gap: maxGap }));
      return Number(row?.["last"]);
    },
    endpoints: {
      async put(match, id, text) {
        await run(() => putEndpoint.run(match, id, text));
      },
      async read(match) {
        const rows = await run(() => selectEndpoints.all(match));
        return new Map(rows.map(({ id, text }) => [String(id), String(text)]));
      },
      async remove(match, id) {
        await run(() => removeEndpoint.run(match, id));
      },
    },
    problem: () => problem,
    async close() {
      closing = performance.now() + CLOSE_DELAY;
      stopCheck();
      await appends.drain();
      database.close();
    },
  };
}
