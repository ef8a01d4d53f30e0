import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { text as readText } from "node:stream/consumers";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createHost } from "../src/index.ts";
import { openSite, startServer } from "../src/node.ts";
import { openSqliteJournal } from "../src/sqlite.ts";

let folder = "";
let url = "";
const errors: unknown[] = [];
const closers: (() => unknown)[] = [];

function write(path: string, text: string | Buffer): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "serpentarium-site-"));
  closers.push(() => rmSync(folder, { recursive: true }));
  write("secret.txt", "secret");
  write("1/index.html", "home");
  write("1/404.html", "nothing here");
  write("1/play/index.html", "play");
  write("1/about.html", "about");
  write("1/_astro/board.js", "0123456789");
  write("1/empty.txt", "");
  write(
    "1/_headers",
    "/*\n  Referrer-Policy: no-referrer\n\n/_astro/*\n  Cache-Control: public, immutable\n\n# a comment\n/play/*\n  X-Frame-Options: DENY\n",
  );
  symlinkSync("1", join(folder, "current"));
  const site = await openSite(join(folder, "current"), (error) => errors.push(error));
  const server = createServer((request, response) => site.serve(request, response));
  await once(server.listen(0, "127.0.0.1"), "listening");
  closers.push(() => server.close());
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
  expect(errors.splice(0)).toEqual([]);
});

/** Requests a path as it is: `fetch` would change some. */
async function getRaw(path: string, headers = ""): Promise<string> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  socket.write(`GET ${path} HTTP/1.1\r\nhost: a\r\n${headers}connection: close\r\n\r\n`);
  return readText(socket);
}

const get = (path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Response> =>
  fetch(url + path, { headers: { "accept-encoding": "identity", ...headers }, method, redirect: "manual" });

test.each([
  ["/", "home"],
  ["/?a", "home"],
  ["/play/", "play"],
  ["/about", "about"],
  ["/%61bout.html", "about"],
  ["/empty.txt", ""],
])("%s is a file", async (path, text) => {
  const answer = await get(path);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe(text);
  expect(answer.headers.get("cache-control")).toBe("no-cache");
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
});

test.each([
  ["/play?a=1", "/play/?a=1"],
  ["//play", "/play/"],
  ["/play/%2e%2e/play", "/play/"],
  // to a browser, this would be another server
  ["/\\elsewhere.example/%2e%2e", "/"],
])("%s is a folder", async (path, location) => {
  const answer = await getRaw(path);
  expect(answer).toMatch(/^HTTP\/1\.1 301 /);
  expect(answer).toContain(`location: ${location}\r\n`);
});

test.each([
  "/nothing",
  "/_headers",
  "/x/../_headers",
  "/play/nothing.html",
  "/about/",
  "/%ff",
  "/_astro/gone.js",
])("%s is nothing", async (path) => {
  const answer = await getRaw(path);
  expect(answer).toMatch(path === "/%ff" ? /^HTTP\/1\.1 400 / : /^HTTP\/1\.1 404 .*nothing here$/s);
  expect(answer).toMatch(/nosniff/);
  expect(answer).not.toMatch(/immutable/);
});

test("files and links that are not public", async () => {
  write("1/.env", "secret");
  write("1/.git/config", "secret");
  write("1/.well-known/security.txt", "public");
  write("1/.well-known/.hidden", "secret");
  mkdirSync(join(folder, "1/pipe"));
  execFileSync("mkfifo", [join(folder, "1/pipe/index.html")]);
  symlinkSync("../secret.txt", join(folder, "1/out.txt"));
  symlinkSync("..", join(folder, "1/up"));
  symlinkSync("about.html", join(folder, "1/inside.html"));
  symlinkSync("loop", join(folder, "1/loop"));
  const hidden = [
    "/.env",
    "/%2eenv",
    "/.git/config",
    "/.well-known/.hidden",
    "/.well-known/%2e%2e/.git/config",
  ];
  const linked = ["/out.txt", "/up/secret.txt", "/up", "/loop", "/pipe/"];
  for (const path of [...hidden, ...linked])
    expect(await getRaw(path), path).toMatch(/ 404 .*nothing here$/s);
  expect(await (await get("/.well-known/security.txt")).text()).toBe("public");
  expect(await (await get("/inside.html")).text()).toBe("about");
});

test("parts, heads and versions of files", async () => {
  const path = "/_astro/board.js";
  const whole = await get(path);
  expect(whole.headers.get("cache-control")).toBe("public, immutable");
  expect(whole.headers.get("content-type")).toBe("application/javascript; charset=utf-8");
  const etag = whole.headers.get("etag") ?? "";
  const part = await get(path, { range: "bytes=2-4" });
  expect([part.status, await part.text(), part.headers.get("content-range")]).toEqual([
    206,
    "234",
    "bytes 2-4/10",
  ]);
  expect(await (await get(path, { range: "bytes=-2" })).text()).toBe("89");
  expect((await get(path, { range: "bytes=10-" })).status).toBe(416);
  expect(await (await get(path, { range: "bytes=5-2" })).text()).not.toBe("");
  // fetch would ask for no stored answer
  expect(await getRaw(path, `if-none-match: ${etag}\r\n`)).toMatch(/^HTTP\/1\.1 304 /);
  expect((await get(path, { "if-match": '"other"' })).status).toBe(412);
  const head = await get(path, {}, "HEAD");
  expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([200, "10", ""]);
  const missing = await get("/nothing", { range: "bytes=0-1", "if-match": '"other"' }, "HEAD");
  expect([missing.status, await missing.text()]).toEqual([404, ""]);
  const posted = await get(path, {}, "POST");
  expect([posted.status, posted.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  expect(await posted.json()).toMatchObject({ error: { code: "bad-method" } });
});

test("files that are compressed beforehand are for those who take them", async () => {
  write("1/play/index.html.br", brotliCompressSync("play, brotli"));
  write("1/play/index.html.gz", gzipSync("play, gzip"));
  const read = async (accepted: string) => {
    const answer = await get("/play/", { "accept-encoding": accepted });
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(answer.headers.get("vary")).toBe("accept-encoding");
    return answer.text();
  };
  expect(await read("gzip, deflate, br")).toBe("play, brotli");
  expect(await read("gzip, br;q=0")).toBe("play, gzip");
  expect(await read("identity")).toBe("play");
});

test("another version is deployed by another target of the link", async () => {
  write("2/index.html", "new home");
  write("2/_headers", "/*\n  Referrer-Policy: same-origin\n");
  symlinkSync("2", join(folder, "next"));
  renameSync(join(folder, "next"), join(folder, "current"));
  const answer = await get("/");
  expect(await answer.text()).toBe("new home");
  expect(answer.headers.get("referrer-policy")).toBe("same-origin");
  rmSync(join(folder, "2"), { recursive: true });
  const missing = await get("/");
  expect(missing.status).toBe(404);
  expect(await missing.json()).toMatchObject({ error: { code: "unknown-path" } });
});

test("headers that cannot be sent are left out, and come back when they are mended", async () => {
  write("1/_headers", Buffer.from("/*\n  X-Motto: caf\xc3", "latin1"));
  expect([(await get("/")).status, (await get("/")).headers.get("x-motto")]).toEqual([200, null]);
  write(
    "1/_headers",
    "/*\n  X-Motto: caf\u00e9\n  X-Other: \u201cquoted\u201d\n  Bad Name: x\n  X-Last: last\n",
  );
  const { status, headers } = await get("/");
  expect([status, headers.get("x-motto"), headers.get("x-last")]).toEqual([200, "caf\u00e9", "last"]);
});

test("of several folders the first that has a file answers, with its own headers; the first has the page for what none has", async () => {
  write("2/index.html", "home of the second");
  write("2/games/index.html", "games");
  write("2/_headers", "/*\n  Content-Security-Policy: default-src 'self'\n");
  const journal = openSqliteJournal(":memory:");
  const host = createHost({ journal, games: [] });
  const site = [join(folder, "1"), join(folder, "2")];
  const server = await startServer({ host, site, onError: (error) => errors.push(error) });
  closers.push(
    () => journal.close(),
    () => server.close(),
  );
  url = `http://127.0.0.1:${server.port}`;
  const read = async (path: string, method?: string) => {
    const response = await get(path, {}, method);
    const { status, headers } = response;
    const policies = ["referrer-policy", "content-security-policy"].map((name) => headers.get(name));
    return [status, await response.text(), ...policies];
  };
  expect(await read("/")).toEqual([200, "home", "no-referrer", null]);
  expect(await read("/games/")).toEqual([200, "games", null, "default-src 'self'"]);
  expect(await read("/nowhere")).toEqual([404, "nothing here", "no-referrer", null]);
  expect((await read("/games/", "POST"))[0]).toBe(405);
});
