import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer, text } from "node:stream/consumers";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import express, { type RequestHandler } from "express";
import fastify from "fastify";
import { Hono } from "hono";
import { afterEach, describe, expect, test } from "vitest";
import { createClient, type LiveEvent } from "../src/client/index.ts";
import { createHost } from "../src/index.ts";
import { createHandler, type Handler } from "../src/node.ts";
import { GAMES, token } from "./fixtures/live-table.ts";
import { createMemoryJournal } from "./fixtures/memory-journal.ts";

const match = token("match");
const path = `/matches/${match}/commands`;
const create = { type: "create", id: token("1"), game: "tic-tac-toe", invite: token("invite") };
const closers: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** Closes a server after the test, with its connections. Returns its address. */
async function addressOf(server: Server): Promise<string> {
  if (!server.listening) await once(server, "listening");
  closers.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function createLive(): Handler {
  const host = createHost({ journal: createMemoryJournal(), games: GAMES });
  closers.push(() => host.close());
  return createHandler({ host });
}

/** Servers that have read the body when the handler is called, and how they pass it on. */
const PARSERS: Readonly<Record<string, (handle: Handler) => Server | Promise<Server>>> = {
  "express.json()": (handle) => express().use(express.json(), handle).listen(0),
  "express.text()": (handle) =>
    express()
      .use(express.text({ type: "*/*" }), handle)
      .listen(0),
  "express.raw()": (handle) =>
    express()
      .use(express.raw({ type: "*/*" }), handle)
      .listen(0),
  "a parser of other types": (handle) => {
    const setEmpty: RequestHandler = (request, _, next) => {
      request.body = {};
      next();
    };
    return express().use(setEmpty, handle).listen(0);
  },
  "an encoding": (handle) =>
    createServer((request, response) => handle(request.setEncoding("utf8"), response)).listen(0),
  Fastify: async (handle) => {
    const app = fastify();
    app.all("/matches/*", ({ raw, body }, reply) => {
      reply.hijack();
      handle(Object.assign(raw, { body }), reply.raw);
    });
    await app.listen();
    return app.server;
  },
  Hono: (handle) => {
    const app = new Hono<{ Bindings: HttpBindings }>();
    app.all("/matches/*", async ({ req, env: { incoming, outgoing } }) => {
      handle(Object.assign(incoming, { body: await req.json() }), outgoing);
      return RESPONSE_ALREADY_SENT;
    });
    return createServer(getRequestListener(app.fetch)).listen(0);
  },
};

describe.each(Object.entries(PARSERS))("behind %s", (_, start) => {
  test("a match is followed on a socket, and other sockets are left to the server", async () => {
    const handle = createLive();
    const server = await start(handle);
    const others: (string | undefined)[] = [];
    server.on("upgrade", (request, socket, head) => {
      if (handle.upgrade(request, socket, head)) return;
      others.push(request.url);
      socket.destroy();
    });
    const url = await addressOf(server);
    const opened: string[] = [];
    class Counted extends WebSocket {
      constructor(address: string) {
        super(address);
        this.addEventListener("open", () => opened.push(address));
      }
    }
    const client = createClient({ url, match, WebSocket: Counted });
    expect(await client.send({ type: "create", game: "tic-tac-toe", invite: token("invite") })).toMatchObject(
      { ok: true },
    );
    const controller = new AbortController();
    const events: LiveEvent[] = [];
    const onEvent = (event: LiveEvent) => {
      events.push(event);
      controller.abort();
    };
    await client.watch({ onEvent, signal: controller.signal });
    expect(events).toMatchObject([{ n: 0, type: "created" }]);
    expect(opened).toHaveLength(1);
    const own = new WebSocket(`${url}/own`);
    await once(own, "error");
    expect(others).toEqual(["/own"]);
  });

  test("commands are understood, and large ones refused", async () => {
    const url = await addressOf(await start(createLive()));
    const post = (command: object) =>
      fetch(url + path, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(command),
      });
    expect(await (await post(create)).json()).toEqual({ n: 0 });
    expect((await post({ ...create, invite: "x".repeat(5000) })).status).toBe(413);
    expect(await (await post({ type: "win" })).json()).toMatchObject({ error: { code: "bad-command" } });
  });
});

/** Ways to read a body and not to pass it on. */
const READERS: Readonly<Record<string, (request: IncomingMessage) => Promise<unknown>>> = {
  "as text": text,
  "as bytes": buffer,
  "as nothing": async (request) => {
    request.resume();
    await once(request, "end");
  },
};

describe.each(Object.entries(READERS))("a body that was read %s, and is gone", (_, read) => {
  test.each([JSON.stringify(create), ""])("%j is answered with a sentence", async (body) => {
    const handle = createLive();
    const server = createServer(async (request, response) => {
      await read(request);
      handle(request, response);
    });
    const url = await addressOf(server.listen(0));
    const answer = await fetch(url + path, { method: "POST", body });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      error: { code: "bad-request", message: { id: "failures.bad-request.body-read" } },
    });
  });
});
