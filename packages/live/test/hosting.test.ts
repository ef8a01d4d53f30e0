import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Game } from "@serpentarium/core";
import { afterEach, expect, test, vi } from "vitest";
import { createClient, createToken } from "../src/client/index.ts";
import { createHost, type LiveEvent } from "../src/index.ts";
import { startServer } from "../src/node.ts";
import { openSqliteJournal } from "../src/sqlite.ts";
import { GAMES, token } from "./fixtures/live-table.ts";
import { createMemoryJournal, MemoryStore } from "./fixtures/memory-journal.ts";
import { serve } from "./fixtures/serve.ts";

const folder = mkdtempSync(join(tmpdir(), "serpentarium-hosting-"));
const closers: (() => unknown)[] = [() => rmSync(folder, { recursive: true })];
const invite = token("invite");
/** The nightly run opens as many streams as a large server has. */
const STREAMS = process.env["TEST_FULL"] ? 10_000 : 500;

afterEach(async () => {
  for (const close of closers.splice(1).reverse()) await close();
});

let count = 0;

/** Serves a host; returns a player's way to send commands of a match. */
async function servePlayers(host: ReturnType<typeof createHost>, match = token("match")) {
  const app = await serve({ host, limits: { commandsPerSeat: 10_000, requestsPerAddress: 10_000 } });
  closers.push(app.close);
  const post = async (player: string, input: object) => {
    const response = await app.request(`/matches/${match}/commands`, {
      method: "POST",
      headers: { authorization: `Bearer ${token(player)}` },
      body: JSON.stringify({ id: token(`h${count++}`), ...input }),
    });
    return { status: response.status, ...(await response.json()) };
  };
  return { app, post };
}

test("a full disk is answered with not-stored, and matches go on once there is room", async () => {
  const file = join(folder, "full.sqlite");
  const small = openSqliteJournal(file, { maxPages: 12 });
  const host = createHost({ journal: small, games: GAMES });
  const { app, post } = await servePlayers(host);
  await post("Ann", { type: "create", game: "tic-tac-toe", invite });
  for (const name of ["Ann", "Bob"]) await post(name, { type: "join", invite, name });
  expect((await app.request("/healthz")).status).toBe(200);
  let stored = 0;
  let answer = { status: 200 };
  while (answer.status === 200 && stored < 1000) {
    stored++;
    answer = await post(stored % 2 ? "Ann" : "Bob", {
      type: stored % 2 ? "ask" : "decline",
      request: "draw",
    });
  }
  expect(answer).toMatchObject({ status: 503, error: { code: "not-stored" } });
  expect((await app.request("/healthz")).status).toBe(503);
  // the first entries are create, join, join
  expect(await small.read(token("match"), 0)).toHaveLength(3 + stored - 1);
  await host.close();
  await small.close();

  const journal = openSqliteJournal(file);
  const again = createHost({ journal, games: GAMES });
  closers.push(
    () => journal.close(),
    () => again.close(),
  );
  const next = await servePlayers(again);
  expect(await next.post("Ann", { type: "play", action: "a1" })).toMatchObject({ status: 200 });
  expect((await next.app.request("/healthz")).status).toBe(200);
});

test("health comes back with the journal, without a command", async () => {
  const journal = createMemoryJournal();
  let now = 0;
  const timing = { now: () => now, delay: () => () => {} };
  const host = createHost({ journal, games: GAMES, timing });
  closers.push(() => host.close());
  const { append } = journal;
  journal.append = async () => {
    throw new Error("disk full");
  };
  const { app, post } = await servePlayers(host);
  await post("Ann", { type: "create", game: "tic-tac-toe", invite });
  expect((await app.request("/healthz")).status).toBe(503);
  journal.append = append;
  now += 1000;
  for (let i = 0; i < 2; i++) expect((await app.request("/healthz")).status).toBe(200);
  // the first had to see whether something can be stored
  expect(await journal.read("probe", 0)).toHaveLength(1);
});

test("a match of a version that a server does not have is read, refused with a code, and goes on when it is back", async () => {
  const [game] = GAMES as [Game];
  const [first, second] = ["1.4.0", "2.0.0"].map((version) => ({ ...game, version })) as [Game, Game];
  const file = join(folder, "versions.sqlite");
  let stop = async (): Promise<void> => {};
  closers.push(() => stop());
  /** Deploys a server with some versions on the same file. */
  const deploy = async (games: readonly Game[], match?: string) => {
    await stop();
    const journal = openSqliteJournal(file);
    const host = createHost({ journal, games });
    const served = await servePlayers(host, match);
    stop = async () => {
      await served.app.close();
      await journal.close();
    };
    const get = async (of: string) => (await served.app.request(`/matches/${token("match")}/${of}`)).json();
    return { post: served.post, get };
  };
  const old = await deploy([first]);
  await old.post("Ann", { type: "create", game: game.id, invite });
  for (const name of ["Ann", "Bob"]) await old.post(name, { type: "join", invite, name });
  await old.post("Ann", { type: "play", action: "a1" });
  const record = await old.get("record");
  expect(record).toMatchObject({ version: "1.4.0", names: ["Ann", "Bob"], actions: ["a1"], outcome: null });

  const newer = await deploy([second]);
  const missing = {
    code: "bad-version",
    message: {
      id: "failures.bad-version.installed",
      data: { version: "1.4.0", installed: ["2.0.0"] },
    },
  };
  for (const input of [
    { type: "play", action: "b1" },
    { type: "join", invite, name: "Eve" },
    { type: "end", reason: "resign" },
    { type: "create", game: game.id, invite },
  ])
    expect(await newer.post("Bob", input)).toEqual({ status: 409, error: missing });
  expect(await newer.get("events")).toEqual({ error: missing });
  expect(await newer.get("record")).toEqual(record);
  const without = await deploy([]);
  expect(await without.post("Bob", { type: "leave" })).toMatchObject({
    error: {
      message: { id: "failures.bad-version.missing", data: { version: "1.4.0" } },
    },
  });

  const both = await deploy([second, first]);
  expect(await both.post("Bob", { type: "play", action: "b1" })).toEqual({ status: 200, n: 4 });
  expect(await both.get("record")).toEqual({ ...record, actions: ["a1", "b1"] });
  const next = await deploy([second, first], token("new"));
  expect(await next.post("Ann", { type: "create", game: game.id, invite })).toEqual({ status: 200, n: 0 });
  await stop();
  stop = async () => {};
  const journal = openSqliteJournal(file);
  expect(JSON.parse((await journal.read(token("new"), 0))[0] ?? "")).toMatchObject({ version: "2.0.0" });
  await journal.close();
});

test("of a game that hides something, a server without its version shows nothing", async () => {
  const store = new MemoryStore();
  const hidden = GAMES.find(({ id }) => id === "hidden-hands");
  const open = (games: readonly Game[]) => {
    const host = createHost({ journal: createMemoryJournal(store), games });
    closers.push(() => host.close());
    return host;
  };
  const old = open(GAMES);
  const match = token("match");
  await old.execute(match, { type: "create", id: token("c"), game: "hidden-hands", invite });
  for (const name of ["Ann", "Bob"])
    await old.execute(match, { type: "join", id: token(name), invite, name }, { secret: token(name) });
  expect(await old.readRecord(match)).toMatchObject({ error: { code: "bad-secret" } });
  expect(await old.readRecord(match, { secret: token("Eve") })).toMatchObject({
    error: { code: "bad-secret" },
  });
  expect(await old.readRecord(match, { secret: token("Bob") })).toMatchObject({
    value: { seat: 1, view: expect.stringContaining("?") },
  });
  const newer = open([{ ...(hidden as Game), version: "99.0.0" }]);
  for (const secret of [undefined, token("Ann")])
    expect(await newer.readRecord(match, { secret })).toMatchObject({ error: { code: "bad-version" } });
});

test("a backup is made in one command while the server runs, and restored by serving it", async () => {
  const file = join(folder, "matches.sqlite");
  const journal = openSqliteJournal(file);
  closers.push(() => journal.close());
  await journal.append(token("match"), 0, ["a", "b"]);
  const command = `new (require("node:sqlite").DatabaseSync)("matches.sqlite").prepare("VACUUM INTO ?").run("backup.sqlite")`;
  execFileSync(process.execPath, ["--no-warnings", "-e", command], { cwd: folder });
  await journal.append(token("match"), 2, ["c"]);
  const copy = openSqliteJournal(join(folder, "backup.sqlite"));
  closers.push(() => copy.close());
  expect(await copy.read(token("match"), 0)).toEqual(["a", "b"]);
  expect(await copy.append(token("match"), 2, ["d"])).toBe(true);
});

test(`${STREAMS} idle streams, half-open connections and readers that do not read hold up no other`, async () => {
  const host = createHost({ journal: createMemoryJournal(), games: GAMES });
  const limits = {
    commandsPerSeat: 1e6,
    requestsPerAddress: 1e6,
    matchesPerAddress: 1e6,
    openPerAddress: 1e6,
    connectionsPerAddress: 100_000,
    streamsPerMatch: 50,
  };
  const server = await startServer({ host, limits });
  closers.push(() => server.close());
  const url = `http://127.0.0.1:${server.port}`;
  const match = createToken();
  const client = (id: string, secret = createToken()) => createClient({ url, match: id, secret });
  const idle = Array.from({ length: Math.ceil(STREAMS / 50) }, createToken);
  for (const id of [match, ...idle]) await client(id).send({ type: "create", game: "tic-tac-toe", invite });

  const sockets: Socket[] = [];
  closers.push(() => sockets.map((socket) => socket.destroy()));
  /** Sends text, and never reads the answer beyond its first bytes. */
  const sendRaw = (text: string): Promise<unknown> =>
    new Promise((resolve) => {
      const socket = connect(server.port, "127.0.0.1", () => socket.write(text, resolve));
      socket.on("error", () => {});
      sockets.push(socket);
    });
  for (let i = 0; i < STREAMS; i++)
    await sendRaw(`GET /matches/${idle[Math.floor(i / 50)]}/events HTTP/1.1\r\nhost: a\r\n\r\n`);
  for (let i = 0; i < 20; i++) {
    await sendRaw(`POST /matches/${match}/commands HTTP/1.1\r\nhost: a\r\ncontent-length: 90\r\n\r\n{"type`);
    await sendRaw(`GET /matches/${match}/events HTTP/1.1\r\nhost: a\r\n\r\n`);
  }

  const [ann, bob] = [client(match), client(match)];
  await ann.send({ type: "join", invite, name: "Ann" });
  await bob.send({ type: "join", invite, name: "Bob" });
  const events: LiveEvent[] = [];
  const controller = new AbortController();
  const watching = bob.watch({
    signal: controller.signal,
    onEvent(event) {
      events.push(event);
      if (event.outcome) controller.abort();
    },
  });
  for (const [i, action] of ["a1", "b1", "a2", "b2", "a3"].entries()) {
    await vi.waitUntil(() => events.length === 3 + i, { timeout: 60_000 });
    expect(await (i % 2 ? bob : ann).send({ type: "play", action })).toMatchObject({ ok: true });
  }
  await watching;
  expect(events.map(({ n }) => n)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  const metrics = await (await fetch(`${url}/metrics`)).text();
  expect(Number(/serpentarium_live_streams (\d+)/.exec(metrics)?.[1])).toBeGreaterThanOrEqual(STREAMS);
});
