import { pathToFileURL } from "node:url";
import type { GamePlugin, Result } from "@serpentarium/core";
import { parsePlugin } from "@serpentarium/core/plugin";
import { type InlineConfig, runnerImport } from "vite";

const configOf = (folder: string): InlineConfig => ({ root: folder, logLevel: "silent" });

/** Loads the plugin of an author's module, in TypeScript or JavaScript. Fails like `parsePlugin`; throws what the module throws. */
export async function loadPlugin(folder: string, entry: string): Promise<Result<GamePlugin>> {
  const { module } = await runnerImport<unknown>(pathToFileURL(entry).pathname, configOf(folder));
  return parsePlugin(module);
}

const DEPENDENCY_MODULE = "virtual:serpentarium-dependency";

/**
 * Loads the plugin of a dependency, from the modules that the package which depends on it imports: a variant is compared with its base
 * by the identity of what it takes over.
 */
export async function loadDependency(name: string, folder: string): Promise<Result<GamePlugin>> {
  const { module } = await runnerImport<unknown>(DEPENDENCY_MODULE, {
    ...configOf(folder),
    plugins: [
      {
        name: "serpentarium-workshop:dependency",
        resolveId: (id) => (id === DEPENDENCY_MODULE ? id : undefined),
        load: (id) =>
          id === DEPENDENCY_MODULE ? `export { default } from ${JSON.stringify(name)};` : undefined,
      },
    ],
  });
  return parsePlugin(module);
}
