import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable, Writable } from "node:stream";
import { createClient, createToken } from "@serpentarium/live/client";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { run } from "../src/run.ts";
import { runProgram, TIC_TAC_TOE } from "./program.ts";

const WITHOUT_PAGE = new URL("./fixtures/without-page.ts", import.meta.url).pathname;

let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "serpentarium-serve-"));
  writeFileSync(join(folder, "index.html"), "<title>The site</title>");
  writeFileSync(
    join(folder, "text.sqlite"),
    "not a database, though long enough to be read as one".repeat(9),
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Starts the command; returns its address and a function that stops it. */
async function startCommand(...args: readonly string[]) {
  const stop = new AbortController();
  let text = "";
  const sink = () =>
    new Writable({
      write(chunk, _encoding, done) {
        text += String(chunk);
        done();
      },
    });
  const streams = {
    input: Readable.from([]) as never,
    output: sink(),
    errors: sink(),
    env: {},
    interrupt: stop.signal,
  };
  const running = run(["serve", "--port", "0", ...args], streams);
  const url = await vi.waitUntil(() => /http:\S+\d/.exec(text)?.[0], { timeout: 60_000 });
  return {
    url,
    text: () => text,
    async stop() {
      stop.abort();
      return running;
    },
  };
}

test("a match goes on after the server was stopped, beside a site", async () => {
  const args = ["--without-pages", "--data", join(folder, "matches.sqlite"), "--site", folder];
  args.push("--plugin", TIC_TAC_TOE);
  let server = await startCommand(...args);
  expect(await (await fetch(`${server.url}/healthz`)).text()).toBe("ok\n");
  expect(await (await fetch(`${server.url}/`)).text()).toContain("The site");
  expect(JSON.stringify(await (await fetch(`${server.url}/live.json`)).json())).toContain("pantarei");
  const [match, secret, invite] = [createToken(), createToken(), createToken()];
  const client = () => createClient({ url: server.url, match, secret });
  await client().send({ type: "create", game: "tic-tac-toe", invite });
  await client().send({ type: "join", invite, name: "Ann" });
  expect(await server.stop()).toBe(0);
  server = await startCommand(...args);
  await client().send({ type: "seat-bot", player: 1, bot: "good" });
  expect(await client().send({ type: "play", action: "b2" })).toEqual({ ok: true, value: { n: 3 } });
  const controller = new AbortController();
  const types: string[] = [];
  await client().watch({
    signal: controller.signal,
    onEvent: ({ type }) => {
      types.push(type);
      if (types.length === 5) controller.abort();
    },
  });
  expect(types).toEqual(["created", "joined", "joined", "played", "played"]);
  expect(await server.stop()).toBe(0);
});

test("turns are told elsewhere only where it is asked for, with the same keys after a restart", async () => {
  const secrets = join(folder, "secrets.json");
  const offerWith = async (...args: readonly string[]) => {
    const data = join(folder, "told.sqlite");
    const server = await startCommand("--without-pages", "--data", data, "--secrets", secrets, ...args);
    const { push, webhooks } = await (await fetch(`${server.url}/live.json`)).json();
    expect(await server.stop()).toBe(0);
    return { push, webhooks };
  };
  expect(await offerWith()).toEqual({});
  expect(existsSync(secrets)).toBe(false);
  const { push, webhooks } = await offerWith("--push", "mailto:ann@example.org");
  expect([push, webhooks]).toEqual([expect.stringMatching(/^[\w-]{87}$/), undefined]);
  expect(statSync(secrets).mode & 0o777).toBe(0o600);
  expect(await offerWith("--push", "mailto:ann@example.org", "--webhooks")).toEqual({ push, webhooks: true });
});

test.each([
  ["--push", "nobody", undefined],
  ["--secrets", "mailto:ann@example.org", "{}x"],
])("a value of %s that cannot be used is a usage error", async (option, push, content) => {
  const secrets = join(folder, "unusable.json");
  if (content === undefined) rmSync(secrets, { force: true });
  else writeFileSync(secrets, content);
  const { code, errors } = await runProgram(["serve", "--push", push, "--secrets", secrets]);
  expect([code, errors]).toEqual([2, expect.stringContaining(`${option} cannot be opened: `)]);
});

test("each game has a page, in a list that tells of unknown ones, and what is not a game says so", async () => {
  const args = ["--data", join(folder, "pages.sqlite"), "--plugin", TIC_TAC_TOE];
  const server = await startCommand(...args);
  expect(server.text()).toMatch(/^Games and live matches at http/);
  const get = async (path: string) => {
    const response = await fetch(`${server.url}${path}`);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const page = await get("/play/tic-tac-toe/");
  expect([page.status, page.text]).toEqual([
    200,
    expect.stringContaining("<title>@serpentarium/tic-tac-toe</title>"),
  ]);
  expect(page.headers.get("content-security-policy")).toContain("script-src 'self';");
  expect((await get("/play/pantarei/")).status).toBe(200);
  const list = await get("/");
  const [, script = ""] = /src="\.(\/assets\/[^"]+)"/.exec(list.text) ?? [];
  const { text } = await get(script);
  expect(text).toContain("Morpion");
  // what is not built in comes first
  expect(text.indexOf("Morpion")).toBeLessThan(text.indexOf("Ssserpent"));
  const missing = await get("/play/nowhere/");
  expect([missing.status, missing.text]).toEqual([404, expect.stringContaining(`src="${script}"`)]);
  expect(await server.stop()).toBe(0);
});

test("a site comes before the pages, and a game whose page cannot be built is only played live", async () => {
  const data = ["--data", join(folder, "beside.sqlite")];
  const server = await startCommand(...data, "--site", folder, "--plugin", WITHOUT_PAGE);
  expect(server.text()).toContain("no page for tic-tac-toe: not here");
  const get = async (path: string) => (await fetch(`${server.url}${path}`)).text();
  expect(await get("/")).toContain("The site");
  expect(await get("/play/")).toContain("../assets/");
  expect(await get("/play/pantarei/")).toContain("@serpentarium/pantarei");
  expect(await get("/play/tic-tac-toe/")).toContain("unknown-path");
  expect(await get("/live.json")).toContain("tic-tac-toe");
  expect(await server.stop()).toBe(0);
});

test("health and metrics at an address of their own, and matches of a school behind two proxies", async () => {
  const limits = ["--behind-proxy", "2", "--matches-per-hour", "2"];
  const data = ["--without-pages", "--data", join(folder, "school.sqlite")];
  const args = [...data, "--metrics", "127.0.0.1:0", ...limits];
  const server = await startCommand(...args);
  const monitor = await vi.waitUntil(() => /metrics at (\S+\d)/.exec(server.text())?.[1], {
    timeout: 60_000,
  });
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
  expect(await (await fetch(`${monitor}/metrics`)).text()).toContain("serpentarium_live_streams");
  const create = async (address: string) => {
    const body = { type: "create", id: createToken(), game: "pantarei", invite: createToken() };
    const response = await fetch(`${server.url}/matches/${createToken()}/commands`, {
      method: "POST",
      headers: { "x-forwarded-for": `${address}, 10.0.0.1` },
      body: JSON.stringify(body),
    });
    return response.status;
  };
  for (const status of [200, 200, 429]) expect(await create("2001:db8::1")).toBe(status);
  expect(await create("192.0.2.1")).toBe(200);
  expect(await server.stop()).toBe(0);
});

test.each([
  [["--port", "70000"], "--port: expected a whole number from 0 to 65535"],
  [["--data", "a.sqlite", "--database", "postgres://x"], "expected --data or --database, not both"],
  [["--behind-proxy", "x"], "--behind-proxy: expected a whole number from 0 to 10"],
  [["--behind-proxy"], "--behind-proxy"],
  [["--metrics", "localhost"], "--metrics: expected a whole number from 0 to 65535"],
  [["--matches-per-hour", "0"], "--matches-per-hour: expected a whole number from 1 to 1000000"],
  [["--bot-workers", "0"], "--bot-workers: expected a whole number from 1 to 1024"],
  [["--keep", "0d"], "--keep: expected a number of days, such as 90d"],
  [["--keep", "90"], "--keep: expected a number of days, such as 90d"],
  [["--site", "nowhere"], '--site: there is no folder "nowhere"'],
  [["--data", "nowhere/matches.sqlite"], "--data cannot be opened: "],
  [["--database", "postgres://me:secret@127.0.0.1:1/live"], "--database cannot be opened: "],
])("%j is an error: code 2, without the password", async (args, message) => {
  const { code, output, errors } = await runProgram(["serve", ...args]);
  expect(errors).toContain(message);
  expect(errors).not.toContain("secret");
  expect([code, output]).toEqual([2, ""]);
});

test("a file that is no database and a port in use are errors", async () => {
  const text = await runProgram(["serve", "--data", join(folder, "text.sqlite")]);
  expect(text.errors).toMatch(/--data cannot be opened: .*text\.sqlite is damaged: file is not a database/);
  const server = await startCommand("--without-pages", "--data", join(folder, "first.sqlite"));
  const { port } = new URL(server.url);
  const busy = await runProgram([
    "serve",
    "--without-pages",
    "--port",
    port,
    "--data",
    join(folder, "second.sqlite"),
  ]);
  expect(busy.errors).toContain("cannot listen: ");
  expect(busy.code).toBe(2);
  await server.stop();
});
