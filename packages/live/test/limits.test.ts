import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, IncomingMessage } from "node:http";
import { type AddressInfo, connect, Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text as readText } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import type { Failure } from "@serpentarium/core";
import { afterEach, describe, expect, test, vi } from "vitest";
import { addressOf, normalizeAddress } from "../src/address.ts";
import { createClient } from "../src/client/index.ts";
import { failWithWait, unknownMatch } from "../src/failure.ts";
import { createHost, type Host } from "../src/index.ts";
import { createHandler, type ServerOptions, startServer } from "../src/node.ts";
import { createRateLimit } from "../src/rate-limit.ts";
import { GAMES, token } from "./fixtures/live-table.ts";
import { createMemoryJournal } from "./fixtures/memory-journal.ts";
import { english, french, hasWords } from "./fixtures/words.ts";

const match = token("match");
const invite = token("invite");
const closers: (() => unknown)[] = [];

afterEach(async () => {
  vi.useRealTimers();
  for (const close of closers.splice(0).reverse()) await close();
});

/** Starts a server behind one proxy, so that a request can name its address. */
async function start(options: Omit<ServerOptions, "host"> = {}, changed: Partial<Host> = {}) {
  const host = createHost({ journal: createMemoryJournal(), games: GAMES });
  const server = await startServer({ host: { ...host, ...changed }, proxies: 1, ...options });
  closers.push(() => server.close());
  const url = `http://127.0.0.1:${server.port}`;
  const get = (path: string, address = "192.0.2.1", init: RequestInit = {}) =>
    fetch(url + path, { ...init, headers: { "x-forwarded-for": address, ...init.headers } });
  const create = (id: string, address?: string) =>
    get(`/matches/${token(id)}/commands`, address, {
      method: "POST",
      body: JSON.stringify({ type: "create", id: token("1"), game: "tic-tac-toe", invite }),
    });
  /** Sends bytes as they are; returns all that comes back. */
  const sendRaw = async (text: string): Promise<string> => {
    const socket = connect(server.port, "127.0.0.1");
    socket.write(text);
    return readText(socket);
  };
  return { server, url, get, create, sendRaw, host };
}

describe("a rate limit", () => {
  const times = (limit: ReturnType<typeof createRateLimit>, sender: string, n: number) =>
    Array.from({ length: n }, () => limit.isAllowed(sender)).filter(Boolean).length;

  test("is restored with time, whatever the clock of the machine says", () => {
    vi.useFakeTimers();
    const limit = createRateLimit(2, 4);
    expect(times(limit, "a", 9)).toBe(4);
    expect(limit.waitFor("a")).toBe(1);
    vi.setSystemTime(Date.now() - 3_600_000);
    vi.advanceTimersByTime(1000);
    expect(times(limit, "a", 9)).toBe(2);
    expect(times(limit, "b", 9)).toBe(4);
  });

  test("counts costs, also those that are known afterwards, and tells how long to wait", () => {
    vi.useFakeTimers();
    const limit = createRateLimit(1, 10);
    expect(limit.isAllowed("a", 11)).toBe(false);
    expect(limit.isAllowed("a", 7)).toBe(true);
    limit.charge("a", 8);
    expect(limit.isAllowed("a")).toBe(false);
    expect(limit.waitFor("a")).toBe(6);
    vi.advanceTimersByTime(5999);
    expect(limit.isAllowed("a")).toBe(false);
    vi.advanceTimersByTime(1);
    expect(limit.isAllowed("a")).toBe(true);
    // nobody is refused for hours
    limit.charge("a", 1_000_000);
    expect(limit.waitFor("a")).toBeLessThanOrEqual(61);
  });
});

describe("addresses", () => {
  test.each([
    ["192.0.2.1", "192.0.2.1"],
    [" 192.0.2.1:8080 ", "192.0.2.1"],
    ["::ffff:192.0.2.1", "192.0.2.1"],
    ["::FFFF:c000:0201", "192.0.2.1"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["2001:0DB8:0:0:ffff::1%eth0", "2001:db8:0:0::/64"],
    ["[2001:db8:0:1::1]:443", "2001:db8:0:1::/64"],
    ["[::1]", "0:0:0:0::/64"],
  ])("%s is %s", (text, address) => expect(normalizeAddress(text)).toBe(address));

  test.each([
    "",
    "unknown",
    "1",
    "0x7f.1",
    "1.2.3",
    "1.2.3.4.5",
    "a:b",
    "[1.2.3.4",
    "_hidden",
    "<b>",
    "9".repeat(40),
  ])("%j is none", (text) => expect(normalizeAddress(text)).toBeUndefined());

  test.each([
    [0, "198.51.100.1", "203.0.113.9"],
    [1, undefined, "203.0.113.9"],
    [1, "198.51.100.1", "198.51.100.1"],
    // what a sender writes itself is before what the own proxies add
    [1, "1.1.1.1, 198.51.100.1", "198.51.100.1"],
    [2, "1.1.1.1, 198.51.100.1, 10.0.0.1", "198.51.100.1"],
    [2, "198.51.100.1", "203.0.113.9"],
    [1, "198.51.100.1, garbage", "203.0.113.9"],
    [1, "198.51.100.1,", "203.0.113.9"],
  ])("behind %i proxies with %j: %s", (proxies, forwarded, address) => {
    const socket = new Socket();
    Object.defineProperty(socket, "remoteAddress", { value: "::ffff:203.0.113.9" });
    const request = new IncomingMessage(socket);
    if (forwarded !== undefined) request.headers["x-forwarded-for"] = forwarded;
    expect(addressOf(request, proxies)).toBe(address);
  });
});

test("all paths are limited, each address for itself, and the networks of IPv6 are one", async () => {
  const folder = mkdtempSync(join(tmpdir(), "serpentarium-limits-"));
  closers.push(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "index.html"), "home");
  const { get } = await start({ site: folder, limits: { requestsPerAddress: 1, filesPerAddress: 1 } });
  const own = [
    "/live.json",
    "/healthz",
    "/metrics",
    `/matches/${match}/record`,
    `/matches/${match}/events`,
    "/matches/x/commands",
  ];
  const files = ["/", "/nothing"];
  for (const [i, paths] of [own, files].entries()) {
    for (const path of paths) {
      const address = `2001:db8:${i}:${paths.indexOf(path)}`;
      for (let n = 0; n < 3; n++) expect((await get(path, `${address}::${n}`)).status, path).not.toBe(429);
      for (const other of paths) {
        const refused = await get(other, `${address}::ffff`);
        expect(refused.status, other).toBe(429);
        expect(refused.headers.get("retry-after")).toBe("1");
        expect(refused.headers.get("x-content-type-options")).toBe("nosniff");
        expect(await refused.json()).toMatchObject({ error: { code: "too-many", data: { retryAfter: 1 } } });
      }
    }
  }
  expect((await get("/live.json", "192.0.2.7")).status).toBe(200);
});

test("the 61st match of an address within an hour: the answer says how long to wait", async () => {
  const { create } = await start({ limits: { commandsPerSeat: 100 } });
  for (let i = 0; i < 60; i++) expect((await create(`${i}`)).status).toBe(200);
  const refused = await create("60");
  expect(refused.status).toBe(429);
  // a match may be opened a minute, and the 60 before took some time
  const seconds = Number(refused.headers.get("retry-after"));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(refused.headers.get("access-control-expose-headers")).toBe("retry-after");
  const { error } = await refused.json();
  expect(error.data).toEqual({ retryAfter: seconds });
  expect(error.message).toEqual({
    id: "failures.too-many.matches",
    data: { wait: { id: "live.wait.seconds", data: { count: seconds } } },
  });
  expect((await create("60", "192.0.2.2")).status).toBe(200);
});

test.each([
  [1, "wait 1 second", "attendez 1 seconde"],
  [99, "wait 99 seconds", "attendez 99 secondes"],
  [100, "wait 2 minutes", "attendez 2 minutes"],
])("%i seconds are told as a wait", (seconds, en, fr) => {
  const { message } = failWithWait(seconds, "failures.too-many.requests").error;
  expect(english.format(message)).toBe(`too many requests: ${en}`);
  expect(french.format(message)).toBe(`trop de demandes\u00A0: ${fr}`);
});

test("an address pays for what its requests cost besides", async () => {
  const { get } = await start(
    {},
    {
      async readRecord(_, sender) {
        sender?.pay?.(200);
        return unknownMatch();
      },
    },
  );
  const path = `/matches/${match}/record`;
  expect([(await get(path)).status, (await get(path)).status]).toEqual([404, 429]);
  expect((await get(path, "192.0.2.2")).status).toBe(404);
});

test("a secret that cannot be one is refused, and not remembered", async () => {
  const { get } = await start();
  const read = (authorization: string, path = "record") =>
    get(`/matches/${match}/${path}`, undefined, { headers: { authorization } });
  for (const path of ["record", "events"])
    for (const secret of [
      "Bearer x",
      "bearer x",
      "Bearer",
      `Bearer ${"x".repeat(65)}`,
      `Bearer ${token("a")} b`,
    ]) {
      const refused = await read(secret, path);
      expect(refused.status).toBe(403);
      expect(await refused.json()).toMatchObject({ error: { code: "bad-secret" } });
    }
  // a site that asks for a password: browsers send it with all requests
  expect((await read("Basic YTpi")).status).toBe(404);
});

test("an address has a limited number of open requests", async () => {
  const { get, create } = await start({ limits: { openPerAddress: 2 } });
  await create("match");
  const open = () => get(`/matches/${match}/events`);
  const [first] = await Promise.all([open(), open()]);
  expect((await open()).status).toBe(429);
  expect((await get("/live.json")).status).toBe(429);
  expect((await get("/live.json", "192.0.2.2")).status).toBe(200);
  await first.body?.cancel();
  await vi.waitUntil(async () => (await get("/live.json")).status === 200, { timeout: 60_000 });
});

test("spectators take no room of players; one more stream of a seat closes its oldest one", async () => {
  const limits = { streamsPerMatch: 2, streamsPerSeat: 2 };
  const { get, create, url } = await start({ limits });
  await create("match");
  const ann = createClient({ url, match, secret: token("Ann") });
  await ann.send({ type: "join", invite, name: "Ann" });
  const open = (headers: Record<string, string> = {}) =>
    get(`/matches/${match}/events`, undefined, { headers });
  for (const status of [200, 200, 429]) expect((await open()).status).toBe(status);
  const own = { authorization: `Bearer ${token("Ann")}` };
  const streams = [await open(own), await open(own), await open(own)];
  expect(streams.map(({ status }) => status)).toEqual([200, 200, 200]);
  const reader = streams[0]?.body?.getReader();
  while (!(await reader?.read())?.done);
});

test("requests that are sent before the last one is answered wait for it, and are limited", async () => {
  let asked = 0;
  let open = 0;
  const isHealthy = async () => {
    asked++;
    expect(++open).toBe(1);
    await setTimeout(1);
    open--;
    return true;
  };
  const { sendRaw } = await start({ limits: { openPerAddress: 5 } }, { isHealthy });
  const request = "GET /healthz HTTP/1.1\r\nhost: a\r\n";
  const answers = await sendRaw(`${`${request}\r\n`.repeat(9)}${request}connection: close\r\n\r\n`);
  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual([
    ...Array(5).fill("HTTP/1.1 200"),
    ...Array(5).fill("HTTP/1.1 429"),
  ]);
  expect(asked).toBe(5);
});

test("an address has a limited number of connections, also idle ones", async () => {
  const { server, url } = await start({ proxies: 0, limits: { connectionsPerAddress: 3 } });
  const sockets = Array.from({ length: 3 }, () => connect(server.port, "127.0.0.1"));
  closers.push(() => sockets.forEach((socket) => void socket.destroy()));
  await Promise.all(sockets.map((socket) => once(socket, "connect")));
  await expect(fetch(`${url}/live.json`)).rejects.toThrow();
  const other = connect({ port: server.port, host: "127.0.0.1", localAddress: "127.0.0.2" });
  closers.push(() => other.destroy());
  other.write("GET /live.json HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n");
  expect(await readText(other)).toContain("200 OK");
});

test("health and metrics can have an address of their own", async () => {
  const { server, get } = await start({ monitor: {} });
  for (const path of ["/healthz", "/metrics"]) {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ error: { code: "unknown-path" } });
    expect((await fetch(`http://127.0.0.1:${server.monitorPort}${path}`)).status).toBe(200);
  }
  const other = await fetch(`http://127.0.0.1:${server.monitorPort}/live.json`);
  expect([other.status, other.headers.get("x-content-type-options")]).toEqual([404, "nosniff"]);
  const taken = { monitor: { port: server.monitorPort } };
  const host = createHost({ journal: createMemoryJournal(), games: GAMES });
  closers.push(() => host.close());
  await expect(startServer({ host, ...taken })).rejects.toThrow("EADDRINUSE");
});

test.each([
  [
    "half a body",
    `POST /matches/${match}/commands HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\n{`,
    408,
    "too-slow",
  ],
  ["half of the headers", "GET / HTTP/1.1\r\nhost:", 408, "too-slow"],
  ["no HTTP", "hello\r\n\r\n", 400, "bad-request"],
  ["large headers", `GET / HTTP/1.1\r\nx: ${"x".repeat(20_000)}\r\n\r\n`, 400, "bad-request"],
])("%s: an answer, and the connection ends", async (_, text, status, code) => {
  const { sendRaw } = await start({ requestTimeout: 100 });
  const answer = await sendRaw(text);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toMatch(/nosniff/);
  const { error } = JSON.parse(answer.slice(answer.indexOf("{")));
  expect(error).toMatchObject({ code, message: { id: expect.stringContaining(`failures.${code}.`) } });
  expect(hasWords(error.message)).toBe(true);
});

test("an error that no request should cause is answered once, and told", async () => {
  const told: unknown[] = [];
  const fail = async () => {
    throw new Error("a mistake");
  };
  const changed = { execute: fail, subscribe: fail, readRecord: fail, isHealthy: fail };
  const { get, create } = await start({ onError: (error) => told.push(String(error)) }, changed);
  const answers = [
    await create("1"),
    await get(`/matches/${match}/events`),
    await get(`/matches/${match}/record`),
    await get("/healthz"),
  ];
  for (const answer of answers) {
    expect(answer.status).toBe(500);
    expect(await answer.json()).toMatchObject({ error: { code: "internal" } });
  }
  expect(told).toEqual(answers.map(() => "Error: a mistake"));
});

test("all answers have the headers of the site", async () => {
  const folder = mkdtempSync(join(tmpdir(), "serpentarium-limits-"));
  closers.push(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "_headers"), "/*\n  Referrer-Policy: no-referrer\n");
  const { get } = await start({ site: folder });
  for (const path of ["/", "/live.json", "/metrics", `/matches/${match}/record`, "/matches/x/events"]) {
    const { headers } = await get(path);
    expect([headers.get("referrer-policy"), headers.get("x-content-type-options")]).toEqual([
      "no-referrer",
      "nosniff",
    ]);
  }
});

test("a host that does not close does not keep a server from stopping", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const host = createHost({ journal: createMemoryJournal(), games: GAMES });
  closers.push(() => host.close());
  const server = await startServer({ host: { ...host, close: () => new Promise(() => {}) } });
  const closed = expect(server.close()).rejects.toThrow("the matches did not close in time");
  await vi.advanceTimersByTimeAsync(10_000);
  await closed;
});

test("as middleware, requests for the server around it are left alone", async () => {
  const host = createHost({ journal: createMemoryJournal(), games: GAMES });
  closers.push(() => host.close());
  const handle = createHandler({ host, limits: { requestsPerAddress: 1, filesPerAddress: 1 } });
  const server = createServer((request, response) => handle(request, response, () => response.end("theirs")));
  await once(server.listen(0, "127.0.0.1"), "listening");
  closers.push(() => server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (let i = 0; i < 9; i++) {
    const answer = await fetch(`${url}/theirs`);
    expect(await answer.text()).toBe("theirs");
    expect(answer.headers.has("x-content-type-options")).toBe(false);
  }
  const statuses = [];
  for (let i = 0; i < 4; i++) statuses.push((await fetch(`${url}/live.json`)).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
});

describe("a client that is told to wait", () => {
  const busy = (seconds: number, status = 429) => {
    const error = {
      code: "too-many",
      message: "wait",
      data: { retryAfter: seconds },
    };
    return Response.json({ error }, { status, headers: { "retry-after": String(seconds) } });
  };
  /** A client whose requests get these answers, one after the other; undefined for one that is lost. */
  const clientFor = (...answers: readonly (Response | undefined)[]) => {
    vi.useFakeTimers({ now: 0 });
    const rest = [...answers];
    const times: number[] = [];
    const through: typeof fetch = async () => {
      times.push(Date.now());
      const answer = rest.shift();
      if (!answer) throw new Error("lost");
      return answer;
    };
    return { client: createClient({ url: "http://localhost", match, fetch: through }), times };
  };
  const done = () => Response.json({ n: 7 });
  const failure = { ok: false, error: { code: "too-many", data: { retryAfter: 11 } } };

  test.each([429, 503])("for long, with %i: fails, and says how long", async (status) => {
    const { client, times } = clientFor(busy(11, status));
    expect(await client.send({ type: "leave" })).toMatchObject(failure);
    expect(times).toHaveLength(1);
    const watcher = clientFor(undefined, busy(11, status));
    const watched = watcher.client.watch({ onEvent: () => {} });
    await vi.runAllTimersAsync();
    expect(await watched).toMatchObject(failure);
  });

  test("for long, where it says so to who watches: waits for so long", async () => {
    const gone = Response.json({ error: { code: "unknown-match", message: "gone" } }, { status: 404 });
    const { client, times } = clientFor(busy(11), busy(60), gone);
    const told: unknown[] = [];
    const onBusy = ({ data }: Failure) => void told.push(data?.["retryAfter"]);
    const watched = client.watch({ onEvent: () => {}, onBusy });
    await vi.runAllTimersAsync();
    expect(await watched).toMatchObject({ ok: false, error: { code: "unknown-match" } });
    expect([told, times]).toEqual([
      [11, 60],
      [0, 11_000, 71_000],
    ]);
  });

  test("for a short time: waits for so long", async () => {
    const { client, times } = clientFor(busy(3), busy(10), done());
    const sent = client.send({ type: "leave" });
    await vi.runAllTimersAsync();
    expect(await sent).toEqual({ ok: true, value: { n: 7 } });
    expect(times).toEqual([0, 3000, 13_000]);
  });

  test.each([
    ["lost", undefined],
    ["not stored for sure", busy(1, 503)],
  ])(
    "for long, after an answer that was %s: goes on, as the command may have been carried out",
    async (_, first) => {
      const { client } = clientFor(first, busy(11), done());
      const sent = client.send({ type: "leave" });
      await vi.runAllTimersAsync();
      expect(await sent).toEqual({ ok: true, value: { n: 7 } });
    },
  );
});
