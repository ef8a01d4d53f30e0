import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { createHost, type LiveEvent } from "../src/index.ts";
import { createHandler, type ServerOptions, startServer } from "../src/node.ts";
import { GAMES, token } from "./fixtures/live-table.ts";
import { createMemoryJournal } from "./fixtures/memory-journal.ts";

const match = token("match");
const invite = token("invite");
const closers: (() => unknown)[] = [];

afterEach(async () => {
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
      find: (is: (message: Message) => unknown) => vi.waitUntil(() => messages.find(is), { timeout: 5000 }),
      send: (command: object) => socket.send(JSON.stringify(command)),
      closed: () => vi.waitUntil(() => code, { timeout: 5000 }),
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

test("a handler in another server leaves other paths to it", async () => {
  const host = createHost({ journal: createMemoryJournal(), games: GAMES });
  closers.push(() => host.close());
  const handle = createHandler({ host });
  const others: string[] = [];
  const server = createServer(handle).listen(0, "127.0.0.1");
  closers.push(() => server.close());
  server.on("upgrade", (request, socket, head) => {
    if (handle.upgrade(request, socket, head)) return;
    others.push(request.url ?? "");
    socket.destroy();
  });
  await once(server, "listening");
  const socket = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}/own`);
  await once(socket, "error");
  expect(others).toEqual(["/own"]);
});
