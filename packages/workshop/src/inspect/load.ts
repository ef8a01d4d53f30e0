import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { GamePlugin, Result } from "@serpentarium/core";
import { parsePlugin } from "@serpentarium/core/plugin";
import { runnerImport } from "vite";
import { findEntry } from "../plugin-package.ts";

/** Loads the plugin of an author's module, in TypeScript or JavaScript. Fails like `parsePlugin`; throws what the module throws. */
export async function loadPlugin(folder: string, entry: string): Promise<Result<GamePlugin>> {
  const { module } = await runnerImport<unknown>(pathToFileURL(entry).pathname, {
    root: folder,
    logLevel: "silent",
  });
  return parsePlugin(module);
}

/** Loads the plugin of a dependency, resolved by Node from the package that depends on it. */
export async function loadDependency(
  name: string,
  from: string,
  folder: string,
): Promise<Result<GamePlugin>> {
  try {
    const path = createRequire(join(from, "package.json")).resolve(name);
    return parsePlugin(await import(pathToFileURL(path).href));
  } catch {
    // a package that exports only "import" cannot be required
    return parsePlugin(await import(pathToFileURL(findEntry(folder)).href));
  }
}
