import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient, createToken } from "@serpentarium/live/client";
import { expect, onTestFinished, test, vi } from "vitest";
import { MAIN } from "./engine-process.ts";

const FAILING = new URL("./fixtures/failing.ts", import.meta.url).pathname;

/** Starts a server in a process, with a plugin that fails when it is told to. */
async function startServer(hang = "") {
  const folder = mkdtempSync(join(tmpdir(), "serpentarium-serve-"));
  const args = [
    "serve",
    "--without-pages",
    "--port",
    "0",
    "--data",
    join(folder, "matches.sqlite"),
    "--plugin",
    FAILING,
  ];
  const child: ChildProcess = spawn(
    process.execPath,
    ["--no-warnings", "--conditions=@serpentarium/source", MAIN, ...args],
    { stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, LANG: "C", HANG: hang } },
  );
  onTestFinished(() => {
    child.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  });
  let [text, errors] = ["", ""];
  child.stdout?.on("data", (chunk) => {
    text += chunk;
  });
  child.stderr?.on("data", (chunk) => {
    errors += chunk;
  });
  const exited = once(child, "exit") as Promise<[code: number | null, signal: string | null]>;
  const url = await vi.waitUntil(() => /http:\S+\d/.exec(text)?.[0], { timeout: 120_000 });
  return { child, exited, url, errors: () => errors };
}

test("an error that nothing handles: what was acknowledged is stored, streams end, and a code tells the supervisor", async () => {
  const { child, exited, url, errors } = await startServer();
  const [match, invite] = [createToken(), createToken()];
  const ann = createClient({ url, match, secret: createToken() });
  await ann.send({ type: "create", game: "tic-tac-toe", invite });
  await ann.send({ type: "join", invite, name: "Ann" });
  const states: string[] = [];
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  ann.watch({ onEvent: () => {}, onConnection: (state) => states.push(state), signal: stop.signal });
  await vi.waitUntil(() => states[0] === "open", { timeout: 60_000 });
  child.kill("SIGUSR2");
  expect(await exited).toEqual([1, null]);
  expect(errors()).toContain("serpentarium: unexpected error: Error: a mistake of a plugin");
  await vi.waitUntil(() => states[1] === "waiting", { timeout: 60_000 });
});

test("a server whose errors nobody reads serves on, and ends when it has to", async () => {
  const { child, exited, url } = await startServer();
  child.stderr?.destroy();
  expect((await fetch(`${url}/live.json`)).status).toBe(200);
  child.kill("SIGUSR2");
  expect(await exited).toEqual([1, null]);
});

test.each([
  ["", 0, ""],
  ["close", 1, "not closed in time: the server"],
  ["timer", 1, "still open: "],
])("a stop where %j hangs ends, with code %i", async (hang, code, line) => {
  const { child, exited, errors } = await startServer(hang);
  child.kill("SIGTERM");
  expect(await exited).toEqual([code, null]);
  expect(errors()).toContain(line);
  if (code === 0) expect(errors()).toBe("");
});

test("a second signal stops at once", async () => {
  const { child, exited } = await startServer("close");
  child.kill("SIGTERM");
  const timer = setInterval(() => child.kill("SIGTERM"), 200);
  expect(await exited).toEqual([null, "SIGTERM"]);
  clearInterval(timer);
});
