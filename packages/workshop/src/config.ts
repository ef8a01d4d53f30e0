import { dirname } from "node:path";
import { defaultClientConditions, type InlineConfig, searchForWorkspaceRoot } from "vite";
import { pageModules } from "./modules.ts";
import type { Setup } from "./page/setup.ts";
import type { PluginPackage } from "./plugin-package.ts";
import { PAGE, STYLE } from "./running-from.ts";

/** What of Vite's configuration page and server share. The author's own one is for other tools and is not read. */
export const commonConfig = (
  home: PluginPackage,
  conditions: readonly string[],
  setup: () => Setup,
): InlineConfig => ({
  root: home.folder,
  configFile: false,
  envDir: false,
  publicDir: false,
  appType: "custom",
  resolve: { conditions: [...conditions, ...defaultClientConditions] },
  // everything here is ESM: served as it is, so that nothing is found late and no cache can be stale
  optimizeDeps: { noDiscovery: true, include: [] },
  server: {
    fs: { allow: [searchForWorkspaceRoot(home.folder), home.folder, dirname(PAGE), dirname(STYLE)] },
  },
  plugins: [pageModules(home, setup)],
});
