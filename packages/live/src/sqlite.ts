/**
 * Matches in an SQLite file, through `node:sqlite`.
 *
 * @module
 */
import { DatabaseSync } from "node:sqlite";
import type { Journal } from "./journal.ts";

const SCHEMA = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA busy_timeout = 5000;
  CREATE TABLE IF NOT EXISTS entries (
    match TEXT NOT NULL, n INTEGER NOT NULL, text TEXT NOT NULL, PRIMARY KEY (match, n)
  ) WITHOUT ROWID, STRICT;
  CREATE TABLE IF NOT EXISTS beats (
    id INTEGER PRIMARY KEY CHECK (id = 1), last INTEGER NOT NULL, down INTEGER NOT NULL
  ) STRICT;
`;

/** The maximum number of appends in one transaction. */
const MAX_GROUP = 500;
/** How long appends are collected at most, in milliseconds. */
const MAX_WAIT = 10;

interface PendingAppend {
  readonly match: string;
  readonly n: number;
  readonly texts: readonly string[];
  resolve(isAppended: boolean): void;
  reject(error: unknown): void;
}

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
  const insert = database.prepare("INSERT INTO entries (match, n, text) VALUES (?, ?, ?)");
  const count = database.prepare("SELECT coalesce(max(n) + 1, 0) AS length FROM entries WHERE match = ?");
  const select = database.prepare("SELECT text FROM entries WHERE match = ? AND n >= ? ORDER BY n");
  const beat = database.prepare(`
    INSERT INTO beats (id, last, down) VALUES (1, $now, 0)
    ON CONFLICT (id) DO UPDATE SET
      down = down + CASE WHEN $now - last > $gap THEN $now - last ELSE 0 END, last = max(last, $now)
    RETURNING down
  `);
  const lengthOf = (match: string): number => Number(count.get(match)?.["length"] ?? 0);
  const pending: PendingAppend[] = [];
  /** How long the last commit took, in milliseconds. */
  let lastCommit = 0;

  function rollBack(): void {
    try {
      database.exec("ROLLBACK");
    } catch {
      // the transaction did not begin, or SQLite has rolled it back
    }
  }

  /** Stores some appends in one transaction; the answers are given only after it is committed. */
  function commit(group: readonly PendingAppend[]): void {
    try {
      database.exec("BEGIN IMMEDIATE");
      const isAppended = group.map(({ match, n, texts }) => {
        if (lengthOf(match) !== n) return false;
        for (const [i, text] of texts.entries()) insert.run(match, n + i, text);
        return true;
      });
      database.exec("COMMIT");
      for (const [i, { resolve }] of group.entries()) resolve(isAppended[i] === true);
    } catch (error) {
      rollBack();
      for (const { reject } of group) reject(error);
    }
  }

  function flush(): void {
    const group = pending.splice(0, MAX_GROUP);
    const began = performance.now();
    if (group.length > 0) commit(group);
    lastCommit = performance.now() - began;
    if (pending.length > 0) scheduleFlush();
  }

  /** Collects appends for as long as the last commit took, so that a slow disk takes half of the time at most. */
  function scheduleFlush(): void {
    if (lastCommit < 1) setImmediate(flush);
    else setTimeout(flush, Math.min(lastCommit, MAX_WAIT));
  }

  return {
    append: (match, n, texts) =>
      new Promise((resolve, reject) => {
        if (pending.length === 0) scheduleFlush();
        pending.push({ match, n, texts, resolve, reject });
      }),
    read: async (match, from) => select.all(match, from).map(({ text }) => String(text)),
    findLonger: async (lengths) =>
      [...lengths].flatMap(([match, length]) => (lengthOf(match) > length ? [match] : [])),
    beat: async (now, maxGap) => Number(beat.get({ $now: now, $gap: maxGap })?.["down"] ?? 0),
    async close() {
      if (pending.length > 0) commit(pending.splice(0));
      database.close();
    },
  };
}
