/**
 * Matches in a Postgres database, for several servers. Needs `pg`, which is not installed with the package.
 *
 * @module
 */
import { randomUUID } from "node:crypto";
import { Socket } from "node:net";
import { Client, type ClientConfig, DatabaseError, escapeLiteral, Pool } from "pg";
import { createGrouping } from "./grouping.ts";
import { type Append, groupTexts, type Journal } from "./journal.ts";
import { listen } from "./postgres-listener.ts";

const UNIQUE_VIOLATION = "23505";
const DEADLOCK = "40P01";
const PROTOCOL_VIOLATION = "08P01";
/** The channel on which servers announce the matches to which they have appended. */
const CHANNEL = "serpentarium_live";
/** The number of matches announced in one message: well below the limit of 8,000 bytes. */
const MAX_NOTIFIED = 100;
/** The time after which a connection is replaced, in seconds: behind a proxy, the database may have moved. */
const MAX_LIFETIME = 1800;
/** How long a closing journal waits for running statements, in milliseconds. */
const CLOSE_DELAY = 3000;
/** The number of matches deleted at a time; nothing is appended meanwhile. */
const DELETED_AT_ONCE = 200;
/** How long a deletion waits for a lock, in milliseconds; nothing is appended meanwhile. */
const LOCK_TIMEOUT = 200;

/**
 * The service time of an entry; null if the text has none. Quotation marks within JSON strings are escaped, so this matches only a key.
 * Postgres' own JSON functions would fail for strings with characters that it cannot store.
 */
const atOf = (text: string): string => `substring(${text} FROM '"at":(\\d{1,15}(?:\\.\\d{1,9})?)')::float8`;

// one server at a time, because concurrent creations of the same table fail. A match has one row in the index, from its creation
const SCHEMA = `
  BEGIN;
  SELECT pg_advisory_xact_lock(5340871223);
  CREATE TABLE IF NOT EXISTS entries (
    match text NOT NULL, n integer NOT NULL, text text NOT NULL, PRIMARY KEY (match, n)
  );
  CREATE INDEX IF NOT EXISTS created ON entries ((${atOf("text")})) WHERE n = 0;
  CREATE TABLE IF NOT EXISTS clock (
    id integer PRIMARY KEY CHECK (id = 1), last float8 NOT NULL, told timestamptz NOT NULL
  );
  CREATE TABLE IF NOT EXISTS endpoints (
    match text NOT NULL, id text NOT NULL, text text NOT NULL, stored timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (match, id)
  );
  COMMIT
`;

/** A condition on the first entry of a match: there are no entries after a time. */
const isOld = (at: string): string => `n = 0 AND ${atOf("text")} < ${at} AND (
  SELECT ${atOf("last.text")} FROM entries last WHERE last.match = entries.match ORDER BY n DESC LIMIT 1
) < ${at}`;

const hasCode = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof DatabaseError && error.code !== undefined && codes.includes(error.code);

/** Whether a statement failed because another process has appended to the same match. */
const isConflict = (error: unknown): boolean => hasCode(error, UNIQUE_VIOLATION, DEADLOCK);

/** Options of {@link openPostgresJournal}. */
export interface PostgresOptions {
  /** The number of connections; 16 by default. */
  readonly connections?: number;
  /** The milliseconds after which a statement without an answer fails and its connection is dropped; 5000 by default. */
  readonly timeout?: number;
  /** Called with a message about features that the database or its pooler does not support, and that are not used. */
  readonly onNotice?: (notice: string) => void;
}

/**
 * Opens a journal in a database, and creates its tables if there are none.
 *
 * @param url - such as `postgres://user:password@host/database`
 * @throws Error if the database does not answer
 */
export async function openPostgresJournal(
  url: string,
  { connections = 16, timeout = 5000, onNotice = () => {} }: PostgresOptions = {},
): Promise<Journal> {
  const sockets = new Set<Socket>();

  /** A connection that ends after a long time without traffic, even if the other side does not close it. */
  function openSocket(): Socket {
    const socket = new Socket();
    sockets.add(socket);
    return socket.setTimeout(2 * timeout, () => socket.destroy()).once("close", () => sockets.delete(socket));
  }

  const config: ClientConfig = {
    connectionString: url,
    stream: openSocket,
    keepAlive: true,
    connectionTimeoutMillis: timeout,
  };

  /** @param limit - the database's time limit for a statement, in milliseconds */
  function createPool(limit: number | false): Pool {
    const pool = new Pool({
      ...config,
      max: connections,
      // dead connections are not reused
      idleTimeoutMillis: timeout,
      maxLifetimeSeconds: MAX_LIFETIME,
      statement_timeout: limit,
    });
    // a running statement fails; otherwise nothing is lost
    return pool.on("error", () => {}).on("connect", (client) => client.on("error", () => {}));
  }

  let pool = createPool(timeout);

  /**
   * Executes a statement, within the time limit. Statements are unnamed and keep no session state: a pooler may give each of them another
   * connection to the database.
   */
  async function run(text: string, values: readonly (string | number)[] = []) {
    const deadline = performance.now() + timeout;
    const client = await pool.connect();
    try {
      const limits = { query_timeout: Math.max(1, deadline - performance.now()) };
      const result = await client.query<Record<string, unknown>>({ ...limits, text, values: [...values] });
      client.release();
      // several statements have one result each
      return [result].flat().flatMap(({ rows }) => rows);
    } catch (error) {
      // a later answer of the connection would be taken for that of another statement
      client.release(!isConflict(error));
      throw error;
    }
  }

  /** Ends all connections. Waits for running statements, at most until the given promise resolves. */
  async function endConnections(limit?: Promise<void>): Promise<void> {
    const ended = pool.end();
    await Promise.race([ended, limit]);
    for (const socket of sockets) socket.destroy();
  }

  try {
    await run(SCHEMA).catch(async (error: unknown) => {
      if (!hasCode(error, PROTOCOL_VIOLATION)) throw error;
      await endConnections();
      pool = createPool(false);
      await run(SCHEMA);
      onNotice(
        "the pooler before the database refuses statement_timeout: set it for the role, so that statements that nobody waits for end there, too",
      );
    });
  } catch (error) {
    await endConnections();
    throw error;
  }

  /** The name of this process in announcements. */
  const self = randomUUID();
  /** Sends texts on the channel, each after that name, in one transaction. */
  const notify = (texts: readonly string[]) =>
    run("SELECT pg_notify($1, text) FROM jsonb_array_elements_text($2::jsonb) AS one (text)", [
      CHANNEL,
      JSON.stringify(texts.map((text) => `${self}${text}`)),
    ]);

  /** Announces matches to other servers after the commit. It is only a hint, because they also poll. */
  function tell(matches: readonly string[]): void {
    const texts: string[] = [];
    for (let i = 0; i < matches.length; i += MAX_NOTIFIED)
      texts.push(["", ...matches.slice(i, i + MAX_NOTIFIED)].join(" "));
    notify(texts).catch(() => {});
  }

  /** Stores appends in one statement, each of them completely or not at all. @throws DatabaseError if two are for one match */
  async function insert(group: readonly Append[]): Promise<readonly boolean[]> {
    const texts = group.flatMap(({ match, n, texts }) =>
      texts.map((text, i) => ({ match, length: n, n: n + i, text })),
    );
    // in the same order everywhere, to avoid deadlocks between servers
    const rows = await run(
      `INSERT INTO entries (match, n, text)
      SELECT one.match, one.n, one.text
      FROM jsonb_to_recordset($1::jsonb) AS one (match text, length integer, n integer, text text)
      WHERE one.length = (SELECT coalesce(max(n) + 1, 0) FROM entries WHERE entries.match = one.match)
      ORDER BY one.match, one.n
      RETURNING match, n`,
      [JSON.stringify(texts)],
    );
    const stored = new Set(rows.map((row) => `${row["n"]} ${row["match"]}`));
    const areAppended = group.map(({ match, n }) => stored.has(`${n} ${match}`));
    tell(group.flatMap(({ match }, i) => (areAppended[i] ? [match] : [])));
    return areAppended;
  }

  /** Stores appends; after a conflict with another process, each of them separately. */
  async function store(group: readonly Append[]): Promise<readonly boolean[]> {
    try {
      return await insert(group);
    } catch (error) {
      if (!isConflict(error)) throw error;
      if (group.length === 1) return [false];
      return (await Promise.all(group.map((append) => store([append])))).flat();
    }
  }

  /**
   * Deletes matches without entries since a time, each as a whole: nothing is appended meanwhile. Arrays make the planner use the index
   * regardless of its statistics.
   */
  async function remove(matches: readonly string[], at: number): Promise<readonly string[]> {
    const ids = `ARRAY[${matches.map(escapeLiteral)}]`;
    const rows = await run(`
      BEGIN;
      SET LOCAL lock_timeout = ${LOCK_TIMEOUT};
      LOCK TABLE entries IN SHARE ROW EXCLUSIVE MODE;
      DELETE FROM entries WHERE match = ANY(ARRAY(
        SELECT match FROM entries WHERE match = ANY(${ids}) AND ${isOld(String(at))}
      )) RETURNING match;
      DELETE FROM endpoints WHERE match = ANY(${ids})
        AND NOT EXISTS (SELECT FROM entries WHERE entries.match = endpoints.match);
      COMMIT
    `);
    return [...new Set(rows.map(({ match }) => String(match)))];
  }

  let isDeaf = false;
  function onDeaf(): void {
    if (!isDeaf)
      onNotice(
        "this database, or the pooler before it, does not deliver notifications: what other servers store is read twice a second instead",
      );
    isDeaf = true;
  }

  const appends = createGrouping(store);
  const stopping = new AbortController();

  return {
    append: (match, n, texts) => appends.add({ match, n, texts }),
    async read(match, from) {
      const rows = await run("SELECT text FROM entries WHERE match = $1 AND n >= $2::integer ORDER BY n", [
        match,
        from,
      ]);
      return rows.map((row) => String(row["text"]));
    },
    async readLonger(lengths) {
      const rows = await run(
        `SELECT entries.match, text
        FROM jsonb_each_text($1::jsonb) AS one (match, length)
        JOIN entries ON entries.match = one.match AND n >= one.length::integer
        ORDER BY entries.match, n`,
        [JSON.stringify(Object.fromEntries(lengths))],
      );
      return groupTexts(rows.map((row) => [String(row["match"]), String(row["text"])]));
    },
    async deleteBefore(at, limit = DELETED_AT_ONCE) {
      const rows = await run(`SELECT match FROM entries WHERE ${isOld("$1")} LIMIT $2`, [at, limit]);
      const matches = rows.map(({ match }) => String(match));
      return matches.length > 0 ? remove(matches, at) : [];
    },
    async beat(now, first, maxGap) {
      const passed = "extract(epoch FROM excluded.told - old.told)::float8 * 1000";
      const [row] = await run(
        `INSERT INTO clock AS old (id, last, told)
        VALUES (1, greatest($1::float8, $2::float8), clock_timestamp())
        ON CONFLICT (id) DO UPDATE SET
          last = greatest(
            $1::float8,
            old.last + CASE WHEN ${passed} BETWEEN 0 AND $3::float8 THEN ${passed} ELSE 0 END
          ),
          told = excluded.told
        RETURNING last`,
        [now, first, maxGap],
      );
      return Number(row?.["last"]);
    },
    endpoints: {
      async put(match, id, text) {
        await run(
          `INSERT INTO endpoints (match, id, text) VALUES ($1, $2, $3)
          ON CONFLICT (match, id) DO UPDATE SET text = excluded.text, stored = excluded.stored`,
          [match, id, text],
        );
      },
      async read(match) {
        const rows = await run("SELECT id, text FROM endpoints WHERE match = $1 ORDER BY stored", [match]);
        return new Map(rows.map(({ id, text }) => [String(id), String(text)]));
      },
      async remove(match, id) {
        await run("DELETE FROM endpoints WHERE match = $1 AND id = $2", [match, id]);
      },
    },
    onAppended(listener) {
      listen({
        channel: CHANNEL,
        createClient: () => new Client({ ...config, query_timeout: timeout }),
        self,
        ping: () => notify([""]),
        interval: timeout,
        onText(text) {
          const [sender, ...matches] = text.split(" ");
          if (sender !== self && matches.length > 0) listener(matches);
        },
        onDeaf,
        signal: stopping.signal,
      });
    },
    async close() {
      stopping.abort();
      let timer: NodeJS.Timeout | undefined;
      const limit = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, CLOSE_DELAY);
      });
      await Promise.race([appends.drain(), limit]);
      await endConnections(limit);
      clearTimeout(timer);
    },
  };
}
