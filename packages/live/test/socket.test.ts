import { EventEmitter, once } from "node:events";
import { connect as connectRaw } from "node:net";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { createHost, type LiveEvent } from "../src/index.ts";
import { type ServerOptions, startServer } from "../src/node.ts";
import { serveSocket } from "../src/socket.ts";
import { GAMES, token } from "./fixtures/live-table.ts";
import { createMemoryJournal } from "./fixtures/memory-journal.ts";

const match = token("match");
const invite = token("invite");
const closers: (() => unknown)[] = [];

afterEach(async () => {
  vi.useRealTimers();
  for (const close of closers.splice(0).reverse()) await close();
});

/** A message of the server. */
interface Message {
  readonly event?: LiveEvent;
  readonly presence?: object;
  readonly to?: string;
  readonly value?: object;
  readonly error?: { readonly code: string };
}

/** A server with a match of tic-tac-toe, in which Ann and Bob have seats. */
async function openMatch(options: Partial<ServerOptions> = {}) {
  const host = createHost({ journal: createMemoryJournal(), games: GAMES });
  const server = await startServer({ host, ...options });
  let isOpen = true;
  const stop = async () => {
    if (isOpen) await server.close();
    isOpen = false;
  };
  closers.push(stop);
  await host.execute(match, { type: "create", id: token("create"), game: "tic-tac-toe", invite });
  for (const name of ["Ann", "Bob"])
    await host.execute(match, { type: "join", id: token(name), invite, name }, { secret: token(name) });
  const connect = (path = `matches/${match}/socket`): WebSocket => {
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/${path}`);
    closers.push(() => socket.terminate());
    return socket;
  };
  const open = async (first: object | string) => {
    const socket = connect();
    const messages: Message[] = [];
    let code: number | undefined;
    socket.on("close", (closed) => {
      code = closed;
    });
    socket.on("message", (data) => messages.push(JSON.parse(String(data) || "{}")));
    await once(socket, "open");
    socket.send(typeof first === "string" ? first : JSON.stringify(first));
    return {
      socket,
      events: () => messages.flatMap(({ event }) => event ?? []),
      /** Waits for a message. */
      find: (is: (message: Message) => unknown) => vi.waitUntil(() => messages.find(is), { timeout: 60_000 }),
      send: (command: object) => socket.send(JSON.stringify(command)),
      closed: () => vi.waitUntil(() => code, { timeout: 60_000 }),
    };
  };
  return { host, server, stop, connect, open };
}

test("a match is followed and played on one socket, and followed again from where it was cut", async () => {
  const { open } = await openMatch();
  const ann = await open({ secret: token("Ann") });
  const bob = await open({ secret: token("Bob"), last: 1 });
  await ann.find(({ presence }) => presence);
  await bob.find(({ presence }) => presence);
  expect(ann.events().map(({ type }) => type)).toEqual(["created", "joined", "joined"]);
  expect(bob.events().map(({ n }) => n)).toEqual([2]);
  ann.send({ type: "play", id: token("play"), action: "b2", after: 2 });
  expect(await ann.find(({ to }) => to)).toEqual({ to: token("play"), value: { n: 3 } });
  expect((await bob.find(({ event }) => event?.n === 3))?.event).toMatchObject({
    type: "played",
    action: "b2",
  });
  // the same command again, and one that is refused
  bob.send({ type: "play", id: token("bad"), action: "b2" });
  expect(await bob.find(({ to }) => to)).toMatchObject({ to: token("bad"), error: { code: "refused" } });
  bob.socket.terminate();
  const again = await open({ secret: token("Bob"), last: 2 });
  await again.find(({ event }) => event?.n === 3);
  expect(again.events()).toHaveLength(1);
});

test("a command that was sent on a socket and again by HTTP is one", async () => {
  const { host, open } = await openMatch();
  const ann = await open({ secret: token("Ann") });
  await ann.find(({ presence }) => presence);
  const command = { type: "play", id: token("play"), action: "b2" };
  ann.send(command);
  const { value } = (await ann.find(({ to }) => to)) ?? {};
  expect(await host.execute(match, command, { secret: token("Ann") })).toEqual({ ok: true, value });
});

test.each<[string, object | string, string]>([
  ["a secret of no seat", { secret: token("Eve") }, "bad-secret"],
  ["a secret that cannot be one", { secret: "short" }, "bad-secret"],
  ["an event that does not exist", { last: 99 }, "bad-event-id"],
  ["a number that is none", { last: "x" }, "bad-request"],
  ["no JSON", "{", "bad-request"],
])("%s in the first message is refused", async (_, first, code) => {
  const { open } = await openMatch();
  const { find, closed } = await open(first);
  expect((await find(({ error }) => error))?.error?.code).toBe(code);
  expect(await closed()).toBe(1008);
});

test("a socket is opened for matches only, and within the limits of an address", async () => {
  const { connect } = await openMatch({ limits: { openPerAddress: 1 } });
  const refusalOf = async (socket: WebSocket) => {
    const [{ message }] = await once(socket, "error");
    return message;
  };
  expect(await refusalOf(connect("elsewhere"))).toContain("404");
  expect(await refusalOf(connect("matches/short/socket"))).toContain("404");
  await once(connect(), "open");
  expect(await refusalOf(connect())).toContain("429");
});

test("commands on a socket are limited like others, in number and size", async () => {
  const { open } = await openMatch({ limits: { commandsPerSeat: 1 } });
  const ann = await open({ secret: token("Ann") });
  await ann.find(({ presence }) => presence);
  for (let i = 0; i < 5; i++) ann.send({ type: "ask", id: token(`ask${i}`), request: "draw" });
  const refused = await ann.find(({ error }) => error?.code === "too-many");
  expect(refused?.error).toMatchObject({ data: { retryAfter: 1 } });
  ann.socket.send("x".repeat(5000));
  expect(await ann.closed()).toBe(1009);
});

test("a server that stops closes its sockets", async () => {
  const { stop, open } = await openMatch();
  const { find, closed } = await open({});
  await find(({ presence }) => presence);
  await stop();
  expect(await closed()).toBe(1001);
});

test("who leaves a seat gets the answer to that, and then the socket is closed", async () => {
  const { open } = await openMatch();
  const ann = await open({ secret: token("Ann") });
  ann.send({ type: "leave", id: token("leave") });
  expect(await ann.find(({ to }) => to)).toMatchObject({ value: { n: 3 } });
  expect(await ann.closed()).toBe(1001);
  expect((await (await open({ secret: token("Ann") })).find(({ error }) => error))?.error?.code).toBe(
    "bad-secret",
  );
});

test("a server stops although sockets were opened without a first message", async () => {
  const { stop, connect } = await openMatch();
  const socket = connect();
  await once(socket, "open");
  const closed = once(socket, "close");
  await stop();
  await closed;
});

describe("a connection that asks for another protocol", () => {
  const UPGRADE = [
    `GET /matches/${match}/socket HTTP/1.1`,
    ...["host: a", "connection: upgrade", "upgrade: websocket", "sec-websocket-version: 13"],
    ...["sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==", "", ""],
  ].join("\r\n");

  async function sendRaw(data: string): Promise<string> {
    const { server } = await openMatch();
    const socket = connectRaw(server.port, "127.0.0.1");
    socket.on("error", () => {}).write(data);
    closers.push(() => socket.destroy());
    return text(socket);
  }

  test("goes on in HTTP/1.1, as the client of Java does, which offers HTTP/2", async () => {
    const offer = "connection: upgrade, http2-settings, close\r\nupgrade: h2c\r\nhttp2-settings: AAEAAEAA";
    const answer = await sendRaw(`GET /live.json HTTP/1.1\r\nhost: a\r\n${offer}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 200 .*"tic-tac-toe"/s);
  });

  test.each([
    ["whose key is none", UPGRADE.replace("dGhlIHNhbXBsZSBub25jZQ==", "x"), 400],
    ["of an unknown version", UPGRADE.replace("version: 13", "version: 99"), 400],
    ["with a method of its own", UPGRADE.replace("GET", "POST"), 405],
  ])("%s is answered and ended", async (_, data, status) => {
    expect(await sendRaw(data)).toMatch(`HTTP/1.1 ${status} `);
  });

  test("is ended where earlier requests are not answered yet", async () => {
    const events = `GET /matches/${match}/events HTTP/1.1\r\nhost: a\r\n\r\n`;
    expect(await sendRaw(events + UPGRADE)).not.toContain("101 Switching");
  });
});

describe("a socket that is served", () => {
  const HEARTBEAT = 1000;

  /** A socket without a network. */
  function serveFake(execute: () => Promise<object> = async () => ({ ok: true, value: { n: 0 } })) {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
    const socket = Object.assign(new EventEmitter(), {
      ...{ OPEN: 1, readyState: 1, bufferedAmount: 0 },
      send: vi.fn(),
      ping: vi.fn(),
      pong: vi.fn(),
      terminate: vi.fn(() => {
        socket.readyState = 3;
        socket.emit("close");
      }),
      close: vi.fn(() => {
        socket.readyState = 2;
      }),
    });
    let events: { onEvents(events: readonly object[]): void } | undefined;
    const unsubscribe = vi.fn();
    serveSocket(socket as unknown as WebSocket, new PassThrough(), {
      ...{ bufferedBytes: 1000, heartbeat: HEARTBEAT, onError: vi.fn() },
      async subscribe(_, subscription) {
        events = subscription as unknown as typeof events;
        events?.onEvents([{ n: 0, type: "x".repeat(5000) }]);
        return { ok: true, value: unsubscribe };
      },
      execute: execute as never,
    });
    return {
      socket,
      unsubscribe,
      receive: (message: object) => socket.emit("message", Buffer.from(JSON.stringify(message))),
      tell: () => events?.onEvents([{ n: 1, type: "small" }]),
      beat(times = 1, isAnswered = true) {
        for (let i = 0; i < times; i++) {
          vi.advanceTimersByTime(HEARTBEAT);
          if (isAnswered) socket.emit("pong");
        }
      },
    };
  }

  /** Lets promises resolve. */
  const settle = () => new Promise((resolve) => setImmediate(resolve));

  test("is closed without a first message", () => {
    const { socket, beat } = serveFake();
    beat(11);
    expect(socket.close).toHaveBeenCalledWith(1008);
    beat();
    expect(socket.terminate).toHaveBeenCalled();
  });

  test("is cut off when nobody answers its pings", async () => {
    const { socket, receive, beat, unsubscribe } = serveFake();
    receive({});
    await settle();
    beat(20);
    expect(socket.terminate).not.toHaveBeenCalled();
    beat(2, false);
    expect(socket.terminate).toHaveBeenCalled();
    expect(unsubscribe).toHaveBeenCalled();
  });

  test("is cut off when its reader does not read, but the first events may take their time", async () => {
    const { socket, receive, tell, beat } = serveFake();
    receive({});
    await settle();
    socket.bufferedAmount = 5500;
    tell();
    beat();
    expect(socket.terminate).not.toHaveBeenCalled();
    // they were read: what waits now is new
    socket.bufferedAmount = 900;
    beat();
    socket.bufferedAmount = 1100;
    tell();
    expect(socket.terminate).toHaveBeenCalled();
  });

  test("answers few pings", () => {
    const { socket, beat } = serveFake();
    for (let i = 0; i < 10_000; i++) socket.emit("ping", Buffer.from("x"));
    expect(socket.pong.mock.calls.length).toBeLessThan(100);
    beat();
    socket.emit("ping", Buffer.from("x"));
    expect(socket.pong.mock.calls.length).toBeLessThan(100);
  });

  test("is closed when too many commands wait for their answers", async () => {
    const execute = vi.fn(() => new Promise<object>(() => {}));
    const { socket, receive } = serveFake(execute);
    for (let i = 0; i < 1000; i++) receive({ id: token(`c${i}`) });
    await settle();
    expect(socket.close).toHaveBeenCalledExactlyOnceWith(1008);
    expect(execute.mock.calls.length).toBeLessThan(2);
    expect(socket.send.mock.calls.join()).toContain("too-many");
  });

  test("reads no further command for a while after one that was too many", async () => {
    const error = { code: "too-many", message: "", data: { retryAfter: 3600 } };
    const execute = vi.fn(async () => ({ ok: false, error }));
    const { socket, receive, beat } = serveFake(execute);
    for (let i = 0; i < 20; i++) receive(i === 0 ? {} : { id: token(`c${i}`) });
    await settle();
    expect(JSON.parse(String(socket.send.mock.lastCall?.[0]))).toMatchObject({ error, retryAfter: 3600 });
    expect(execute).toHaveBeenCalledTimes(1);
    beat();
    await settle();
    expect(execute).toHaveBeenCalledTimes(2);
  });
});
