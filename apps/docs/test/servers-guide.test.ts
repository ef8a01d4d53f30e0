import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient, createToken, type LiveEvent } from "@serpentarium/live/client";
import { afterAll, expect, test, vi } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "serpentarium-servers-"));
vi.stubEnv("DATA", join(folder, "matches.sqlite"));
vi.stubEnv("PORT", "0");

afterAll(async () => {
  vi.unstubAllEnvs();
  // the programs share it
  const { host } = await import("../snippets/servers/live.ts");
  await host.close();
  rmSync(folder, { recursive: true });
});

/** The sockets that have opened. */
let sockets = 0;
class CountedSocket extends WebSocket {
  constructor(url: string) {
    super(url);
    this.addEventListener("open", () => sockets++);
  }
}

/** Plays the beginning of a match through clients, one of which watches it. */
async function playThrough(url: string): Promise<readonly LiveEvent[]> {
  const match = createToken();
  const [ann, bob] = [createToken(), createToken()].map((secret) => createClient({ url, match, secret }));
  const invite = createToken();
  const events: LiveEvent[] = [];
  const stop = new AbortController();
  expect(await ann?.send({ type: "create", game: "pantarei", seats: 2, invite })).toMatchObject({
    ok: true,
  });
  const watched = createClient({ url, match, WebSocket: CountedSocket }).watch({
    signal: stop.signal,
    onEvent: (event) => events.push(event) === 4 && stop.abort(),
  });
  expect(await ann?.send({ type: "join", invite, name: "Ann" })).toMatchObject({ ok: true });
  expect(await bob?.send({ type: "join", invite, name: "Bob" })).toMatchObject({ ok: true });
  expect(await ann?.send({ type: "end", reason: "resign" })).toMatchObject({ ok: true });
  await watched;
  return events;
}

/** The programs of the guide, and what they answer where there is no match. */
const PROGRAMS = {
  express: "A page of Express",
  fastify: "A page of Fastify",
  "fastify-route": "Not Found",
  hono: "A page of Hono",
};

test.each(Object.entries(PROGRAMS))("%s: a match, and other pages", async (name, page) => {
  const { server } = (await import(`../snippets/servers/${name}.ts`)) as { readonly server: Server };
  if (!server.listening) await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const before = sockets;
  try {
    expect((await playThrough(url)).map(({ n }) => n)).toEqual([0, 1, 2, 3]);
    expect(sockets).toBe(before + 1);
    expect(await (await fetch(url)).text()).toContain(page);
    expect((await fetch(`${url}/nothing`)).status).toBe(404);
  } finally {
    server.close();
    server.closeAllConnections();
  }
});
