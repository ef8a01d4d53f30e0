/**
 * Matches in a Postgres database, for several servers. Needs `postgres`, which is not installed with the package.
 *
 * @module
 */
import postgres from "postgres";
import type { Journal } from "./journal.ts";

const UNIQUE_VIOLATION = "23505";
/** The channel on which servers tell each other what they have appended to. */
const CHANNEL = "serpentarium_live";
/** How long notifications are collected, in milliseconds: Postgres sends them one transaction after the other. */
const NOTIFY_INTERVAL = 20;
/** Well below the limit of a notification, 8,000 bytes. */
const MAX_NOTIFIED = 100;

/** Settings of {@link openPostgresJournal}. */
export interface PostgresOptions {
  /** The number of connections; 16 when left out. */
  readonly connections?: number;
}

/**
 * Opens a journal in a database, and creates its tables where there are none.
 *
 * @param url - such as `postgres://user:password@host/database`
 * @throws Error where the database does not answer
 */
export async function openPostgresJournal(
  url: string,
  { connections = 16 }: PostgresOptions = {},
): Promise<Journal> {
  const sql = postgres(url, {
    max: connections,
    onnotice: () => {},
    connect_timeout: 5,
    // nobody catches its errors, which would end the process when the database goes away; without it there are no arrays
    fetch_types: false,
  });
  await sql`CREATE TABLE IF NOT EXISTS entries (
    match text NOT NULL, n integer NOT NULL, text text NOT NULL, PRIMARY KEY (match, n)
  )`;
  await sql`CREATE TABLE IF NOT EXISTS beats (
    id integer PRIMARY KEY CHECK (id = 1), last bigint NOT NULL, down bigint NOT NULL
  )`;
  let appended = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  /** Tells other servers after the commit, many matches at a time. It is a hint: they also look by themselves. */
  function notify(match: string): void {
    appended.add(match);
    timer ??= setTimeout(() => {
      const matches = [...appended];
      appended = new Set();
      timer = undefined;
      for (let i = 0; i < matches.length; i += MAX_NOTIFIED)
        sql.notify(CHANNEL, matches.slice(i, i + MAX_NOTIFIED).join(" ")).catch(() => {});
    }, NOTIFY_INTERVAL);
  }

  return {
    async append(match, n, texts) {
      try {
        const { count } = await sql`
          INSERT INTO entries (match, n, text)
          SELECT ${match}, ${n}::integer + one.i - 1, one.text
          FROM jsonb_array_elements_text(${sql.json(texts)}) WITH ORDINALITY AS one (text, i)
          WHERE (SELECT coalesce(max(n) + 1, 0) FROM entries WHERE match = ${match}) = ${n}::integer`;
        if (count > 0) notify(match);
        return count > 0;
      } catch (error) {
        if (error instanceof postgres.PostgresError && error.code === UNIQUE_VIOLATION) return false;
        throw error;
      }
    },
    async read(match, from) {
      const rows =
        await sql`SELECT text FROM entries WHERE match = ${match} AND n >= ${from}::integer ORDER BY n`;
      return rows.map((row) => String(row["text"]));
    },
    async findLonger(lengths) {
      const rows = await sql`
        SELECT one.match FROM jsonb_each_text(${sql.json(Object.fromEntries(lengths))}) AS one (match, length)
        WHERE EXISTS (SELECT FROM entries WHERE entries.match = one.match AND n = one.length::integer)`;
      return rows.map((row) => String(row["match"]));
    },
    async beat(now, maxGap) {
      const [row] = await sql`
        INSERT INTO beats AS old (id, last, down) VALUES (1, ${now}::bigint, 0)
        ON CONFLICT (id) DO UPDATE SET
          down = old.down + CASE WHEN ${now}::bigint - old.last > ${maxGap}::bigint THEN ${now}::bigint - old.last ELSE 0 END,
          last = greatest(old.last, ${now}::bigint)
        RETURNING down`;
      return Number(row?.["down"] ?? 0);
    },
    onAppended(listener) {
      sql
        .listen(CHANNEL, (matches) => {
          for (const match of matches.split(" ")) listener(match);
        })
        .catch(() => {});
    },
    async close() {
      clearTimeout(timer);
      await sql.end({ timeout: 5 });
    },
  };
}
