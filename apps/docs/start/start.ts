/**
 * Builds the site and serves it: the pages to play on as soon as they are built, the whole site once that is. Both builds
 * are tasks of Turborepo, which has them at once when nothing has changed.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { serveSite } from "./site-server.ts";

const PORT = 4321;
const site = join(import.meta.dirname, "..");

let build: ChildProcess | undefined;

/** Runs a task of this package. Whether it succeeded. */
async function run(task: string): Promise<boolean> {
  build = spawn("turbo", ["run", task, "--filter=@serpentarium/docs", "--output-logs=errors-only"], {
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32",
    // it is served at the root, wherever it is deployed to
    env: { ...process.env, BASE_PATH: undefined },
  });
  const [code] = await once(build, "exit");
  build = undefined;
  return code === 0;
}

/** Ends the build, too; on Ctrl-C the terminal has told it already. */
function stop(): never {
  build?.kill();
  process.exit(0);
}
process.once("SIGINT", stop);
process.once("SIGTERM", stop);

console.log("Building the pages to play on…");
if (!(await run("build:play"))) {
  console.error("They could not be built; the reason is above.");
  process.exit(1);
}
const server = await serveSite({ early: join(site, ".astro/play"), complete: join(site, "dist") }, PORT);
console.log(`
  Play at ${server.url}

Rulebooks, guides, API pages and the search are being built now. They appear at the same address.`);
if (await run("build")) {
  server.complete();
  console.log(`The site is complete: ${server.url}`);
} else {
  server.fail();
  console.error(`The rest of the site could not be built; the reason is above. Play on at ${server.url}`);
}
