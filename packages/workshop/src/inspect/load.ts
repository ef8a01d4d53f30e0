import { pathToFileURL } from "node:url";
import type { GamePlugin, Result } from "@serpentarium/core";
import { parsePlugin } from "@serpentarium/core/plugin";
import { type InlineConfig, runnerImport } from "vite";

const configOf = (folder: string): InlineConfig => ({ root: folder, logLevel: "silent" });

/** Loads the plugin of an author's module, in TypeScript or JavaScript. Fails like `parsePlugin`; throws exceptions of the module. */
export async function loadPlugin(folder: string, entry: string): Promise<Result<GamePlugin>> {
  const { module } = await runnerImport<unknown>(pathToFileURL(entry).pathname, configOf(folder));
  return parsePlugin(module);
}

const DEPENDENCY_MODULE = "virtual:serpentarium-dependency";

/**
 * Loads the plugin of a dependency from the same modules that the dependent package imports: a variant is compared with its base by the
 * identity of inherited members.
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
