import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createProject, install, type Project } from "../src/project.ts";
import { type RunResult, run } from "../src/run.ts";

let project: Project;
const serpentarium = (...args: readonly string[]): Promise<RunResult> => {
  const program = join(project.folder, "node_modules/serpentarium/dist/main.js");
  return run(process.execPath, [program, ...args], { cwd: project.folder, env: project.env });
};

beforeAll(async () => {
  project = createProject(inject("npm").env["HOME"]);
  await install(project, "npm", inject("registry"), ["serpentarium"]);
});
afterAll(() => rmSync(project.folder, { recursive: true, force: true }));

test("the command line runs without the packages for pages and queues, and tells which to install", async () => {
  for (const name of ["@observablehq/plot", "linkedom", "bullmq", "ioredis", "@serpentarium/live", "pg"])
    expect(existsSync(join(project.folder, "node_modules", name)), name).toBe(false);
  const played = await serpentarium("play", "pantarei", "--players", "random", "--seed", "1");
  expect([played.code, played.stderr]).toEqual([0, ""]);
  const lab = ["lab", "pantarei", "--games", "2", "--workers", "1"];
  expect((await serpentarium(...lab)).code).toBe(0);
  const withPage = await serpentarium(...lab, "--html", "report.html");
  expect(withPage.stderr).toBe(
    "serpentarium: --html needs two more packages: npm install @observablehq/plot linkedom\n",
  );
  expect([withPage.code, withPage.stdout]).toEqual([2, ""]);
  const withQueue = await serpentarium("lab", "pantarei", "--queue", "redis://127.0.0.1:1");
  expect(withQueue.stderr).toContain("--queue needs two more packages: npm install bullmq ioredis\n");
  const server = await serpentarium("serve");
  expect(server.stderr).toBe("serpentarium: serve needs one more package: npm install @serpentarium/live\n");
  await install(project, "npm", inject("registry"), ["@observablehq/plot", "linkedom"]);
  expect((await serpentarium(...lab, "--html", "report.html")).code).toBe(0);
  expect(existsSync(join(project.folder, "report.html"))).toBe(true);
  await install(project, "npm", inject("registry"), ["@serpentarium/live"]);
  // an address that no machine has
  const withoutPages = await serpentarium("serve", "--hostname", "192.0.2.1");
  expect(withoutPages.stderr).toContain(
    "no pages to play on: they need one more package, npm install @serpentarium/workshop\n",
  );
});
