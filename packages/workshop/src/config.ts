import { dirname } from "node:path";
import { defaultClientConditions, type InlineConfig, searchForWorkspaceRoot } from "vite";
import { PAGE_MODULE, PAGE_STYLE } from "./module-paths.ts";
import type { PageData } from "./page/page-data.ts";
import type { PluginPackage } from "./plugin-package.ts";
import { virtualModules } from "./virtual-modules.ts";

/** The Vite configuration that the server and the build share. The author's own configuration is for other tools and ignored. */
export const commonConfig = (
  pluginPackage: PluginPackage,
  conditions: readonly string[],
  setup: () => PageData,
): InlineConfig => ({
  root: pluginPackage.folder,
  configFile: false,
  envDir: false,
  publicDir: false,
  appType: "custom",
  resolve: { conditions: [...conditions, ...defaultClientConditions] },
  // all modules are ESM and served as they are, which avoids late discovery and stale caches
  optimizeDeps: { noDiscovery: true, include: [] },
  server: {
    fs: {
      allow: [
        searchForWorkspaceRoot(pluginPackage.folder),
        pluginPackage.folder,
        dirname(PAGE_MODULE),
        dirname(PAGE_STYLE),
      ],
    },
  },
  plugins: [virtualModules(pluginPackage, setup)],
});
