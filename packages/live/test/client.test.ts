import { once } from "node:events";
import { createServer as createHttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { createClient } from "../src/client/index.ts";
import { createHost } from "../src/index.ts";
import { createHandler } from "../src/node.ts";
import { GAMES, token } from "./fixtures/live-table.ts";
import { createMemoryJournal } from "./fixtures/memory-journal.ts";

/** How a match is followed. */
const TRANSPORTS = ["stream", "socket"] as const;

/** A server of one match that stores each command as one entry, and sends its events when it is told to. */
function createServer(transport: (typeof TRANSPORTS)[number]) {
  const commands: Record<string, unknown>[] = [];
  let send: ((event: string) => void) | undefined;
  let sent = 0;
  let opened = 0;
  const execute = (text: unknown) => {
    commands.push(JSON.parse(String(text)));
    return { n: commands.length - 1 };
  };
  const answer: typeof fetch = async (url, init) => {
    if (String(url).endsWith("/commands")) return Response.json(execute(init?.body));
    opened++;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        send = (event) => controller.enqueue(new TextEncoder().encode(`data: ${event}\n\n`));
      },
    });
    return new Response(body, { headers: { "content-type": "text/event-stream" } });
  };
  class FakeSocket extends EventTarget {
    #isOpen = false;
    constructor() {
      super();
      queueMicrotask(() => this.dispatchEvent(new Event("open")));
    }
    send(text: string) {
      if (this.#isOpen) {
        const value = execute(text);
        this.#tell({ to: commands.at(-1)?.["id"], value });
        return;
      }
      this.#isOpen = true;
      opened++;
      send = (event) => this.#tell({ event: JSON.parse(event) });
      this.#tell({ presence: {} });
    }
    close() {
      this.dispatchEvent(new Event("close"));
    }
    #tell(message: object) {
      this.dispatchEvent(Object.assign(new Event("message"), { data: JSON.stringify(message) }));
    }
  }
  const client = createClient({
    url: "http://localhost",
    match: token("match"),
    fetch: answer,
    ...(transport === "socket" && { WebSocket: FakeSocket as unknown as typeof WebSocket }),
  });
  return {
    client,
    /** How often a stream or a socket was opened. */
    opened: () => opened,
    afters: () => commands.map(({ after }) => after),
    /** Sends the events of the next entries. */
    tell(count = 1) {
      for (let i = 0; i < count; i++, sent++) send?.(`{"n":${sent},"type":"began"}`);
    },
    /** Watches the match; returns the numbers of its events. */
    async watch() {
      const seen: number[] = [];
      client.watch({ onEvent: ({ n }) => seen.push(n) });
      await expect.poll(() => send).toBeTruthy();
      return seen;
    },
  };
}

test.each(TRANSPORTS)(
  "a command says after which event it was made, where the match is watched: on a %s",
  async (transport) => {
    const { client, afters, tell, watch } = createServer(transport);
    await client.send({ type: "create", game: "tic-tac-toe", invite: token("invite") });
    await client.send({ type: "leave" });
    const seen = await watch();
    tell(2);
    await expect.poll(() => seen.length === 2).toBeTruthy();
    await client.send({ type: "play", action: "a1" });
    expect(afters()).toEqual([undefined, undefined, 1]);
  },
);

test.each(TRANSPORTS)("a command waits for the events of the one before it: on a %s", async (transport) => {
  const { client, afters, tell, watch } = createServer(transport);
  const seen = await watch();
  tell();
  await expect.poll(() => seen.length === 1).toBeTruthy();
  for (const action of ["a1", "a2"]) await client.send({ type: "play", action });
  const third = client.send({ type: "play", action: "a3" });
  expect(afters()).toEqual([0, 0]);
  tell();
  await third;
  expect(afters()).toEqual([0, 0, 1]);
});

test("a match is followed where streams cannot be iterated over, as in Safari", async () => {
  const iterate = Reflect.getOwnPropertyDescriptor(ReadableStream.prototype, Symbol.asyncIterator);
  Reflect.deleteProperty(ReadableStream.prototype, Symbol.asyncIterator);
  try {
    const { tell, watch } = createServer("stream");
    const seen = await watch();
    tell(2);
    await expect.poll(() => seen.length === 2).toBeTruthy();
  } finally {
    if (iterate) Object.defineProperty(ReadableStream.prototype, Symbol.asyncIterator, iterate);
  }
});

test.each(TRANSPORTS)(
  "an error of who watches is told, and the stream is opened again from the next event on: on a %s",
  async (transport) => {
    const { client, tell, opened } = createServer(transport);
    const errors: unknown[] = [];
    const seen: number[] = [];
    client.watch({
      onEvent({ n }) {
        seen.push(n);
        if (n === 0) throw new TypeError("no notification");
      },
      onError: (error) => errors.push(error),
    });
    await expect.poll(() => opened() === 1).toBeTruthy();
    tell();
    await expect.poll(() => opened() === 2).toBeTruthy();
    tell();
    await expect.poll(() => seen.length === 2).toBeTruthy();
    expect(String(errors)).toBe("TypeError: no notification");
  },
);

test.each(TRANSPORTS)(
  "an error of who watches ends a watch that does not ask for errors: on a %s",
  async (transport) => {
    const { client, tell, opened } = createServer(transport);
    const watching = client.watch({
      onEvent() {
        throw new TypeError("no notification");
      },
    });
    await expect.poll(() => opened() === 1).toBeTruthy();
    tell();
    await expect(watching).rejects.toThrow("no notification");
  },
);

describe("what a socket does not do is done by HTTP", () => {
  /** A socket that breaks when a command is answered: the answer is lost. */
  class Breaking {
    readonly #socket: WebSocket;
    constructor(url: string) {
      this.#socket = new WebSocket(url);
    }
    send(text: string): void {
      this.#socket.send(text);
    }
    close(): void {
      this.#socket.close();
    }
    addEventListener(type: string, listener: (event: MessageEvent) => void): void {
      this.#socket.addEventListener(type, (event) => {
        if (String((event as MessageEvent).data).startsWith('{"to"')) this.close();
        else listener(event as MessageEvent);
      });
    }
  }
  /** A socket that never opens, as behind some proxies. */
  class Silent extends EventTarget {
    send(): void {}
    close(): void {}
  }
  /** A socket that a browser does not allow. */
  class Forbidden extends WebSocket {
    constructor() {
      super("no address");
    }
  }

  test.each([
    ["breaks before each answer", Breaking, true],
    ["never opens", Silent, true],
    ["is forbidden", Forbidden, true],
    ["is not known by the server", WebSocket, false],
  ])("where it %s: each command is stored once, and nothing is missed", async (_, kind, isKnown) => {
    const journal = createMemoryJournal();
    const host = createHost({ journal, games: GAMES });
    const handle = createHandler({ host });
    const server = createHttpServer(handle).listen(0, "127.0.0.1");
    if (isKnown) server.on("upgrade", handle.upgrade);
    const stop = new AbortController();
    onTestFinished(async () => {
      stop.abort();
      await host.close();
      server.close();
      server.closeAllConnections();
    });
    await once(server, "listening");
    const players = ["Ann", "Bob"].map((name) => {
      const client = createClient({
        url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        ...{ match: token("match"), secret: token(name), retryDelay: 20, timeout: 1000 },
        WebSocket: kind as unknown as typeof WebSocket,
      });
      return { name, client, seen: [] as number[] };
    });
    const invite = token("invite");
    await players[0]?.client.send({ type: "create", game: "tic-tac-toe", invite });
    for (const { name, client, seen } of players) {
      await client.send({ type: "join", invite, name });
      client.watch({ onEvent: ({ n }) => seen.push(n), signal: stop.signal });
    }
    for (const [i, action] of ["a1", "b1", "a2"].entries()) {
      await vi.waitUntil(() => players.every(({ seen }) => seen.at(-1) === 2 + i), { timeout: 20_000 });
      const answer = await players[i % 2]?.client.send({ type: "play", action });
      expect(answer).toEqual({ ok: true, value: { n: 3 + i } });
    }
    expect(await journal.read(token("match"), 0)).toHaveLength(6);
    for (const { seen } of players) {
      await vi.waitUntil(() => seen.length === 6, { timeout: 20_000 });
      expect(seen).toEqual([0, 1, 2, 3, 4, 5]);
    }
  });
});
