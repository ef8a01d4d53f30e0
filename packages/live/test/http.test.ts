import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, IncomingMessage, ServerResponse } from "node:http";
import { type AddressInfo, connect, Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createRandom, type Game, randomAction } from "@serpentarium/core";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import { afterEach, describe, expect, test, vi } from "vitest";
import { WebSocket as WsSocket } from "ws";
import { createClient, createToken, type LiveClient, type Presence } from "../src/client/index.ts";
import { createEventStream } from "../src/event-stream.ts";
import { createHost, type Host, type HostOptions, type LiveEvent } from "../src/index.ts";
import { createHandler, startServer } from "../src/node.ts";
import { openSqliteJournal } from "../src/sqlite.ts";
import { GAMES, token } from "./fixtures/live-table.ts";
import { createMemoryJournal, MemoryStore } from "./fixtures/memory-journal.ts";
import { type Served, serve } from "./fixtures/serve.ts";
import { hasWords } from "./fixtures/words.ts";

const match = token("match");
const invite = token("invite");
const path = `/matches/${match}/commands`;
const closers: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

function openHost(options: Partial<HostOptions> = {}): Host {
  const host = createHost({ journal: createMemoryJournal(), games: GAMES, ...options });
  closers.push(() => host.close());
  return host;
}

async function openServed(options: Parameters<typeof serve>[0]): Promise<Served> {
  const served = await serve(options);
  closers.push(served.close);
  return served;
}

/** The clients of tests: they follow matches on streams or on sockets. */
const TRANSPORTS = [
  ["streams", {}],
  ["sockets", { WebSocket }],
  ["sockets of ws", { WebSocket: WsSocket }],
] as const;

/** Opens a host with a server, and a match of tic-tac-toe with two players. */
async function openMatch(
  options: Partial<HostOptions> = {},
  limits = { commandsPerSeat: 1000, requestsPerAddress: 1000 },
) {
  const store = new MemoryStore();
  const host = openHost({ journal: createMemoryJournal(store), ...options });
  const app = await openServed({ host, limits });
  let count = 0;
  const post = async (player: string | undefined, input: object | string, to = path) => {
    const body =
      typeof input === "string" ? input : JSON.stringify({ id: token(`http${count++}`), ...input });
    const headers = player === undefined ? {} : { authorization: `Bearer ${token(player)}` };
    const response = await app.request(to, { method: "POST", body, headers });
    return { status: response.status, ...(await response.json()) };
  };
  await post(undefined, { type: "create", game: "tic-tac-toe", seats: 2, invite });
  for (const name of ["Ann", "Bob"]) await post(name, { type: "join", invite, name });
  return { app, host, post, store, texts: () => [...(store.matches.get(match) ?? [])] };
}

describe("a bad request gets a code and a sentence, and changes nothing", () => {
  test.each<[string, string | undefined, object | string, string, number, string?]>([
    ["no JSON", "Ann", "{", "bad-command", 400],
    ["no command", "Ann", "[]", "bad-command", 400],
    ["an unknown type", "Ann", { type: "win" }, "bad-command", 400],
    ["a short id", "Ann", { type: "leave", id: "1" }, "bad-command", 400],
    ["a match that is none", "Ann", { type: "leave" }, "unknown-match", 404, token("other")],
    ["an id that cannot be one", "Ann", { type: "leave" }, "unknown-match", 404, "..%2f..%2fetc"],
    ["a wrong secret", "Eve", { type: "leave" }, "bad-secret", 403],
    ["no secret", undefined, { type: "leave" }, "bad-secret", 403],
    ["a wrong invitation", "Eve", { type: "join", invite: token("guess"), name: "Eve" }, "bad-secret", 403],
    ["no free seat", "Eve", { type: "join", invite, name: "Eve" }, "seat-taken", 409],
    ["markup in a name", "Eve", { type: "join", invite, name: "<img src=x>" }, "bad-name", 400],
    ["a seat not to act", "Bob", { type: "play", action: "a1" }, "not-your-turn", 409],
    ["an action that is none", "Ann", { type: "play", action: "<b>" }, "notation", 422],
    ["an unknown bot", "Ann", { type: "seat-bot", player: 1, bot: "hal" }, "unknown-bot", 400],
    ["an unknown game", "Ann", { type: "create", game: "go", invite }, "unknown-game", 400, token("new")],
    ["a match that exists", "Ann", { type: "create", game: "tic-tac-toe", invite }, "match-exists", 409],
    ["nothing to decline", "Ann", { type: "decline", request: "draw" }, "not-asked", 409],
    ["a large command", "Ann", `"${"x".repeat(5000)}"`, "too-large", 413],
  ])("%s", async (_, player, input, code, status, other = match) => {
    const { post, texts } = await openMatch();
    const before = texts();
    const answer = await post(player, input, `/matches/${other}/commands`);
    expect(answer).toMatchObject({ status, error: { code } });
    // those of refusals are in the words of the game
    expect(code === "refused" || hasWords(answer.error.message)).toBe(true);
    expect(texts()).toEqual(before);
  });

  test("against the rules: the clause", async () => {
    const { post } = await openMatch();
    await post("Ann", { type: "play", action: "a1" });
    expect(await post("Bob", { type: "play", action: "a1" })).toMatchObject({
      status: 422,
      error: { code: "refused", clause: "place.free" },
    });
  });

  test("to a match that is over", async () => {
    const { post } = await openMatch();
    await post("Ann", { type: "end", reason: "resign" });
    expect(await post("Bob", { type: "play", action: "a1" })).toMatchObject({
      status: 409,
      error: { code: "over" },
    });
  });

  test("sent twice: the same answer, and it happened once", async () => {
    const { post, texts } = await openMatch();
    const command = { type: "play", action: "a1", id: token("twice") };
    expect(await post("Ann", command)).toEqual({ status: 200, n: 3 });
    expect(await post("Ann", command)).toEqual({ status: 200, n: 3 });
    expect(texts()).toHaveLength(4);
  });

  test("too fast: others are not held up", async () => {
    const { post } = await openMatch({}, { commandsPerSeat: 1, requestsPerAddress: 1000 });
    const answers = await Promise.all(
      Array.from({ length: 9 }, () => post("Ann", { type: "decline", request: "undo" })),
    );
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(4);
    expect(await post("Bob", { type: "decline", request: "undo" })).toMatchObject({ status: 409 });
  });

  test("too many from one address", async () => {
    const { post } = await openMatch({}, { commandsPerSeat: 1000, requestsPerAddress: 2 });
    const answers = await Promise.all(Array.from({ length: 9 }, (_, i) => post(`p${i}`, { type: "leave" })));
    expect(answers.at(-1)).toMatchObject({ status: 429, error: { code: "too-many" } });
  });

  test.each([
    ["from the future", { "last-event-id": "7" }, "bad-event-id", 400],
    ["from nowhere", { "last-event-id": "seven" }, "bad-event-id", 400],
    ["with a wrong secret", { authorization: `Bearer ${token("Eve")}` }, "bad-secret", 403],
  ])("a stream %s", async (_, headers, code, status) => {
    const { app } = await openMatch();
    const response = await app.request(`/matches/${match}/events`, { headers });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: { code } });
    expect((await app.request("/matches/x/events")).status).toBe(404);
  });

  test("another method, another path", async () => {
    const { app } = await openMatch();
    expect((await app.request(path)).status).toBe(405);
    expect((await app.request(path, { method: "PUT", body: "{}" })).headers.get("allow")).toBe(
      "POST, OPTIONS",
    );
    expect((await app.request("/matches")).status).toBe(404);
  });

  test("a large command whose length is not announced", async () => {
    const { app } = await openMatch();
    const body = new Blob(["x".repeat(5000)]).stream();
    const init = { method: "POST", body, duplex: "half" };
    expect((await app.request(path, init)).status).toBe(413);
  });
});

test("pages of any origin are told what the server offers, and may send commands", async () => {
  const host = openHost({ bots: { random: async () => "" } });
  const app = await openServed({ host });
  const headers = { origin: "https://elsewhere.example" };
  const offer = await app.request("/live.json", { headers });
  expect(offer.headers.get("access-control-allow-origin")).toBe("*");
  expect(await offer.json()).toEqual({
    games: GAMES.map(({ id }) => id),
    bots: ["random"],
    calendars: true,
  });
  const asked = await app.request(path, {
    method: "OPTIONS",
    headers: { ...headers, "access-control-request-method": "POST" },
  });
  expect(asked.status).toBe(204);
  expect(asked.headers.get("access-control-allow-headers")).toContain("authorization");
});

test("as middleware, the other requests are for the server around it", async () => {
  const handle = createHandler({ host: openHost() });
  const server = createServer((request, response) =>
    handle(request, response, () => response.end("the site")),
  );
  closers.push(() => server.close());
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const get = async (at: string) => (await fetch(`http://127.0.0.1:${port}${at}`)).text();
  for (const at of ["/", "/matches/", "/live.jsonp"]) expect(await get(at)).toBe("the site");
  for (const at of ["/live.json?1", "/healthz", "/metrics", "/matches/x/events"])
    expect(await get(at)).not.toBe("the site");
});

test("nothing secret is stored or sent", async () => {
  const { app, texts } = await openMatch();
  const response = await app.request(`/matches/${match}/events`);
  const reader = response.body?.getReader();
  const sent = new TextDecoder().decode((await reader?.read())?.value);
  await reader?.cancel();
  expect(sent).toContain("Ann");
  for (const secret of [invite, token("Ann")]) expect(texts().join("") + sent).not.toContain(secret);
  expect(sent).not.toMatch(/command|invite|key/);
});

test("a journal that fails is answered with not-stored, and health says so", async () => {
  const store = new MemoryStore();
  const journal = createMemoryJournal(store);
  const { app, post } = await openMatch({ journal });
  expect((await app.request("/healthz")).status).toBe(200);
  journal.append = journal.beat = async () => {
    throw new Error("disk full");
  };
  expect(await post("Ann", { type: "play", action: "a1" })).toMatchObject({
    status: 503,
    error: { code: "not-stored" },
  });
  expect((await app.request("/healthz")).status).toBe(503);
});

test("metrics count commands by their answer", async () => {
  const { app, post } = await openMatch();
  await post("Eve", { type: "leave" });
  const metrics = await (await app.request("/metrics")).text();
  expect(metrics).toContain('serpentarium_live_commands_total{result="stored"} 3\n');
  expect(metrics).toContain('serpentarium_live_commands_total{result="bad-secret"} 1\n');
  expect(metrics).toContain("# TYPE serpentarium_live_matches gauge\n");
});

test("a stream opens once it is granted; what its reader has missed waits as long as it is being read", () => {
  vi.useFakeTimers();
  closers.push(() => vi.useRealTimers());
  // it has no connection, so all that is written waits
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const stream = createEventStream(response, { bufferedBytes: 400, heartbeat: 1000 });
  vi.advanceTimersByTime(2000);
  expect(response.headersSent).toBe(false);
  stream.onEvents(Array.from({ length: 99 }, (_, n) => ({ n, at: 0, type: "began" }) as const));
  stream.onPresence({ at: 0, players: [], spectators: 1 });
  vi.advanceTimersByTime(1000);
  expect(response.destroyed).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(response.destroyed).toBe(true);
});

test("unread streams are cut and hold up no others; their readers get all later", async () => {
  // so large that some dozens fill the buffers of the system
  const length = 100_000;
  const formatPosition: typeof ticTacToe.formatPosition = (position) =>
    ticTacToe.formatPosition(position).padEnd(length);
  const host = openHost({ games: [{ ...ticTacToe, formatPosition }] as unknown as readonly Game[] });
  const bufferedBytes = 256 * 1024;
  const handle = createHandler({ host, limits: { bufferedBytes, commandsPerSeat: 1000 } });
  const streams: ServerResponse[] = [];
  const server = createServer((request, response) => {
    if (request.method === "GET") streams.push(response);
    handle(request, response);
  });
  closers.push(() => server.close());
  await once(server.listen(0, "127.0.0.1"), "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const [ann, bob] = ["Ann", "Bob"].map((name) => createClient({ url, match, secret: token(name) })) as [
    LiveClient,
    LiveClient,
  ];
  await ann.send({ type: "create", game: "tic-tac-toe", invite });
  await ann.send({ type: "join", invite, name: "Ann" });
  await bob.send({ type: "join", invite, name: "Bob" });

  const controller = new AbortController();
  closers.push(() => controller.abort());
  const watch = (through: typeof fetch) => {
    const seen: number[] = [];
    createClient({ url, match, fetch: through, retryDelay: 20, silence: 1e9 }).watch({
      onEvent: ({ n }) => seen.push(n),
      signal: controller.signal,
    });
    return seen;
  };
  let read = () => {};
  const isRead = new Promise<void>((resolve) => {
    read = resolve;
  });
  const slowFetch: typeof fetch = async (...request) => {
    const response = await fetch(...request);
    const transform = async (chunk: Uint8Array, out: TransformStreamDefaultController) => {
      await isRead;
      out.enqueue(chunk);
    };
    return new Response(response.body?.pipeThrough(new TransformStream({ transform })), response);
  };
  const slow = Array.from({ length: 5 }, () => watch(slowFetch));
  await vi.waitUntil(() => streams.length === slow.length, { timeout: 60_000 });
  const slowStreams = [...streams];
  const quick = watch(fetch);

  const waiting = () => Math.max(...streams.map(({ writableLength }) => writableLength));
  let n = 2;
  while (!slowStreams.every(({ destroyed }) => destroyed)) {
    for (const [player, command] of [
      [ann, { type: "play", action: "a1" }],
      [ann, { type: "ask", request: "undo" }],
      [bob, { type: "ask", request: "undo" }],
    ] as const) {
      const answer = await player.send(command);
      expect(answer).toMatchObject({ ok: true });
      if (answer.ok) n = answer.value.n;
      await vi.waitUntil(() => quick.at(-1) === n, { timeout: 60_000 });
      expect(waiting()).toBeLessThan(bufferedBytes + 2 * length);
    }
    expect(n).toBeLessThan(400);
  }
  const all = Array.from({ length: n + 1 }, (_, i) => i);
  const expectAll = async (seen: readonly number[]) => {
    await vi.waitUntil(() => seen.length > n, { timeout: 60_000 });
    expect(seen).toEqual(all);
  };
  const { length: opened } = streams;
  await expectAll(quick);
  await expectAll(watch(fetch));
  expect(streams.length).toBe(opened + 1);
  read();
  for (const seen of slow) await expectAll(seen);
});

test("a match has a limited number of streams", async () => {
  const host = openHost();
  const app = await openServed({ host, limits: { streamsPerMatch: 2 } });
  await host.execute(match, { type: "create", id: token("1"), game: "tic-tac-toe", invite });
  const open = () => app.request(`/matches/${match}/events`);
  const [first] = await Promise.all([open(), open()]);
  expect((await open()).status).toBe(429);
  await first.body?.cancel();
  await vi.waitUntil(async () => (await open()).status === 200, { timeout: 60_000 });
});

test.each(TRANSPORTS)(
  "those who watch on %s are told who is there, and who comes and goes",
  async (_, transport) => {
    const { host } = await openMatch();
    const server = await startServer({ host });
    closers.push(() => server.close());
    const listen = async (player?: string) => {
      const controller = new AbortController();
      const seen: Presence[] = [];
      const client = createClient({
        ...transport,
        url: `http://127.0.0.1:${server.port}`,
        match,
        ...(player !== undefined && { secret: token(player) }),
      });
      client.watch({
        onEvent: () => {},
        onPresence: (presence) => seen.push(presence),
        signal: controller.signal,
      });
      closers.push(() => controller.abort());
      await vi.waitUntil(() => seen.length > 0, { timeout: 60_000 });
      return { seen, stop: () => controller.abort() };
    };
    const { seen } = await listen("Ann");
    const expectNext = async (players: readonly number[], spectators: number) => {
      const expected = JSON.stringify([players, spectators]);
      await vi.waitUntil(() => JSON.stringify([seen.at(-1)?.players, seen.at(-1)?.spectators]) === expected, {
        timeout: 60_000,
      });
      expect(seen.at(-1)?.at).toEqual(expect.any(Number));
    };
    await expectNext([0], 0);
    const bob = await listen("Bob");
    await expectNext([0, 1], 0);
    const again = await listen("Bob");
    await listen();
    await expectNext([0, 1], 1);
    bob.stop();
    again.stop();
    await expectNext([0], 1);
  },
);

test.each(TRANSPORTS)(
  "a match is played on %s by two people and a spectator, with a server that restarts",
  async (_, transport) => {
    const folder = mkdtempSync(join(tmpdir(), "serpentarium-live-"));
    writeFileSync(join(folder, "index.html"), "<title>Site</title>");
    closers.push(() => rmSync(folder, { recursive: true }));
    const start = async (port?: number) => {
      const journal = openSqliteJournal(join(folder, "matches.sqlite"));
      const host = createHost({ journal, games: GAMES });
      const server = await startServer({ host, site: folder, ...(port && { port }) });
      const stop = async () => {
        await server.close();
        await journal.close();
      };
      return { port: server.port, stop };
    };
    let server = await start();
    const url = `http://127.0.0.1:${server.port}`;
    const id = createToken();
    const player = (secret?: string) =>
      createClient({ ...transport, url, match: id, retryDelay: 20, ...(secret !== undefined && { secret }) });
    const [ann, bob] = [player(createToken()), player(createToken())];
    expect((await ann.send({ type: "create", game: "tic-tac-toe", invite })).ok).toBe(true);
    await ann.send({ type: "join", invite, name: "Ann" });
    await bob.send({ type: "join", invite, name: "Bob" });
    const controller = new AbortController();
    const { signal } = controller;
    const known = [ann, bob].map((one) => {
      const numbers: number[] = [];
      one.watch({ onEvent: ({ n }) => numbers.push(n), signal });
      return numbers;
    });
    const seen: LiveEvent[] = [];
    const states: string[] = [];
    const watching = player().watch({
      onEvent: (event) => seen.push(event),
      onConnection: (state) => states.push(state),
      signal,
    });
    for (const [i, action] of ["a1", "b1", "a2", "b2", "a3"].entries()) {
      if (i === 2) {
        await server.stop();
        server = await start(server.port);
      }
      const sender = i % 2 ? bob : ann;
      await vi.waitUntil(() => known[i % 2]?.at(-1) === 2 + i, { timeout: 60_000 });
      expect(await sender.send({ type: "play", action })).toEqual({ ok: true, value: { n: 3 + i } });
    }
    await vi.waitUntil(() => seen.length === 8, { timeout: 60_000 });
    expect(seen.map(({ n }) => n)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(seen.at(-1)?.outcome).toMatchObject({ winners: [0] });
    expect(states).toEqual(["open", "waiting", "open"]);
    expect(await (await fetch(`${url}/index.html`)).text()).toContain("Site");
    expect((await fetch(`${url}/..%2fmatches.sqlite`)).status).toBe(404);
    controller.abort();
    expect((await watching).ok).toBe(true);
    expect(await player(createToken()).watch({ onEvent: () => {} })).toMatchObject({
      error: { code: "bad-secret" },
    });
    // a client that has sent half a request does not keep the server from stopping
    const half = connect(server.port, "127.0.0.1");
    half.on("error", () => {});
    half.write("POST / HTTP/1.1\r\n");
    await server.stop();
    half.destroy();
  },
);

/** Watches a match up to an event. @returns the states of the connection */
async function watchUntil(client: LiveClient, last: number): Promise<readonly string[]> {
  const controller = new AbortController();
  const states: string[] = [];
  const watching = client.watch({
    onEvent: ({ n }) => n === last && controller.abort(),
    onConnection: (state) => states.push(state),
    signal: controller.signal,
  });
  expect((await watching).ok).toBe(true);
  return states;
}

test("what is not answered in time is sent again, and happens once; a stream that does not open is said to wait", async () => {
  const { app, texts } = await openMatch();
  const silentOnce = new Set<string>();
  /** Each first request arrives, but its answer never does. */
  const fetchLater: typeof fetch = async (input, init) => {
    const response = await app.request(new URL(String(input)).pathname, init);
    if (silentOnce.has(String(input))) return response;
    silentOnce.add(String(input));
    await response.body?.cancel();
    await once(init?.signal as AbortSignal, "abort");
    throw new Error("no answer");
  };
  const ann = createClient({
    ...{ url: "http://localhost", match, secret: token("Ann"), retryDelay: 20, timeout: 500 },
    fetch: fetchLater,
  });
  const before = texts().length;
  expect(await ann.send({ type: "play", action: "a1" })).toEqual({ ok: true, value: { n: 3 } });
  expect(texts()).toHaveLength(before + 1);
  expect(await watchUntil(ann, 3)).toEqual(["waiting", "open"]);
});

test("an answer that no server of matches gives, as of a network that asks to log in, is no answer", async () => {
  const { app } = await openMatch();
  let isLoggedIn = false;
  const fetchOutside: typeof fetch = async (input, init) => {
    if (isLoggedIn) return app.request(new URL(String(input)).pathname, init);
    isLoggedIn = true;
    return new Response("<h1>Log in</h1>");
  };
  const ann = createClient({
    ...{ url: "http://localhost", match, secret: token("Ann"), retryDelay: 20 },
    fetch: fetchOutside,
  });
  expect(await ann.send({ type: "play", action: "a1" })).toEqual({ ok: true, value: { n: 3 } });
  for (const status of [200, 403]) {
    const pages = [new Response("<h1>Log in</h1>", { status })];
    const watcher = createClient({
      ...{ url: "http://localhost", match, retryDelay: 20 },
      fetch: async (input, init) => pages.pop() ?? app.request(new URL(String(input)).pathname, init),
    });
    expect(await watchUntil(watcher, 3)).toEqual(["waiting", "open"]);
  }
});

test("who gives up a seat sees nothing more of it", async () => {
  const { host, post } = await openMatch();
  const seen: string[] = [];
  const watch = (player: string) =>
    host.subscribe(match, {
      secret: token(player),
      from: 3,
      onEvents: (events) => seen.push(...events.map(({ type }) => `${player}: ${type}`)),
      onClosed: () => seen.push(`${player}: closed`),
    });
  await watch("Ann");
  await watch("Bob");
  await post("Ann", { type: "leave" });
  await post("Eve", { type: "join", invite, name: "Eve" });
  await post("Eve", { type: "play", action: "a1" });
  expect(seen).toEqual(["Ann: left", "Bob: left", "Ann: closed", "Bob: joined", "Bob: played"]);
  expect(await watch("Ann")).toMatchObject({ error: { code: "bad-secret" } });
});

test("bots play at free seats, on what their seat sees", async () => {
  const random = createRandom("bots");
  const views: unknown[] = [];
  const host = openHost({
    bots: {
      random: async ({ game, position }) => {
        views.push(position);
        return game.formatAction(randomAction(game, position, random), position);
      },
    },
  });
  let count = 0;
  const send = (input: object, secret?: string) =>
    host.execute(match, { ...input, id: token(`bot${count++}`) }, { secret });
  await send({ type: "create", game: "hidden-hands", invite });
  await send({ type: "join", invite, name: "Ann" }, token("Ann"));
  await send({ type: "seat-bot", player: 1, bot: "random" }, token("Ann"));
  const events: LiveEvent[] = [];
  const opened = await host.subscribe(match, {
    secret: token("Ann"),
    from: 0,
    onEvents: (more) => events.push(...more),
    onClosed: () => {},
  });
  expect(opened.ok).toBe(true);
  while (!events.at(-1)?.outcome) {
    const { length } = events;
    const view = events.at(-1)?.view ?? "";
    const hands = /^lay:1 (\d+)/.exec(view);
    if (hands) await send({ type: "play", action: hands[1] ?? "" }, token("Ann"));
    await vi.waitUntil(() => events.length > length || events.at(-1)?.outcome, { timeout: 60_000 });
  }
  expect(views.length).toBeGreaterThan(2);
  expect(JSON.stringify(views)).toContain("hands");
});
