import { expect, test, vi } from "vitest";
import { createClient } from "../src/client/index.ts";
import { token } from "./fixtures/live-table.ts";

/** A server of one match that stores each command as one entry, and sends its events when it is told to. */
function createServer() {
  const commands: Record<string, unknown>[] = [];
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
  let sent = 0;
  let opened = 0;
  const answer: typeof fetch = async (url, init) => {
    if (String(url).endsWith("/commands")) {
      commands.push(JSON.parse(String(init?.body)));
      return Response.json({ n: commands.length - 1 });
    }
    opened++;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        stream = controller;
      },
    });
    return new Response(body, { headers: { "content-type": "text/event-stream" } });
  };
  const client = createClient({ url: "http://localhost", match: token("match"), fetch: answer });
  return {
    client,
    /** How often a stream was opened. */
    opened: () => opened,
    afters: () => commands.map(({ after }) => after),
    /** Sends the events of the next entries. */
    tell(count = 1) {
      for (let i = 0; i < count; i++, sent++)
        stream?.enqueue(new TextEncoder().encode(`data: {"n":${sent},"type":"began"}\n\n`));
    },
    /** Watches the match; returns the numbers of its events. */
    async watch() {
      const seen: number[] = [];
      client.watch({ onEvent: ({ n }) => seen.push(n) });
      await vi.waitUntil(() => stream);
      return seen;
    },
  };
}

test("a command says after which event it was made, where the match is watched", async () => {
  const { client, afters, tell, watch } = createServer();
  await client.send({ type: "create", game: "tic-tac-toe", invite: token("invite") });
  await client.send({ type: "leave" });
  const seen = await watch();
  tell(2);
  await vi.waitUntil(() => seen.length === 2);
  await client.send({ type: "play", action: "a1" });
  expect(afters()).toEqual([undefined, undefined, 1]);
});

test("a command waits for the events of the one before it", async () => {
  const { client, afters, tell, watch } = createServer();
  const seen = await watch();
  tell();
  await vi.waitUntil(() => seen.length === 1);
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
    const { tell, watch } = createServer();
    const seen = await watch();
    tell(2);
    await vi.waitUntil(() => seen.length === 2);
  } finally {
    if (iterate) Object.defineProperty(ReadableStream.prototype, Symbol.asyncIterator, iterate);
  }
});

test("an error of who watches is told, and the stream is opened again from the next event on", async () => {
  const { client, tell, opened } = createServer();
  const errors: unknown[] = [];
  const seen: number[] = [];
  client.watch({
    onEvent({ n }) {
      seen.push(n);
      if (n === 0) throw new TypeError("no notification");
    },
    onError: (error) => errors.push(error),
  });
  await vi.waitUntil(() => opened() === 1);
  tell();
  await vi.waitUntil(() => opened() === 2);
  tell();
  await vi.waitUntil(() => seen.length === 2);
  expect(String(errors)).toBe("TypeError: no notification");
});

test("an error of who watches ends a watch that does not ask for errors", async () => {
  const { client, tell, opened } = createServer();
  const watching = client.watch({
    onEvent() {
      throw new TypeError("no notification");
    },
  });
  await vi.waitUntil(() => opened() === 1);
  tell();
  await expect(watching).rejects.toThrow("no notification");
});
