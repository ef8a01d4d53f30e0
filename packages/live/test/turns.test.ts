import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import type { LookupAddress, lookup } from "node:dns";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { Webhook } from "standardwebhooks";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createClient } from "../src/client/index.ts";
import { createHost, type Host, type NotificationOptions, type Timing } from "../src/index.ts";
import { createPush, createVapidKeys } from "../src/push.ts";
import { createSendMessage, isEndpointUrl } from "../src/turns/send-message.ts";
import { GAMES, token } from "./fixtures/live-table.ts";
import { createMemoryJournal, MemoryStore } from "./fixtures/memory-journal.ts";
import { serve } from "./fixtures/serve.ts";
import { World } from "./simulation/world.ts";

const match = token("match");
const invite = token("invite");
const closers: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A push service, or a program with a webhook: answers with the given statuses, and then with 201. */
async function openReceiver(...statuses: number[]) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    received.push({ path: request.url ?? "", headers: request.headers, body: Buffer.concat(chunks) });
    response.writeHead(statuses.shift() ?? 201).end();
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  closers.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  return {
    received,
    url: `http://127.0.0.1:${port}`,
    arrive: (count: number) => vi.waitUntil(() => received.length >= count, { timeout: 60_000 }),
  };
}

/** A browser that decrypts what it is sent, as RFC 8291 describes it. */
function createBrowser() {
  const ecdh = createECDH("prime256v1");
  const own = ecdh.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: own.toString("base64url"), auth: auth.toString("base64url") },
    decrypt(body: Buffer): unknown {
      const [salt, idLength] = [body.subarray(0, 16), body[20] ?? 0];
      const server = body.subarray(21, 21 + idLength);
      const sealed = body.subarray(21 + idLength);
      const info = Buffer.concat([Buffer.from("WebPush: info\0"), own, server]);
      const secret = Buffer.from(hkdfSync("sha256", ecdh.computeSecret(server), auth, info, 32));
      const derive = (name: string, length: number) =>
        Buffer.from(hkdfSync("sha256", secret, salt, `Content-Encoding: ${name}\0`, length));
      const cipher = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
      cipher.setAuthTag(sealed.subarray(-16));
      const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]).toString();
      // the padding begins with a byte that marks the last record
      return JSON.parse(text.slice(0, text.lastIndexOf("\u0002")));
    },
  };
}

/** Verifies the header of a server, as RFC 8292 describes it. Returns its claims. */
function verifyVapid({ authorization = "" }: IncomingHttpHeaders, publicKey: string) {
  const [, head = "", claims = "", signature = "", key] =
    /^vapid t=(.+)\.(.+)\.(.+), k=(.+)$/.exec(authorization) ?? [];
  expect(key).toBe(publicKey);
  const point = Buffer.from(publicKey, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const jwk = { kty: "EC", crv: "P-256", x: x ?? "", y: y ?? "" };
  const pem = { key: createPublicKey({ key: jwk, format: "jwk" }), dsaEncoding: "ieee-p1363" as const };
  const isSigned = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    pem,
    Buffer.from(signature, "base64url"),
  );
  return { isSigned, claims: JSON.parse(Buffer.from(claims, "base64url").toString()) };
}

/** A match of tic-tac-toe in which Ann and Bob have seats. */
async function openMatch(notifications: NotificationOptions, timing?: Timing) {
  const store = new MemoryStore();
  const errors: unknown[] = [];
  const open = (): Host => {
    const host = createHost({
      journal: createMemoryJournal(store),
      games: GAMES,
      notifications: { allowsPrivate: true, ...notifications },
      onError: (error) => errors.push(error),
      ...(timing && { timing }),
    });
    closers.push(() => host.close());
    return host;
  };
  const host = open();
  let count = 0;
  const send = (player: string | undefined, input: object, by = host) =>
    by.execute(
      match,
      { id: token(`turn${count++}`), ...input },
      player === undefined ? {} : { secret: token(player) },
    );
  await send(undefined, { type: "create", game: "tic-tac-toe", invite });
  for (const name of ["Ann", "Bob"]) await send(name, { type: "join", invite, name });
  const play = (player: string, action: string) => send(player, { type: "play", action });
  return {
    host,
    open,
    send,
    play,
    errors,
    endpoints: () => [...(store.endpoints.get(match)?.values() ?? [])],
  };
}

const vapid = { subject: "mailto:ann@example.org", ...createVapidKeys() };
const webhookSecret = "a secret of this server alone, for tests";

describe("a browser", () => {
  test("is told of a turn by Web Push, so that nobody else can read it or send it", async () => {
    const service = await openReceiver();
    const browser = createBrowser();
    const { send, play, errors } = await openMatch({ push: createPush(vapid) });
    const endpoint = `${service.url}/bob`;
    expect(await send("Bob", { type: "subscribe", endpoint, keys: browser.keys })).toEqual({
      ok: true,
      value: { n: 2 },
    });
    await play("Ann", "b2");
    await service.arrive(1);
    const [{ path, headers, body }] = service.received as [Received];
    expect([path, headers["content-encoding"], headers["urgency"], headers["ttl"]]).toEqual([
      "/bob",
      "aes128gcm",
      "high",
      "86400",
    ]);
    expect(headers["topic"]).toMatch(/^[\w-]{32}$/);
    const { isSigned, claims } = verifyVapid(headers, vapid.publicKey);
    expect([isSigned, claims.aud, claims.sub]).toEqual([true, service.url, vapid.subject]);
    expect(browser.decrypt(body)).toEqual({ match, game: "tic-tac-toe", player: 1, n: 3 });
    expect(errors).toEqual([]);
  });

  test("with keys that are none is forgotten", async () => {
    const { send, play, endpoints, errors, host } = await openMatch({ push: createPush(vapid) });
    const keys = { p256dh: "A".repeat(87), auth: "A".repeat(22) };
    await send("Bob", { type: "subscribe", endpoint: "http://127.0.0.1:1/", keys });
    expect(endpoints()).toHaveLength(1);
    await play("Ann", "b2");
    await expect.poll(() => endpoints().length === 0).toBeTruthy();
    expect(errors).toEqual([]);
    expect(host.metrics.format()).toContain('notifications_total{result="gone"} 1');
  });

  test("is not told while its player watches", async () => {
    const service = await openReceiver();
    const browser = createBrowser();
    const { host, send, play } = await openMatch({ push: createPush(vapid) });
    for (const name of ["Ann", "Bob"])
      await send(name, { type: "subscribe", endpoint: `${service.url}/${name}`, keys: browser.keys });
    await host.subscribe(match, { secret: token("Bob"), from: 0, onEvents: () => {}, onClosed: () => {} });
    await play("Ann", "b2");
    await play("Bob", "a1");
    await service.arrive(1);
    expect(service.received.map(({ path }) => path)).toEqual(["/Ann"]);
  });
});

test.each([
  ["a key", { ...vapid, publicKey: "short" }],
  ["a subject", { ...vapid, subject: "me" }],
])("%s that push services would refuse is refused at once", (_, details) => {
  expect(() => createPush(details)).toThrow();
});

describe("a program", () => {
  test("gets a signed request for each turn, also while its player watches", async () => {
    const program = await openReceiver();
    const { host, send, play, endpoints } = await openMatch({ webhookSecret });
    const answer = await send("Bob", { type: "subscribe", endpoint: `${program.url}/hook` });
    const { secret = "" } = answer.ok ? answer.value : {};
    await host.subscribe(match, { secret: token("Bob"), from: 0, onEvents: () => {}, onClosed: () => {} });
    await play("Ann", "b2");
    await program.arrive(1);
    const [{ headers, body }] = program.received as [Received];
    const verified = new Webhook(secret).verify(body.toString(), headers as Record<string, string>);
    expect(verified).toMatchObject({ type: "turn", data: { match, game: "tic-tac-toe", player: 1, n: 3 } });
    expect(() => new Webhook(secret).verify(`${body} `, headers as Record<string, string>)).toThrow();
    // neither the secret of the seat nor the key of the signature is stored
    expect(endpoints().join()).not.toContain(secret);
    expect(endpoints().join()).not.toContain(token("Bob"));
  });

  test("cannot make another signature than its own", async () => {
    const { send } = await openMatch({ webhookSecret });
    const secrets = await Promise.all(
      ["Ann", "Bob"].map((name) => send(name, { type: "subscribe", endpoint: "https://example.org/hook" })),
    );
    expect(new Set(secrets.map((answer) => answer.ok && answer.value.secret)).size).toBe(2);
  });
});

/** Time that passes only when it is told to. */
function createClockwork() {
  const world = new World("turns");
  const timing: Timing = {
    now: () => world.now,
    delay: (callback, milliseconds) => world.schedule(callback, milliseconds),
  };
  return { timing, pass: (milliseconds: number) => world.runUntil(world.now + milliseconds) };
}

describe("a message", () => {
  const subscribeTo = (endpoint: string) => ({ type: "subscribe", endpoint });

  test("that fails is sent again, ever later, and at last given up", async () => {
    const { timing, pass } = createClockwork();
    const program = await openReceiver(500, 429, 503, 500, 502, 500, 500);
    const { host, send, play, endpoints, errors } = await openMatch({ webhookSecret }, timing);
    await send("Bob", subscribeTo(program.url));
    await play("Ann", "b2");
    await program.arrive(1);
    for (const [i, delay] of [5000, 30_000, 120_000, 600_000, 3_600_000].entries()) {
      await expect.poll(() => host.metrics.format().includes(`{result="retried"} ${i + 1}`)).toBeTruthy();
      await pass(delay - 1);
      expect(program.received).toHaveLength(i + 1);
      await pass(1);
      await program.arrive(i + 2);
    }
    await expect
      .poll(() => host.metrics.format().includes('notifications_total{result="failed"} 1'))
      .toBeTruthy();
    const ids = new Set(program.received.map(({ headers }) => headers["webhook-id"]));
    expect([ids.size, endpoints().length, errors]).toEqual([1, 1, []]);
  });

  test("to where nobody listens is sent again, too", async () => {
    const { timing } = createClockwork();
    const { host, send, play, errors } = await openMatch({ webhookSecret }, timing);
    await send("Bob", subscribeTo("http://127.0.0.1:1/"));
    await play("Ann", "b2");
    await expect
      .poll(() => host.metrics.format().includes('notifications_total{result="retried"} 1'))
      .toBeTruthy();
    expect(errors).toEqual([]);
  });

  test.each([404, 410])("that is answered with %d is the last one", async (status) => {
    const program = await openReceiver(status);
    const { send, play, endpoints } = await openMatch({ webhookSecret });
    await send("Bob", subscribeTo(program.url));
    await play("Ann", "b2");
    await expect.poll(() => endpoints().length === 0).toBeTruthy();
    await play("Bob", "a1");
    await play("Ann", "a2");
    expect(program.received).toHaveLength(1);
  });

  test("waits for ten seconds after another, and is not sent if the turn is over", async () => {
    const { timing, pass } = createClockwork();
    const program = await openReceiver();
    const { host, send, play } = await openMatch({ webhookSecret }, timing);
    await send("Bob", subscribeTo(program.url));
    await play("Ann", "b2");
    await program.arrive(1);
    await expect
      .poll(() => host.metrics.format().includes('notifications_total{result="sent"} 1'))
      .toBeTruthy();
    await play("Bob", "a1");
    await play("Ann", "a2");
    await play("Bob", "c2");
    await play("Ann", "a3");
    await pass(9999);
    expect(program.received).toHaveLength(1);
    await pass(1);
    await program.arrive(2);
    await expect
      .poll(() => host.metrics.format().includes('notifications_total{result="sent"} 2'))
      .toBeTruthy();
    expect(JSON.parse(String(program.received[1]?.body)).data.n).toBe(7);
    await play("Bob", "c1");
    await play("Ann", "b1");
    await play("Bob", "b3");
    await pass(60_000);
    expect(program.received).toHaveLength(2);
  });

  test("is not sent any more by a server that stops", async () => {
    const { timing, pass } = createClockwork();
    const program = await openReceiver(500);
    const { host, send, play } = await openMatch({ webhookSecret }, timing);
    await send("Bob", subscribeTo(program.url));
    await play("Ann", "b2");
    await expect
      .poll(() => host.metrics.format().includes('notifications_total{result="retried"} 1'))
      .toBeTruthy();
    await host.close();
    await pass(10_000);
    expect(program.received).toHaveLength(1);
  });

  test("holds up no command", async () => {
    const slow = createServer(() => {}).listen(0, "127.0.0.1");
    await new Promise((resolve) => slow.once("listening", resolve));
    closers.push(
      () => slow.closeAllConnections(),
      () => slow.close(),
    );
    const { send, play } = await openMatch({ webhookSecret });
    await send("Bob", subscribeTo(`http://127.0.0.1:${(slow.address() as AddressInfo).port}`));
    expect(await play("Ann", "b2")).toEqual({ ok: true, value: { n: 3 } });
    expect(await play("Bob", "a1")).toEqual({ ok: true, value: { n: 4 } });
  });

  test("comes once where two servers share a store, from the one that stored the action", async () => {
    const program = await openReceiver();
    const { open, send } = await openMatch({ webhookSecret });
    const other = open();
    await send("Bob", subscribeTo(program.url));
    await other.subscribe(match, { from: 0, onEvents: () => {}, onClosed: () => {} });
    await send("Ann", { type: "play", action: "b2" }, other);
    await send("Bob", { type: "play", action: "a1" });
    await program.arrive(1);
    expect(program.received).toHaveLength(1);
  });
});

describe("endpoints", () => {
  const endpoint = "https://example.org/hook";

  test.each<[string, string | undefined, object, string]>([
    ["of nobody", undefined, { endpoint }, "bad-secret"],
    ["of a stranger", "Eve", { endpoint }, "bad-secret"],
    ["without encryption", "Bob", { endpoint: "http://example.org/hook" }, "bad-endpoint"],
    [
      "of another kind",
      "Bob",
      { endpoint, keys: { p256dh: "A".repeat(87), auth: "A".repeat(22) } },
      "not-offered",
    ],
    ["with keys that cannot be some", "Bob", { endpoint, keys: { p256dh: "A", auth: "A" } }, "bad-command"],
    ["that are too long", "Bob", { endpoint: endpoint.padEnd(2001, "a") }, "bad-command"],
  ])("%s are refused", async (_, player, input, code) => {
    const { send, endpoints } = await openMatch({ webhookSecret, allowsPrivate: false });
    expect(await send(player, { type: "subscribe", ...input })).toMatchObject({ ok: false, error: { code } });
    expect(endpoints()).toEqual([]);
  });

  test("are not offered by default", async () => {
    const { host, send } = await openMatch({});
    expect(host.notifications).toEqual({ calendars: true });
    expect(await send("Bob", { type: "subscribe", endpoint })).toMatchObject({
      error: { code: "not-offered" },
    });
  });

  test("are five of a seat at most, each once, and end with an order or with the seat", async () => {
    const { send, endpoints } = await openMatch({ webhookSecret });
    const urls = () => endpoints().map((text) => JSON.parse(text).endpoint.at(-1));
    for (const i of [0, 1, 2, 1, 3, 4, 5]) await send("Bob", { type: "subscribe", endpoint: endpoint + i });
    await send("Ann", { type: "subscribe", endpoint: `${endpoint}A` });
    expect(urls()).toEqual(["2", "1", "3", "4", "5", "A"]);
    await send("Bob", { type: "unsubscribe", endpoint: `${endpoint}3` });
    await send("Ann", { type: "unsubscribe", endpoint: `${endpoint}4` });
    expect(urls()).toEqual(["2", "1", "4", "5", "A"]);
    await send("Bob", { type: "leave" });
    await expect.poll(() => urls().length === 1).toBeTruthy();
    expect(urls()).toEqual(["A"]);
  });

  test("are offered and taken over HTTP", async () => {
    const { host } = await openMatch({ webhookSecret, push: createPush(vapid) });
    const { request, close } = await serve({ host });
    closers.push(close);
    const offered = await request("/live.json");
    expect(await offered.json()).toMatchObject({ push: vapid.publicKey, webhooks: true });
    const client = createClient({ url: offered.url.replace("/live.json", ""), match, secret: token("Bob") });
    const taken = await client.send({ type: "subscribe", endpoint });
    expect(taken).toEqual({ ok: true, value: { n: 2, secret: expect.stringMatching(/^whsec_/) } });
  });
});

describe("addresses that strangers give", () => {
  test.each([
    "http://example.org/",
    "ftp://example.org/",
    "https://user:password@example.org/",
    "https://localhost/",
    "https://127.0.0.1/",
    "https://2130706433/",
    "https://0x7f.1/",
    "https://10.1.2.3/",
    "https://169.254.169.254/latest/meta-data",
    "https://100.64.0.1/",
    "https://0.0.0.0/",
    "https://[::1]/",
    "https://[::ffff:10.0.0.1]/",
    "https://[64:ff9b::a00:1]/",
    "https://[fd00::1]/",
    "https://[fe80::1]/",
    "no address",
  ])("%s is refused", (url) => {
    expect(isEndpointUrl(url, false)).toBe(false);
  });

  test.each(["https://example.org/hook", "https://93.184.216.34/", "https://[2606:4700::1111]/"])(
    "%s is none",
    (url) => {
      expect(isEndpointUrl(url, false)).toBe(true);
    },
  );

  test.each<[string, readonly string[]]>([
    ["a private address", ["10.0.0.1"]],
    ["a public and a private address", ["93.184.216.34", "::1"]],
    ["no address", []],
  ])("a name with %s is not connected to", async (_, addresses) => {
    const names: string[] = [];
    const find = ((name: string, _options: object, callback: (error: null, all: LookupAddress[]) => void) => {
      names.push(name);
      callback(
        null,
        addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
      );
    }) as unknown as typeof lookup;
    const send = createSendMessage(false, find);
    const message = { headers: {}, body: "" };
    await expect(send("https://example.org/", message, new AbortController().signal)).rejects.toThrow(
      "private network",
    );
    expect(names).toEqual(["example.org"]);
  });

  test("a redirection is not followed", async () => {
    const target = await openReceiver();
    const server = createServer((_request, response) =>
      response.writeHead(307, { location: target.url }).end(),
    ).listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    closers.push(() => server.close());
    const { port } = server.address() as AddressInfo;
    const send = createSendMessage(true);
    const answer = await send(
      `http://127.0.0.1:${port}/`,
      { headers: {}, body: "x" },
      new AbortController().signal,
    );
    expect([answer.status, target.received.length]).toEqual([307, 0]);
  });
});
