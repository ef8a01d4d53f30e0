import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { createRandom, createTable, type Random, randomAction, unwrap } from "@serpentarium/core";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import { expect, onTestFinished, test } from "vitest";
import {
  createClient,
  createToken,
  type LiveClient,
  type LiveEvent,
  type SocketLike,
} from "../src/client/index.ts";
import { applyEntry, type Entry, type Journal, type LiveMatch } from "../src/index.ts";
import { openPostgresJournal } from "../src/postgres.ts";
import { openSqliteJournal } from "../src/sqlite.ts";
import { GAMES } from "./fixtures/live-table.ts";
import { findPooler, findPostgres, startPooler, startPostgres, urlOf } from "./fixtures/postgres.ts";
import type { Stage } from "./fixtures/server-process.ts";
import { startSilentProxy } from "./fixtures/silent-proxy.ts";
import { checkEntry } from "./simulation/check.ts";

const SCRIPT = new URL("./fixtures/server-process.ts", import.meta.url);
/** The nightly run plays more. */
const isFull = Boolean(process.env["TEST_FULL"]);
const MATCHES = isFull ? 40 : 8;
/** After how many answers a server is killed: a match has at least eight. */
const ANSWERS_PER_KILL = 10;
/** After how many answers the database is away, which takes longer to be there again. */
const ANSWERS_PER_FAULT = 60;
/** For how long a network is silent, in milliseconds: longer than the limit of servers. */
const SILENCE = 1500;
/** When servers are killed, in turn: after an answer, before the next command is stored, or between that and its answer. */
const STAGES = ["answered", "received", "stored"] as const;
type KillStage = (typeof STAGES)[number];

/** Starts a server, whose first message is its port. */
const forkServer = (where: string, folder: string): ChildProcess =>
  fork(SCRIPT, [where], {
    execArgv: ["--no-warnings", "--conditions=@serpentarium/source"],
    env: { ...process.env, NODE_COMPILE_CACHE: folder },
  });

/** A server that is started again whenever it is killed. */
class ServerProcess {
  /** Its port, once it listens. Each time another one: connections of clients may use the last one meanwhile. */
  port: Promise<number>;
  /** The stages at which it was killed. */
  readonly killed: KillStage[] = [];
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
    this.child = forkServer(this.where, this.folder);
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

/** Where servers store their matches. */
interface Store {
  /** Its file, or its address as servers know it. */
  readonly where: string;
  /** Takes the database away for a while. */
  fail?(): Promise<void>;
  open(): Journal | Promise<Journal>;
}

/** Two servers on one store, which are killed as commands are answered. */
class Servers {
  readonly answers: Answer[] = [];
  readonly processes: readonly ServerProcess[];
  /** How many answers came on sockets. */
  sockets = 0;
  /** How often the database was away. */
  faults = 0;
  private fault: Promise<void> | undefined;
  private readonly random = createRandom("kill");
  private readonly store: Store;

  constructor(store: Store, folder: string) {
    this.processes = [new ServerProcess(store.where, folder), new ServerProcess(store.where, folder)];
    this.store = store;
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
    if (response.status === 503) await this.fault;
    if (!isCommand || !response.ok) return response;
    const { n } = await response.clone().json();
    this.answers.push({ id: JSON.parse(`${init.body}`).id, n });
    this.killNext(server);
    return response;
  }

  async stop(): Promise<void> {
    await Promise.all(this.processes.map((server) => server.stop()));
    await this.fault;
  }

  /** Kills what is due: the server that has just answered, or the database. */
  private killNext(server: ServerProcess): void {
    const { length } = this.killed;
    if (this.answers.length >= (length + 1) * ANSWERS_PER_KILL && !this.processes.some(({ stage }) => stage))
      server.kill(STAGES[length % STAGES.length] ?? "answered");
    if (!this.store.fail || this.fault) return;
    if (this.answers.length < (this.faults + 1) * ANSWERS_PER_FAULT) return;
    this.fault = this.store.fail().finally(() => {
      this.faults++;
      this.fault = undefined;
    });
  }

  /** Opens a socket to a server that runs, as soon as there is one. */
  openSocket(url: string): SocketLike {
    const events = new EventTarget();
    const order = this.random.integer(2) ? this.processes : this.processes.toReversed();
    const opened = Promise.race(order.map(async (one) => [one, await one.port] as const)).then(
      ([server, port]) => {
        const socket = new WebSocket(Object.assign(new URL(url), { port }));
        for (const type of ["open", "close", "error"])
          socket.addEventListener(type, () => events.dispatchEvent(new Event(type)));
        socket.addEventListener("message", ({ data }) => {
          events.dispatchEvent(new MessageEvent("message", { data }));
          const { to, value } = JSON.parse(data || "{}");
          if (!value) return;
          this.sockets++;
          this.answers.push({ id: to, n: value.n });
          this.killNext(server);
        });
        return socket;
      },
    );
    return Object.assign(events, {
      send: (text: string) => void opened.then((socket) => socket.send(text)),
      close: () => void opened.then((socket) => socket.close()),
    }) as unknown as SocketLike;
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
  hasSockets: boolean,
): Promise<readonly [match: string, events: readonly LiveEvent[]]> {
  const match = createToken();
  // a function that returns an object is a constructor, too
  function Socket(url: string) {
    return servers.openSocket(url);
  }
  const client = (secret?: string) =>
    createClient({
      ...(hasSockets && { WebSocket: Socket as unknown as typeof WebSocket }),
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
const pooler = programs && findPooler();

/** Starts a Postgres for one test. */
async function openPostgres() {
  const postgres = await startPostgres(programs ?? "");
  onTestFinished(() => postgres.stop());
  return { postgres, open: () => openPostgresJournal(postgres.url, { connections: 1 }) };
}

/** Each kind of store, in a new folder. */
const STORES: Readonly<Record<string, (folder: string) => Store | Promise<Store>>> = {
  SQLite(folder) {
    const where = join(folder, "matches.sqlite");
    return { where, open: () => openSqliteJournal(where) };
  },
  async Postgres() {
    const { postgres, open } = await openPostgres();
    return { where: postgres.url, open, fail: () => postgres.restart() };
  },
  async "Postgres behind a pooler"() {
    const { postgres, open } = await openPostgres();
    const { url, stop } = await startPooler(pooler ?? "", postgres);
    onTestFinished(stop);
    return { where: url, open, fail: () => postgres.restart() };
  },
  async "Postgres on a network that becomes silent"() {
    const { postgres, open } = await openPostgres();
    const proxy = await startSilentProxy(postgres.port);
    onTestFinished(() => proxy.stop());
    const fail = async () => {
      proxy.silence();
      await setTimeout(SILENCE);
      proxy.resume();
    };
    return { where: urlOf(proxy.port), open, fail };
  },
};
/** Those that are not installed. */
const missing = Object.keys(STORES).filter(
  (name) => (!programs && name.includes("Postgres")) || (!pooler && name.includes("pooler")),
);
// a visible line in the report
for (const name of missing)
  test.skip(`what it needs is not installed: servers on ${name} are NOT killed here`, () => {});

const kinds = Object.keys(STORES).filter((name) => !missing.includes(name));

test.each([...kinds.map((kind) => [kind, "HTTP"]), ["SQLite", "sockets"]])(
  "two servers on %s are killed again and again, over %s: what was acknowledged is there, once",
  async (kind, transport) => {
    const folder = mkdtempSync(join(tmpdir(), "serpentarium-killed-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const store = await (STORES[kind] as (typeof STORES)[string])(folder);
    const servers = new Servers(store, folder);
    onTestFinished(() => servers.stop());
    const random = createRandom("kill");
    const played = await Promise.race([
      Promise.all(Array.from({ length: MATCHES }, () => playMatch(servers, random, transport === "sockets"))),
      ...servers.processes.map(({ failure }) => failure),
    ]);
    await servers.stop();

    const journal = await store.open();
    onTestFinished(() => journal.close());
    const { answers, killed, faults } = servers;
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
      `${kind}: ${commands} commands acknowledged ${answers.length} times; servers killed ${killed.length} times (${stages.join(", ")})${store.fail ? `, the database away ${faults} times` : ""}. Each is stored once; ${MATCHES} streams have all ${stored.size} events; ${MATCHES} matches replay.`,
    );
    expect(killed.length).toBeGreaterThanOrEqual(6);
    if (transport === "sockets") expect(servers.sockets).toBeGreaterThan(MATCHES);
    if (store.fail) expect(faults).toBeGreaterThan(0);
  },
);

test.runIf(programs).each(["silent", "gone", "there again"])(
  "a server stops while its database is %s",
  async (state) => {
    const folder = mkdtempSync(join(tmpdir(), "serpentarium-stopped-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const { postgres } = await openPostgres();
    const proxy = await startSilentProxy(postgres.port);
    onTestFinished(() => proxy.stop());
    const child = forkServer(urlOf(proxy.port), folder);
    onTestFinished(() => {
      child.kill("SIGKILL");
    });
    const [port] = await once(child, "message");
    const create = (id = createToken()) =>
      fetch(`http://127.0.0.1:${port}/matches/${id}/commands`, {
        method: "POST",
        body: JSON.stringify({ type: "create", id, game: "tic-tac-toe", invite: createToken() }),
      });
    const { status } = await create();
    expect(status).toBe(200);
    if (state === "silent") proxy.silence();
    else if (state === "gone") await postgres.kill();
    else await postgres.restart();
    const answered = create().catch(() => {});
    if (state !== "there again") await setTimeout(100);
    const exited = once(child, "exit");
    child.send("stop");
    expect(await exited).toEqual([0, null]);
    await answered;
  },
);
