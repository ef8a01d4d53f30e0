/**
 * Matches in an SQLite file, through `node:sqlite`.
 *
 * @module
 */
import { DatabaseSync } from "node:sqlite";
import { createGrouping } from "./grouping.ts";
import { type Append, groupTexts, type Journal } from "./journal.ts";

// the time to wait for locks comes first: after a server was killed, the next one waits until the others have recovered the log;
// with the rows of all matches one after the other, a transaction changes fewer pages than with the key as the table's order
const SCHEMA = `
  PRAGMA busy_timeout = 5000;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  CREATE TABLE IF NOT EXISTS entries (
    match TEXT NOT NULL, n INTEGER NOT NULL, text TEXT NOT NULL, PRIMARY KEY (match, n)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS beats (
    id INTEGER PRIMARY KEY CHECK (id = 1), last REAL NOT NULL, told REAL NOT NULL
  ) STRICT;
`;

/** Settings of {@link openSqliteJournal}. */
export interface SqliteOptions {
  /** The maximum size of the file, in pages of 4 kB; that of the disk when left out. */
  readonly maxPages?: number;
}

/**
 * Opens a journal in a file, and creates it where there is none. Appends that arrive together are stored in one transaction.
 *
 * @throws Error where the file is not a database or cannot be written
 */
export function openSqliteJournal(file: string, { maxPages }: SqliteOptions = {}): Journal {
  const database = new DatabaseSync(file);
  database.exec(SCHEMA);
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
  const beat = database.prepare(`
    INSERT INTO beats (id, last, told) VALUES (1, max($now, $first), unixepoch('subsec') * 1000)
    ON CONFLICT (id) DO UPDATE SET
      last = max($now, last + iif(excluded.told - told BETWEEN 0 AND $gap, excluded.told - told, 0)),
      told = excluded.told
    RETURNING last
  `);

  const version = database.prepare("PRAGMA data_version");
  /** Differs from the version before after a commit of another process. */
  let lastVersion: unknown;

  function rollBack(): void {
    try {
      database.exec("ROLLBACK");
    } catch {
      // the transaction did not begin, or SQLite has rolled it back
    }
  }

  /** Stores some appends in one transaction. */
  function commit(group: readonly Append[]): readonly boolean[] {
    try {
      database.exec("BEGIN IMMEDIATE");
      const areAppended = group.map(({ match, n, texts }) =>
        texts.every((text, i) => insert.run(match, n + i, text).changes === 1),
      );
      database.exec("COMMIT");
      return areAppended;
    } catch (error) {
      rollBack();
      throw error;
    }
  }

  const appends = createGrouping(commit);
  return {
    append: (match, n, texts) => appends.add({ match, n, texts }),
    read: async (match, from) => select.all(match, from).map(({ text }) => String(text)),
    async readLonger(lengths) {
      const rows = selectLonger.all(JSON.stringify(Object.fromEntries(lengths)));
      return groupTexts(rows.map(({ match, text }) => [String(match), String(text)]));
    },
    hasChanged() {
      const before = lastVersion;
      lastVersion = version.get()?.["data_version"];
      return lastVersion !== before;
    },
    beat: async (now, first, maxGap) =>
      Number(beat.get({ $now: now, $first: first, $gap: maxGap })?.["last"] ?? 0),
    deleteBefore: async () => [],
    async close() {
      await appends.drain();
      database.close();
    },
  };
}
