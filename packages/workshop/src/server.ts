import { createServer, mergeConfig, type ViteDevServer } from "vite";
import { commonConfig } from "./config.ts";
import type { PluginPackage } from "./plugin-package.ts";
import { reloadPlugin } from "./reload-plugin.ts";
import { pageSources } from "./virtual-modules.ts";

/** Options of the server. */
export interface ServeOptions {
  /** The port, or the next free one; 0 for any. Defaults to 4321. */
  readonly port?: number;
  /** Whether other machines can reach it. */
  readonly host?: boolean;
  readonly open?: boolean;
  /** The `exports` conditions, in addition to Vite's own. */
  readonly conditions?: readonly string[];
  readonly isQuiet?: boolean;
}

export function createWorkshopServer(
  pluginPackage: PluginPackage,
  options: ServeOptions = {},
): Promise<ViteDevServer> {
  const { port = 4321, host = false, open = false, conditions = [], isQuiet = false } = options;
  const { name, folder } = pluginPackage;
  const sources = () => pageSources(pluginPackage, () => ({ name, report: null }));
  return createServer(
    mergeConfig(commonConfig(folder, conditions, sources), {
      clearScreen: false,
      logLevel: isQuiet ? "silent" : "warn",
      // the page shows errors itself
      server: { port, host, open, hmr: { overlay: false } },
      plugins: [reloadPlugin(pluginPackage, conditions)],
    }),
  );
}
