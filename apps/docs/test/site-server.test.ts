import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type SiteServer, serveSite } from "../start/site-server.ts";

const folder = mkdtempSync(join(tmpdir(), "site-server-"));
const stages = { early: join(folder, "early"), complete: join(folder, "complete") };

function write(stage: keyof typeof stages, path: string, text: string): void {
  const file = join(stages[stage], path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

let server: SiteServer;
/** Requests a page like a browser's navigation, or a file. */
const get = (path: string, accept = "text/html"): Promise<Response> =>
  fetch(new URL(path, server.url), { headers: { accept } });
const textOf = async (path: string): Promise<string> => (await get(path)).text();

beforeEach(async () => {
  write("early", "play/index.html", "early play");
  write("early", "_astro/board.111.js", "early board");
  server = await serveSite(stages, 0);
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Writes the output of the second build. */
function build(): void {
  write("complete", "play/index.html", "complete play");
  write("complete", "api/index.html", "complete api");
  write("complete", "_astro/board.222.js", "complete board");
  write("complete", "404.html", "nothing here");
}

describe("while the site is being built", () => {
  test("serves only the first stage", async () => {
    build();
    expect(await textOf("/play/")).toBe("early play");
    expect((await get("/api/")).status).toBe(503);
    expect((await get("/_astro/board.222.js", "*/*")).status).toBe(503);
  });

  test("answers a page that is not built yet with a waiting page in its language", async () => {
    const answer = await get("/api/");
    expect(answer.headers.get("retry-after")).toBe("5");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await answer.text()).toContain("This page is being built");
    expect(await textOf("/fr/api/")).toContain("Cette page est en construction");
  });

  test("answers a file that is not built yet with plain text", async () => {
    const answer = await get("/service-worker.js", "*/*");
    expect(answer.status).toBe(503);
    expect(answer.headers.get("content-type")).toMatch(/^text\/plain/);
  });
});

describe("once the site is complete", () => {
  beforeEach(() => {
    build();
    server.complete();
  });

  test("serves the whole site at the same address", async () => {
    expect(await textOf("/play/")).toBe("complete play");
    expect(await textOf("/api/")).toBe("complete api");
    expect(await textOf("/_astro/board.222.js")).toBe("complete board");
  });

  test("still serves the assets of the first stage, but no other files of it", async () => {
    write("early", "only-early/index.html", "early");
    expect(await textOf("/_astro/board.111.js")).toBe("early board");
    expect((await get("/only-early/")).status).toBe(404);
  });

  test("answers a missing page with the site's 404 page", async () => {
    const answer = await get("/no-such-page/");
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe("nothing here");
  });
});

test("after a failed second build, keeps the first stage and reports the failure on other pages", async () => {
  server.fail();
  expect(await textOf("/play/")).toBe("early play");
  const answer = await get("/api/");
  expect(answer.status).toBe(500);
  expect(await answer.text()).toContain("This page could not be built");
});

test("listens on the next port if the first is taken", async () => {
  const taken = Number(new URL(server.url).port);
  const other = await serveSite({ ...stages, early: stages.complete }, taken);
  build();
  expect(Number(new URL(other.url).port)).toBeGreaterThan(taken);
  expect(await (await fetch(new URL("/play/", other.url))).text()).toBe("complete play");
  expect(await textOf("/play/")).toBe("early play");
  await other.close();
});

test("leaves requests for live matches to their own server, in both stages", async () => {
  const live = await serveSite(stages, 0, ({ url }, response, next) =>
    url === "/live.json" ? response.end("live") : next(),
  );
  const read = async (path: string): Promise<string> => (await fetch(new URL(path, live.url))).text();
  expect([await read("/live.json"), await read("/play/")]).toEqual(["live", "early play"]);
  build();
  live.complete();
  expect([await read("/live.json"), await read("/play/")]).toEqual(["live", "complete play"]);
  await live.close();
});
