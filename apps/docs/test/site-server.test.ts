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
/** Asks for a page as a browser does that goes there, or for a file. */
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

/** What the second build writes. */
function build(): void {
  write("complete", "play/index.html", "complete play");
  write("complete", "api/index.html", "complete api");
  write("complete", "_astro/board.222.js", "complete board");
  write("complete", "404.html", "nothing here");
}

describe("while the site is being built", () => {
  test("serves the first stage, and nothing of the second, however much of that is written", async () => {
    build();
    expect(await textOf("/play/")).toBe("early play");
    expect((await get("/api/")).status).toBe(503);
    expect((await get("/_astro/board.222.js", "*/*")).status).toBe(503);
  });

  test("answers for a page that is not built yet with one that says so, in its language", async () => {
    const answer = await get("/api/");
    expect(answer.headers.get("retry-after")).toBe("5");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await answer.text()).toContain("This page is being built");
    expect(await textOf("/fr/api/")).toContain("Cette page est en construction");
  });

  test("answers for a file that is not built yet with no page", async () => {
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

  test("serves all of it at the same address", async () => {
    expect(await textOf("/play/")).toBe("complete play");
    expect(await textOf("/api/")).toBe("complete api");
    expect(await textOf("/_astro/board.222.js")).toBe("complete board");
  });

  test("still has the assets of pages that were opened before, but no other file of that stage", async () => {
    write("early", "only-early/index.html", "early");
    expect(await textOf("/_astro/board.111.js")).toBe("early board");
    expect((await get("/only-early/")).status).toBe(404);
  });

  test("answers with the page of the site where there is none", async () => {
    const answer = await get("/no-such-page/");
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe("nothing here");
  });
});

test("where the second build fails, the first stage stays, and other pages say so", async () => {
  server.fail();
  expect(await textOf("/play/")).toBe("early play");
  const answer = await get("/api/");
  expect(answer.status).toBe(500);
  expect(await answer.text()).toContain("This page could not be built");
});

test("where the port is taken, listens on a later one", async () => {
  const taken = Number(new URL(server.url).port);
  const other = await serveSite({ ...stages, early: stages.complete }, taken);
  build();
  expect(Number(new URL(other.url).port)).toBeGreaterThan(taken);
  expect(await (await fetch(new URL("/play/", other.url))).text()).toBe("complete play");
  expect(await textOf("/play/")).toBe("early play");
  await other.close();
});
