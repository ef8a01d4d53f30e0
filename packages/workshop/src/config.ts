import { dirname } from "node:path";
import { defaultClientConditions, type InlineConfig, searchForWorkspaceRoot } from "vite";
import { PAGE_MODULE, PAGE_STYLE } from "./module-paths.ts";
import { type ModuleSources, virtualModules } from "./virtual-modules.ts";

/**
 * The Vite configuration that the server and the builds share. The author's own configuration is ignored, because it is for other tools.
 *
 * @param folder - the folder of the author's package
 */
export const commonConfig = (
  folder: string,
  conditions: readonly string[],
  sources: () => ModuleSources,
): InlineConfig => ({
  root: folder,
  configFile: false,
  envDir: false,
  publicDir: false,
  appType: "custom",
  resolve: { conditions: [...conditions, ...defaultClientConditions] },
  // all modules are ESM and served unbundled, which avoids late discovery and stale caches
  optimizeDeps: { noDiscovery: true, include: [] },
  server: {
    fs: {
      allow: [searchForWorkspaceRoot(folder), folder, dirname(PAGE_MODULE), dirname(PAGE_STYLE)],
    },
  },
  plugins: [virtualModules(sources)],
});
