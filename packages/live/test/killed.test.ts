import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createRandom, createTable, type Random, unwrap } from "@serpentarium/core";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import { expect, test } from "vitest";
import { createClient, createToken, type LiveEvent } from "../src/client.ts";
import { applyEntry, type Entry, type LiveMatch } from "../src/index.ts";
import { openPostgresJournal } from "../src/postgres.ts";
import { openSqliteJournal } from "../src/sqlite.ts";
import { GAMES } from "./fixtures/live-table.ts";
import { findPostgres, startPostgres } from "./fixtures/postgres.ts";
import { checkEntry } from "./simulation/check.ts";

const SCRIPT = new URL("./fixtures/server-process.ts", import.meta.url).pathname;
/** The nightly run plays more, and on both. */
const isFull = Boolean(process.env["TEST_FULL"]);
const MATCHES = isFull ? 40 : 8;

/** A server that is killed and started again at the same port. */
class ServerProcess {
  port = 0;
  private child: ChildProcess | undefined;
  private readonly where: string;

  constructor(where: string) {
    this.where = where;
  }

  /** Starts it, again if it ends before it listens. */
  async start(): Promise<void> {
    const args = ["--no-warnings", "--conditions=@serpentarium/source", SCRIPT, this.where, `${this.port}`];
    const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
    this.child = child;
    const line = await Promise.race([once(child.stdout, "data"), once(child, "exit").then(() => undefined)]);
    if (!line) return this.start();
    this.port = Number(String(line[0]));
  }

  async kill(): Promise<void> {
    // a server that has ended by itself has a mistake, whatever was done to its database
    expect(this.child?.exitCode ?? null).toBeNull();
    if (!this.child) return;
    const exited = once(this.child, "exit");
    this.child.kill("SIGKILL");
    await exited;
  }
}

interface Acknowledged {
  readonly match: string;
  readonly id: string;
  readonly n: number;
}

/** Plays a match through any of the servers; returns what a spectator has seen. */
async function playMatch(
  servers: readonly ServerProcess[],
  random: Random,
  acknowledged: Acknowledged[],
): Promise<readonly [match: string, events: readonly LiveEvent[]]> {
  const match = createToken();
  /** Sends each request to some server, and commands sometimes twice. */
  const request: typeof fetch = async (input, init) => {
    const url = new URL(`${input}`);
    url.port = `${servers[random.integer(servers.length)]?.port}`;
    if (init?.method === "POST" && random.integer(4) === 0) fetch(url, init).catch(() => {});
    const response = await fetch(url, init);
    if (init?.method === "POST" && response.ok) {
      const { n } = await response.clone().json();
      acknowledged.push({ match, id: JSON.parse(`${init.body}`).id, n });
    }
    return response;
  };
  const client = (secret?: string) =>
    createClient({
      url: "http://127.0.0.1:1",
      match,
      fetch: request,
      retryDelay: 30,
      ...(secret !== undefined && { secret }),
    });
  const invite = createToken();
  const players = [client(createToken()), client(createToken())];
  await players[0]?.send({ type: "create", game: "tic-tac-toe", invite });
  const controller = new AbortController();
  const { signal } = controller;
  const table = createTable(ticTacToe);
  const watching = players.map(async (player, seat) => {
    await player.send({ type: "join", invite, name: `P${seat}`, player: seat });
    await player.watch({
      signal,
      onEvent({ view, n }) {
        const position = view === undefined ? undefined : unwrap(ticTacToe.parsePosition(view, table));
        if (!position || !ticTacToe.seatsToAct(position).includes(seat)) return;
        const legal = ticTacToe.legalActions(position);
        const action = legal[random.integer(legal.length)];
        // before the other player is there, the answer is not-begun
        const insist = async (): Promise<void> => {
          if (!action || signal.aborted) return;
          const answer = await player.send(
            { type: "play", action: ticTacToe.formatAction(action, position) },
            signal,
          );
          if (!answer.ok && answer.error.code === "not-begun" && n < 3) setTimeout(insist, 30);
        };
        insist().catch(() => {});
      },
    });
  });
  const events: LiveEvent[] = [];
  const spectator = client().watch({
    signal,
    onEvent(event) {
      events.push(event);
      if (event.outcome) controller.abort();
    },
  });
  await Promise.all([...watching, spectator]);
  return [match, events];
}

const programs = findPostgres();
if (isFull && !programs) console.warn("Postgres is not installed: servers on it are NOT killed here.");

test.each(programs && isFull ? ["SQLite", "Postgres"] : ["SQLite"])(
  "two servers on %s are killed again and again: what was acknowledged is there, once",
  async (kind) => {
    const folder = mkdtempSync(join(tmpdir(), "serpentarium-killed-"));
    const postgres = kind === "Postgres" && programs ? await startPostgres(programs) : undefined;
    const where = postgres?.url ?? join(folder, "matches.sqlite");
    const servers = [new ServerProcess(where), new ServerProcess(where)];
    for (const server of servers) await server.start();
    const random = createRandom("kill");
    const acknowledged: Acknowledged[] = [];
    let isOver = false;
    let kills = 0;
    let restarts = 0;
    // the database dies less often than the servers: it takes longer to be there again
    const killingPostgres = (async () => {
      while (postgres && !isOver) {
        await new Promise((resolve) => setTimeout(resolve, 3000 + random.integer(3000)));
        if (isOver) return;
        await postgres.restart();
        restarts++;
      }
    })();
    const killing = (async () => {
      while (!isOver) {
        const server = servers[kills++ % 2];
        await new Promise((resolve) => setTimeout(resolve, 20 + random.integer(60)));
        await server?.kill();
        await server?.start();
      }
    })();
    const played = await Promise.all(
      Array.from({ length: MATCHES }, () => playMatch(servers, random, acknowledged)),
    );
    isOver = true;
    await Promise.all([killing, killingPostgres]);
    for (const server of servers) await server.kill();

    const journal = postgres
      ? await openPostgresJournal(where, { connections: 1 })
      : openSqliteJournal(where);
    for (const [match, events] of played) {
      const entries = (await journal.read(match, 0)).map((text) => JSON.parse(text) as Entry);
      let state: LiveMatch | undefined;
      for (const [n, entry] of entries.entries()) {
        expect(checkEntry(state, entry), `entry ${n} of ${match}`).toBeUndefined();
        state = applyEntry(GAMES, state, entry);
      }
      expect(events.map(({ n }) => n)).toEqual([...entries.keys()]);
      for (const { id, n } of acknowledged.filter((one) => one.match === match))
        expect(entries.flatMap(({ command }, i) => (command === id ? [i] : []))).toEqual([n]);
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(MATCHES * 8);
    expect(kills).toBeGreaterThan(0);
    if (postgres) expect(restarts).toBeGreaterThan(0);
    await journal.close();
    await postgres?.stop();
    rmSync(folder, { recursive: true });
  },
);
