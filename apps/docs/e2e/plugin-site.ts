import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { promisify } from "node:util";

const root = join(import.meta.dirname, "..");
const astro = (...args: string[]): string[] => [join(root, "node_modules/astro/bin/astro.mjs"), ...args];
const run = promisify(execFile);

/** The output folder, separate from that of the published site. */
const OUTPUT_FOLDER = "test-results/other-site";

/** The base path of the site. */
const BASE_PATH = "/serpentarium";

/** Polls until the server responds. */
async function waitForAnswer(url: string): Promise<void> {
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

/** Builds and serves a site with additional plugins, below a base path. */
export class PluginSite {
  /** The URL of its home page, without the trailing slash. */
  readonly url: string;
  readonly folder = BASE_PATH;
  /** The absolute path of the build. */
  readonly dist = join(root, OUTPUT_FOLDER);
  readonly #server: ChildProcess;

  private constructor(url: string, server: ChildProcess) {
    this.url = url;
    this.#server = server;
  }

  /** Builds the site as a user would: with plugins from the environment, without edits. */
  static async build(plugins: readonly string[], port: number): Promise<PluginSite> {
    const origin = `http://127.0.0.1:${port}`;
    const deployment = { SITE_URL: origin, BASE_PATH };
    const env = {
      ...process.env,
      ...deployment,
      SERPENTARIUM_PLUGINS: plugins.join(),
      ASTRO_TELEMETRY_DISABLED: "1",
    };
    const options = { cwd: root, env };
    await run(process.execPath, astro("build", "--outDir", OUTPUT_FOLDER), {
      ...options,
      maxBuffer: 1 << 26,
    });
    const address = ["--host", "127.0.0.1", "--port", String(port)];
    const preview = astro("preview", "--ignore-lock", "--outDir", OUTPUT_FOLDER, ...address);
    const server = spawn(process.execPath, preview, { ...options, stdio: "ignore" });
    await waitForAnswer(`${origin}${BASE_PATH}/`).catch((error) => {
      server.kill();
      throw error;
    });
    return new PluginSite(origin + BASE_PATH, server);
  }

  async close(): Promise<void> {
    this.#server.kill();
    if (this.#server.exitCode === null) await once(this.#server, "exit");
  }
}
