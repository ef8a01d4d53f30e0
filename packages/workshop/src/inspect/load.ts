import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin, Result } from "@serpentarium/core";
import { parsePlugin } from "@serpentarium/core/plugin";
import { runnerImport } from "vite";
import { entryOf } from "../plugin-package.ts";

/** The plugin of a module of the author's, in TypeScript or not. Fails like `parsePlugin`; throws what the module throws. */
export async function loadPlugin(folder: string, entry: string): Promise<Result<Plugin>> {
  const { module } = await runnerImport<unknown>(pathToFileURL(entry).pathname, {
    root: folder,
    logLevel: "silent",
  });
  return parsePlugin(module);
}

/** The plugin of a package that another one depends on, as Node finds it from there. */
export async function loadInstalled(name: string, from: string, folder: string): Promise<Result<Plugin>> {
  try {
    const path = createRequire(join(from, "package.json")).resolve(name);
    return parsePlugin(await import(pathToFileURL(path).href));
  } catch {
    // a package that only says "import" cannot be required
    return parsePlugin(await import(pathToFileURL(entryOf(folder)).href));
  }
}
