import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { StaticHost } from "./static-host.ts";

const MAIN = fileURLToPath(new URL("../../../packages/cli/src/main.ts", import.meta.url));

/** Runs `serpentarium serve` at a free port, with a file of matches that is removed afterwards. */
export async function startServeCommand(...options: readonly string[]): Promise<StaticHost> {
  const folder = mkdtempSync(join(tmpdir(), "serpentarium-serve-"));
  const args = ["serve", "--port", "0", "--data", join(folder, "matches.sqlite"), ...options];
  const command = ["--no-warnings", "--conditions=@serpentarium/source", MAIN, ...args];
  const child = spawn(process.execPath, command, { stdio: ["ignore", "pipe", "inherit"] });
  const exited = once(child, "exit");
  let printed = "";
  for await (const chunk of child.stdout) {
    printed += chunk;
    const [url] = /http:\S+\d/.exec(printed) ?? [];
    if (url === undefined) continue;
    return {
      url,
      async close() {
        child.kill();
        await exited;
        rmSync(folder, { recursive: true });
      },
    };
  }
  throw new Error(`serve ended: ${printed}`);
}
