/**
 * Matches in a Postgres database, for several servers. Needs `postgres`, which is not installed with the package.
 *
 * @module
 */
import { randomUUID } from "node:crypto";
import postgres from "postgres";
import { createGrouping } from "./grouping.ts";
import { type Append, groupTexts, type Journal } from "./journal.ts";

const UNIQUE_VIOLATION = "23505";
const DEADLOCK = "40P01";
/** The channel on which servers tell each other what they have appended to. */
const CHANNEL = "serpentarium_live";
/** Well below the limit of a notification, 8,000 bytes. */
const MAX_NOTIFIED = 100;

/** Whether a statement failed as another process has appended to the same match. */
const isConflict = (error: unknown): boolean =>
  error instanceof postgres.PostgresError && [UNIQUE_VIOLATION, DEADLOCK].includes(error.code);

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
  /** The name of this process among those that tell each other what they have appended. */
  const self = randomUUID();

  /** Tells other servers after the commit, many matches at a time. It is a hint: they also look by themselves. */
  function notify(matches: readonly string[]): void {
    for (let i = 0; i < matches.length; i += MAX_NOTIFIED)
      sql.notify(CHANNEL, [self, ...matches.slice(i, i + MAX_NOTIFIED)].join(" ")).catch(() => {});
  }

  /** Stores appends in one statement, each of them whole or not at all. @throws PostgresError where two of one match meet */
  async function insert(group: readonly Append[]): Promise<readonly boolean[]> {
    const texts = group.flatMap(({ match, n, texts }) =>
      texts.map((text, i) => ({ match, length: n, n: n + i, text })),
    );
    // in the same order everywhere, so that two servers do not wait for each other
    const rows = await sql`
      INSERT INTO entries (match, n, text)
      SELECT one.match, one.n, one.text
      FROM jsonb_to_recordset(${sql.json(texts)}) AS one (match text, length integer, n integer, text text)
      WHERE one.length = (SELECT coalesce(max(n) + 1, 0) FROM entries WHERE entries.match = one.match)
      ORDER BY one.match, one.n
      RETURNING match, n`;
    const stored = new Set(rows.map((row) => `${row["n"]} ${row["match"]}`));
    const areAppended = group.map(({ match, n }) => stored.has(`${n} ${match}`));
    notify(group.flatMap(({ match }, i) => (areAppended[i] ? [match] : [])));
    return areAppended;
  }

  /** Stores appends, each of them by itself where another process was quicker with one. */
  async function store(group: readonly Append[]): Promise<readonly boolean[]> {
    try {
      return await insert(group);
    } catch (error) {
      if (!isConflict(error)) throw error;
      if (group.length === 1) return [false];
      return (await Promise.all(group.map((append) => store([append])))).flat();
    }
  }

  const appends = createGrouping(store);

  return {
    append: (match, n, texts) => appends.add({ match, n, texts }),
    async read(match, from) {
      const rows =
        await sql`SELECT text FROM entries WHERE match = ${match} AND n >= ${from}::integer ORDER BY n`;
      return rows.map((row) => String(row["text"]));
    },
    async readLonger(lengths) {
      const rows = await sql`
        SELECT entries.match, text
        FROM jsonb_each_text(${sql.json(Object.fromEntries(lengths))}) AS one (match, length)
        JOIN entries ON entries.match = one.match AND n >= one.length::integer
        ORDER BY entries.match, n`;
      return groupTexts(rows.map((row) => [String(row["match"]), String(row["text"])]));
    },
    deleteBefore: async () => [],
    async beat(now) {
      const [row] = await sql`
        INSERT INTO beats AS old (id, last, down) VALUES (1, ${now}::bigint, 0)
        ON CONFLICT (id) DO UPDATE SET last = greatest(old.last, ${now}::bigint)
        RETURNING last`;
      return Number(row?.["last"] ?? 0);
    },
    onAppended(listener) {
      sql
        .listen(CHANNEL, (text) => {
          const [sender, ...matches] = text.split(" ");
          if (sender !== self) listener(matches);
        })
        .catch(() => {});
    },
    async close() {
      await appends.drain();
      await sql.end({ timeout: 5 });
    },
  };
}
