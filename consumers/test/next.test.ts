import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { transform } from "esbuild";
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from "vitest";
import { freePort } from "../../apps/docs/e2e/free-port.ts";
import { createProject, install, writeProjectFile } from "../src/project.ts";
import { output } from "../src/run.ts";
import { workspace } from "../src/tools.ts";
import { skipReason, useChromium } from "./chromium.ts";

const PACKAGES = ["core", "board", "live", "pantarei"].map((name) => `@serpentarium/${name}`);
const LIBRARIES = ["next", "react", "react-dom", "xstate", "@xstate/react"];

// the install and the build take half a minute
describe.skipIf(!process.env["TEST_FULL"])("an application of Next", () => {
  const project = createProject(inject("pnpm").env["HOME"]);
  const options = { cwd: project.folder, env: { ...project.env, NEXT_TELEMETRY_DISABLED: "1" } };
  const browser = useChromium();
  const pathOf = (file: string): string => join(project.folder, file);

  beforeAll(async () => {
    await install(project, "pnpm", inject("registry"), [...PACKAGES, ...LIBRARIES]);
    cpSync(join(workspace, "consumers/programs/next"), project.folder, { recursive: true });
    cpSync(join(workspace, "apps/docs/snippets/servers/live.ts"), pathOf("live.ts"));
    const board = readFileSync(join(workspace, "consumers/programs/react-board.tsx"), "utf8");
    const { code } = await transform(board, { loader: "tsx", jsx: "preserve" });
    writeProjectFile(project, "app/match.jsx", code);
    await output(process.execPath, [pathOf("node_modules/next/dist/bin/next"), "build"], options);
  });
  afterAll(() => rmSync(project.folder, { recursive: true, force: true }));

  /** Starts the server of the guide. Returns its address. */
  async function start(): Promise<string> {
    const url = `http://127.0.0.1:${await freePort()}`;
    const env = { ...options.env, NODE_ENV: "production" as const, PORT: new URL(url).port };
    const child = spawn(process.execPath, ["server.ts"], { ...options, env, stdio: "inherit" });
    const exited = once(child, "exit");
    onTestFinished(async () => {
      child.kill();
      await exited;
    });
    const isReady = () => fetch(url).catch(() => undefined);
    while (child.exitCode === null && !(await isReady()));
    return url;
  }

  test("the built page has the board and the log", () => {
    const html = readFileSync(pathOf(".next/server/app/index.html"), "utf8");
    expect(html).toMatch(/A page of Next.*<serpent-board theme="dark"><\/serpent-board><ol><\/ol>/);
  });

  test("its server answers commands of live matches", async () => {
    const url = await start();
    const create = { type: "create", id: "1".repeat(22), game: "pantarei", invite: "2".repeat(22) };
    const request = { method: "POST", body: JSON.stringify(create) };
    const answer = await fetch(`${url}/matches/${"3".repeat(22)}/commands`, request);
    expect(await answer.json()).toEqual({ n: 0 });
    expect((await fetch(`${url}/nothing`)).status).toBe(404);
  });

  test.skipIf(skipReason)(
    "the hydrated board is drawn, and tells the component what was played",
    async () => {
      const page = await browser().newPage();
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(String(error)));
      page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
      await page.goto(await start());
      const targets = page.locator('serpent-board [data-target]:not([aria-disabled="true"])');
      const log = page.locator("main > ol > li");
      for (let presses = 0; presses < 20 && (await log.count()) === 0; presses++)
        await targets.nth(presses % (await targets.count().then((count) => count || 1))).press("Enter");
      expect(await log.first().textContent()).toMatch(/^Player \d/);
      expect(errors).toEqual([]);
      await page.close();
    },
  );
});
