/**
 * Serves live matches and builds and serves the site: first the play pages, then the whole site. Both builds are Turborepo tasks, which are cached
 * when nothing has changed.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { type LiveMatches, openMatches } from "./matches.ts";
import { serveSite } from "./site-server.ts";

const PORT = 4321;
const site = join(import.meta.dirname, "..");

let build: ChildProcess | undefined;
let matches: LiveMatches | undefined;

/** Runs a task of this package. @returns whether it succeeded */
async function run(task: string): Promise<boolean> {
  build = spawn("turbo", ["run", task, "--filter=@serpentarium/docs", "--output-logs=errors-only"], {
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32",
    // locally the site is served at the root
    env: { ...process.env, BASE_PATH: undefined },
  });
  const [code] = await once(build, "exit");
  build = undefined;
  return code === 0;
}

/** Stops the build and exits; on Ctrl-C the terminal signals the build as well. */
async function stop(): Promise<never> {
  build?.kill();
  await matches?.close();
  process.exit(0);
}
process.once("SIGINT", stop);
process.once("SIGTERM", stop);

console.log("Building the play pages…");
if (!(await run("build:play"))) {
  console.error("The play pages could not be built; see the error above.");
  process.exit(1);
}
matches = await openMatches(join(site, ".astro/matches.sqlite"));
const stages = { early: join(site, ".astro/play"), complete: join(site, "dist") };
const server = await serveSite(stages, PORT, matches.serve);
console.log(`
  Play at ${server.url}
  Live: open a match there, and its link in another browser of this machine.

Rulebooks, guides, API pages and search are being built now and will appear at the same address.`);
if (await run("build")) {
  server.complete();
  console.log(`The site is complete: ${server.url}`);
} else {
  server.fail();
  console.error(
    `The rest of the site could not be built; see the error above. You can still play at ${server.url}`,
  );
}
