import { createServer, mergeConfig, type ViteDevServer } from "vite";
import { commonConfig } from "./config.ts";
import type { PluginPackage } from "./plugin-package.ts";
import { reloading } from "./reloading.ts";

/** How the page is served. */
export interface ServeOptions {
  /** Another one is taken where it is not free; 0 for any. */
  readonly port?: number;
  /** Whether other machines can reach it. */
  readonly host?: boolean;
  readonly open?: boolean;
  /** The conditions under which `exports` are read, beside Vite's own. */
  readonly conditions?: readonly string[];
  readonly isQuiet?: boolean;
}

/** A server of the page of a plugin; `listen()` starts it. */
export function createWorkshop(home: PluginPackage, options: ServeOptions = {}): Promise<ViteDevServer> {
  const { port = 4321, host = false, open = false, conditions = [], isQuiet = false } = options;
  const common = commonConfig(home, conditions, () => ({ name: home.name, report: null }));
  return createServer(
    mergeConfig(common, {
      clearScreen: false,
      logLevel: isQuiet ? "silent" : "warn",
      // errors are told on the page itself
      server: { port, host, open, hmr: { overlay: false } },
      plugins: [reloading(home, conditions)],
    }),
  );
}
