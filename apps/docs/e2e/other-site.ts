import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { promisify } from "node:util";

const root = join(import.meta.dirname, "..");
const astro = (...args: string[]): string[] => [join(root, "node_modules/astro/bin/astro.mjs"), ...args];
const run = promisify(execFile);

/** Where the site stands that is built with other plugins; the one that is published is never touched. */
const OUT = "test-results/other-site";

/** The folder of its host that the other site is put in. */
const FOLDER = "/serpentarium";

/** Asks until there is an answer. */
async function answered(url: string): Promise<void> {
  for (let i = 0; i < 900; i++) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no answer from ${url}`);
}

/** A site that was built with plugins beside those of this one, for a folder of a host, and is served. */
export class OtherSite {
  /** The address of its first page, but for the slash at the end. */
  readonly url: string;
  readonly folder = FOLDER;
  /** The folder on this machine that it was built into. */
  readonly dist = join(root, OUT);
  readonly #server: ChildProcess;

  private constructor(url: string, server: ChildProcess) {
    this.url = url;
    this.#server = server;
  }

  /** Builds it as anybody would: with the plugins in the environment, and no edit. */
  static async build(plugins: readonly string[], port: number): Promise<OtherSite> {
    const origin = `http://127.0.0.1:${port}`;
    const where = { SITE_URL: origin, BASE_PATH: FOLDER };
    const env = {
      ...process.env,
      ...where,
      SERPENTARIUM_PLUGINS: plugins.join(),
      ASTRO_TELEMETRY_DISABLED: "1",
    };
    const options = { cwd: root, env };
    await run(process.execPath, astro("build", "--outDir", OUT), { ...options, maxBuffer: 1 << 26 });
    const place = ["--host", "127.0.0.1", "--port", String(port)];
    const preview = astro("preview", "--ignore-lock", "--outDir", OUT, ...place);
    const server = spawn(process.execPath, preview, { ...options, stdio: "ignore" });
    await answered(`${origin}${FOLDER}/`).catch((error) => {
      server.kill();
      throw error;
    });
    return new OtherSite(origin + FOLDER, server);
  }

  async close(): Promise<void> {
    this.#server.kill();
    if (this.#server.exitCode === null) await once(this.#server, "exit");
  }
}
