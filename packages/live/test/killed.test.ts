import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createRandom, createTable, type Random, randomAction, unwrap } from "@serpentarium/core";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import { expect, onTestFinished, test } from "vitest";
import { createClient, createToken, type LiveClient, type LiveEvent } from "../src/client.ts";
import { applyEntry, type Entry, type LiveMatch } from "../src/index.ts";
import { openPostgresJournal } from "../src/postgres.ts";
import { openSqliteJournal } from "../src/sqlite.ts";
import { GAMES } from "./fixtures/live-table.ts";
import { findPostgres, type RunningPostgres, startPostgres } from "./fixtures/postgres.ts";
import type { Stage } from "./fixtures/server-process.ts";
import { checkEntry } from "./simulation/check.ts";

const SCRIPT = new URL("./fixtures/server-process.ts", import.meta.url);
/** The nightly run plays more, and on both. */
const isFull = Boolean(process.env["TEST_FULL"]);
const MATCHES = isFull ? 40 : 8;
/** After how many answers a server is killed: a match has at least eight. */
const ANSWERS_PER_KILL = 10;
/** After how many answers the database is killed, which takes longer to be there again. */
const ANSWERS_PER_RESTART = 60;
/** When servers are killed, in turn: after an answer, before the next command is stored, or between that and its answer. */
const STAGES = ["answered", "received", "stored"] as const;
type KillStage = (typeof STAGES)[number];

/** A server that is started again whenever it is killed. */
class ServerProcess {
  /** Its port, once it listens. Each time another one: connections of clients may use the last one meanwhile. */
  port: Promise<number>;
  /** The stages at which it was killed. */
  readonly killed: KillStage[] = [];
  /** The stage at which it is to be killed. */
  stage: KillStage | undefined;
  /** Rejects where it ends by itself, which is a mistake, whatever was done to its database. */
  readonly failure: Promise<never>;
  private fail: (error: Error) => void = () => {};
  private child!: ChildProcess;
  private isStopped = false;
  private readonly where: string;
  private readonly folder: string;

  /**
   * @param where - the file or the address of the store
   * @param folder - where compiled modules are kept, which makes all but the first start faster
   */
  constructor(where: string, folder: string) {
    this.where = where;
    this.folder = folder;
    this.failure = new Promise((_, reject) => {
      this.fail = reject;
    });
    this.port = this.start();
  }

  private async start(): Promise<number> {
    this.child = fork(SCRIPT, [this.where], {
      execArgv: ["--no-warnings", "--conditions=@serpentarium/source"],
      env: { ...process.env, NODE_COMPILE_CACHE: this.folder },
    });
    this.child.once("exit", (code, signal) => {
      if (this.isStopped) return;
      if (signal !== "SIGKILL" || !this.stage) {
        this.fail(new Error(`a server has ended by itself: ${signal ?? code}`));
        return;
      }
      this.killed.push(this.stage);
      this.stage = undefined;
      this.port = this.start();
    });
    const [port] = await once(this.child, "message");
    return port;
  }

  /** Kills it now, or at a stage of the next command. */
  kill(stage: KillStage): void {
    if (this.isStopped) return;
    this.stage = stage;
    if (stage === "answered") this.child.kill("SIGKILL");
    else this.child.send(stage satisfies Stage, () => {});
  }

  async stop(): Promise<void> {
    if (this.isStopped) return;
    this.isStopped = true;
    const exited = once(this.child, "exit");
    this.child.kill("SIGKILL");
    await exited;
  }
}

/** The answer to a command. */
interface Answer {
  readonly id: string;
  readonly n: number;
}

/** Two servers on one store, which are killed as commands are answered. */
class Servers {
  readonly answers: Answer[] = [];
  readonly processes: readonly ServerProcess[];
  /** How often the database was killed. */
  restarts = 0;
  private restarting: Promise<void> | undefined;
  private readonly random = createRandom("kill");
  private readonly postgres: RunningPostgres | undefined;

  constructor(where: string, folder: string, postgres: RunningPostgres | undefined) {
    this.processes = [new ServerProcess(where, folder), new ServerProcess(where, folder)];
    this.postgres = postgres;
  }

  get killed(): readonly KillStage[] {
    return this.processes.flatMap(({ killed }) => killed);
  }

  /** Sends a request to a server that runs, as a proxy would: commands to the one that is about to be killed. */
  private async send(url: URL, init: RequestInit | undefined): Promise<Response> {
    const isCommand = init?.method === "POST";
    const order = this.random.integer(2) ? this.processes : this.processes.toReversed();
    const target = isCommand && order.find(({ stage }) => stage !== undefined);
    const [server, port] = await Promise.race(
      (target ? [target] : order).map(async (one) => [one, await one.port] as const),
    );
    const response = await fetch(Object.assign(new URL(url), { port }), init);
    // what could not be stored is sent again once the database is there
    if (response.status === 503) await this.restarting;
    if (!isCommand || !response.ok) return response;
    const { n } = await response.clone().json();
    this.answers.push({ id: JSON.parse(`${init.body}`).id, n });
    this.killNext(server);
    return response;
  }

  async stop(): Promise<void> {
    await Promise.all(this.processes.map((server) => server.stop()));
    await this.restarting;
  }

  /** Kills what is due: the server that has just answered, or the database. */
  private killNext(server: ServerProcess): void {
    const { length } = this.killed;
    if (this.answers.length >= (length + 1) * ANSWERS_PER_KILL && !this.processes.some(({ stage }) => stage))
      server.kill(STAGES[length % STAGES.length] ?? "answered");
    if (!this.postgres || this.restarting) return;
    if (this.answers.length < (this.restarts + 1) * ANSWERS_PER_RESTART) return;
    this.restarting = this.postgres.restart().finally(() => {
      this.restarts++;
      this.restarting = undefined;
    });
  }

  /** Sends each request, and commands sometimes twice. */
  readonly fetch: typeof fetch = (input, init) => {
    const url = new URL(`${input}`);
    if (init?.method === "POST" && this.random.integer(4) === 0) this.send(url, init).catch(() => {});
    return this.send(url, init);
  };
}

/** Plays a match through any of the servers; returns what a spectator has seen. */
async function playMatch(
  servers: Servers,
  random: Random,
): Promise<readonly [match: string, events: readonly LiveEvent[]]> {
  const match = createToken();
  const client = (secret?: string) =>
    createClient({
      url: "http://127.0.0.1:1",
      match,
      fetch: servers.fetch,
      retryDelay: 30,
      ...(secret !== undefined && { secret }),
    });
  const invite = createToken();
  const players = [client(createToken()), client(createToken())];
  await players[0]?.send({ type: "create", game: "tic-tac-toe", invite });
  const controller = new AbortController();
  const { signal } = controller;
  const table = createTable(ticTacToe);
  const played: Promise<void>[] = [];
  const play = async (player: LiveClient, action: string) => {
    const answer = await player.send({ type: "play", action });
    // a match without that action would never be over
    if (!answer.ok) controller.abort();
    expect(answer).toMatchObject({ ok: true });
  };
  const watching = players.map(async (player, seat) => {
    await player.send({ type: "join", invite, name: `P${seat}`, player: seat });
    let position = ticTacToe.start(table);
    await player.watch({
      signal,
      onEvent({ view, n }) {
        if (view !== undefined) position = unwrap(ticTacToe.parsePosition(view, table));
        // the match begins with its third entry
        if (n < 2 || !ticTacToe.seatsToAct(position).includes(seat)) return;
        const action = ticTacToe.formatAction(randomAction(ticTacToe, position, random), position);
        played.push(play(player, action));
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
  await Promise.all(played);
  return [match, events];
}

const programs = findPostgres();
if (isFull && !programs) console.warn("Postgres is not installed: servers on it are NOT killed here.");

test.each(programs && isFull ? ["SQLite", "Postgres"] : ["SQLite"])(
  "two servers on %s are killed again and again: what was acknowledged is there, once",
  async (kind) => {
    const folder = mkdtempSync(join(tmpdir(), "serpentarium-killed-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const postgres = kind === "Postgres" && programs ? await startPostgres(programs) : undefined;
    onTestFinished(() => postgres?.stop());
    const where = postgres?.url ?? join(folder, "matches.sqlite");
    const servers = new Servers(where, folder, postgres);
    onTestFinished(() => servers.stop());
    const random = createRandom("kill");
    const played = await Promise.race([
      Promise.all(Array.from({ length: MATCHES }, () => playMatch(servers, random))),
      ...servers.processes.map(({ failure }) => failure),
    ]);
    await servers.stop();

    const journal = postgres
      ? await openPostgresJournal(where, { connections: 1 })
      : openSqliteJournal(where);
    onTestFinished(() => journal.close());
    const { answers, killed, restarts } = servers;
    /** The numbers of the entries, by their command. */
    const stored = new Map<string, number>();
    for (const [match, events] of played) {
      const entries = (await journal.read(match, 0)).map((text) => JSON.parse(text) as Entry);
      let state: LiveMatch | undefined;
      for (const [n, entry] of entries.entries()) {
        expect(checkEntry(state, entry), `entry ${n} of ${match}`).toBeUndefined();
        state = applyEntry(GAMES, state, entry);
        expect(stored.has(entry.command ?? ""), `entry ${n} of ${match} is stored twice`).toBe(false);
        stored.set(entry.command ?? "", n);
      }
      expect(events.map(({ n }) => n)).toEqual([...entries.keys()]);
    }
    for (const { id, n } of answers) expect(stored.get(id)).toBe(n);
    const commands = new Set(answers.map(({ id }) => id)).size;
    expect(commands).toBe(stored.size);
    const stages = STAGES.map((stage) => `${killed.filter((one) => one === stage).length} ${stage}`);
    console.log(
      `${kind}: ${commands} commands acknowledged ${answers.length} times; servers killed ${killed.length} times (${stages.join(", ")})${postgres ? `, the database ${restarts} times` : ""}. Each is stored once; ${MATCHES} streams have all ${stored.size} events; ${MATCHES} matches replay.`,
    );
    expect(killed.length).toBeGreaterThanOrEqual(6);
    if (postgres) expect(restarts).toBeGreaterThan(0);
  },
);
