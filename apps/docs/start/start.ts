/**
 * Builds and serves the site: first the play pages, then the whole site. Both builds are Turborepo tasks, which are cached
 * when nothing has changed.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { serveSite } from "./site-server.ts";

const PORT = 4321;
const site = join(import.meta.dirname, "..");

let build: ChildProcess | undefined;

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
function stop(): never {
  build?.kill();
  process.exit(0);
}
process.once("SIGINT", stop);
process.once("SIGTERM", stop);

console.log("Building the play pages…");
if (!(await run("build:play"))) {
  console.error("The play pages could not be built; see the error above.");
  process.exit(1);
}
const server = await serveSite({ early: join(site, ".astro/play"), complete: join(site, "dist") }, PORT);
console.log(`
  Play at ${server.url}

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
