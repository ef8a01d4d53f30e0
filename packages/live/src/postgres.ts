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
/** The channel on which servers tell each other what they have appended to. */
const CHANNEL = "serpentarium_live";
/** How many matches are told of in one text: well below the limit, 8,000 bytes. */
const MAX_NOTIFIED = 100;
/** After which time a connection is replaced, in seconds: behind a proxy, the database may have moved. */
const MAX_LIFETIME = 1800;
/** How long a journal that is closed waits for what is under way, in milliseconds. */
const CLOSE_DELAY = 3000;
/** How many matches are deleted at a time, while which nothing is appended. */
const DELETED_AT_ONCE = 200;
/** How long a deletion waits for a lock while which nothing is appended, in milliseconds. */
const LOCK_TIMEOUT = 200;

/**
 * The service time of an entry; null where the text is none. Quotation marks within strings of JSON are escaped, so this is a key. The
 * JSON of Postgres would fail where a string has characters that it cannot store.
 */
const atOf = (text: string): string => `substring(${text} FROM '"at":(\\d{1,15}(?:\\.\\d{1,9})?)')::float8`;

// one server at a time: two that create the same table at once fail. A match has one row in the index, from its creation
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
  COMMIT
`;

/** A condition for the first entry of a match: nothing has happened in it since a time. */
const isOld = (at: string): string => `n = 0 AND ${atOf("text")} < ${at} AND (
  SELECT ${atOf("last.text")} FROM entries last WHERE last.match = entries.match ORDER BY n DESC LIMIT 1
) < ${at}`;

const hasCode = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof DatabaseError && error.code !== undefined && codes.includes(error.code);

/** Whether a statement failed as another process has appended to the same match. */
const isConflict = (error: unknown): boolean => hasCode(error, UNIQUE_VIOLATION, DEADLOCK);

/** Settings of {@link openPostgresJournal}. */
export interface PostgresOptions {
  /** The number of connections; 16 when left out. */
  readonly connections?: number;
  /** After how many milliseconds without an answer a statement fails, and its connection is given up; 5000 when left out. */
  readonly timeout?: number;
  /** Called with what does not work with this database or with the pooler before it, and is done without. */
  readonly onNotice?: (notice: string) => void;
}

/**
 * Opens a journal in a database, and creates its tables where there are none.
 *
 * @param url - such as `postgres://user:password@host/database`
 * @throws Error where the database does not answer
 */
export async function openPostgresJournal(
  url: string,
  { connections = 16, timeout = 5000, onNotice = () => {} }: PostgresOptions = {},
): Promise<Journal> {
  const sockets = new Set<Socket>();

  /** A connection that ends when nothing has come or gone for long, even if the other side does not say goodbye. */
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

  /** @param limit - how long the database itself lets a statement take, in milliseconds */
  function createPool(limit: number | false): Pool {
    const pool = new Pool({
      ...config,
      max: connections,
      // none that is dead by now is used again
      idleTimeoutMillis: timeout,
      maxLifetimeSeconds: MAX_LIFETIME,
      statement_timeout: limit,
    });
    // the statement that was under way fails; without one, nothing is lost
    return pool.on("error", () => {}).on("connect", (client) => client.on("error", () => {}));
  }

  let pool = createPool(timeout);

  /**
   * Carries out a statement, within the limit of time. Statements have no names, and what they do ends with them: a pooler may
   * give each of them another connection to the database.
   */
  async function run(text: string, values: readonly (string | number)[] = []) {
    const deadline = performance.now() + timeout;
    const client = await pool.connect();
    try {
      const limits = { query_timeout: Math.max(1, deadline - performance.now()) };
      const result = await client.query<Record<string, unknown>>({ ...limits, text, values: [...values] });
      client.release();
      // several statements have a result each
      return [result].flat().flatMap(({ rows }) => rows);
    } catch (error) {
      // what a connection answers later would be taken for the answer to another statement
      client.release(!isConflict(error));
      throw error;
    }
  }

  /** Ends all connections. Waits for what is under way, but not for longer than for a promise. */
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

  /** The name of this process among those that tell each other what they have appended. */
  const self = randomUUID();
  /** Sends texts on the channel, each after that name, in one transaction. */
  const notify = (texts: readonly string[]) =>
    run("SELECT pg_notify($1, text) FROM jsonb_array_elements_text($2::jsonb) AS one (text)", [
      CHANNEL,
      JSON.stringify(texts.map((text) => `${self}${text}`)),
    ]);

  /** Tells other servers after the commit. It is a hint: they also look by themselves. */
  function tell(matches: readonly string[]): void {
    const texts: string[] = [];
    for (let i = 0; i < matches.length; i += MAX_NOTIFIED)
      texts.push(["", ...matches.slice(i, i + MAX_NOTIFIED)].join(" "));
    notify(texts).catch(() => {});
  }

  /** Stores appends in one statement, each of them whole or not at all. @throws DatabaseError where two of one match meet */
  async function insert(group: readonly Append[]): Promise<readonly boolean[]> {
    const texts = group.flatMap(({ match, n, texts }) =>
      texts.map((text, i) => ({ match, length: n, n: n + i, text })),
    );
    // in the same order everywhere, so that two servers do not wait for each other
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

  /**
   * Deletes matches in which nothing has happened since a time, as a whole: nothing is appended meanwhile. Arrays are looked up in
   * the index, whatever the planner knows of the table.
   */
  async function remove(matches: readonly string[], at: number): Promise<readonly string[]> {
    const rows = await run(`
      BEGIN;
      SET LOCAL lock_timeout = ${LOCK_TIMEOUT};
      LOCK TABLE entries IN SHARE ROW EXCLUSIVE MODE;
      DELETE FROM entries WHERE match = ANY(ARRAY(
        SELECT match FROM entries WHERE match = ANY(ARRAY[${matches.map(escapeLiteral)}]) AND ${isOld(String(at))}
      )) RETURNING match;
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
