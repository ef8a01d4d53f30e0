import { existsSync, realpathSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { isAbsolute, join, resolve } from "node:path";
import { exports as resolveExports } from "resolve.exports";
import { type Manifest, readManifest } from "./manifest.ts";

/** The location of a possible plugin. */
export interface PluginLocation {
  /** The requested name or path. */
  readonly name: string;
  /** The folder of its package, or its module. */
  readonly path: string;
  readonly origin: "installed" | "path";
}

/** The `exports` conditions of this process, without Node's own. */
export const processConditions = (): readonly string[] =>
  [...process.execArgv, ...(process.env["NODE_OPTIONS"] ?? "").split(/\s+/)].flatMap(
    (flag) => /^(?:-C|--conditions)=(.+)$/.exec(flag)?.slice(1) ?? [],
  );

/** The path that a package exports under `.` or a subpath, within the package. */
function exportedPath(
  { name = "", exports }: Manifest,
  subpath: string,
  conditions = processConditions(),
): string | undefined {
  try {
    // the library accepts any value, and throws if it finds no path
    return resolveExports({ name, exports }, subpath, { conditions })?.[0];
  } catch {
    return undefined;
  }
}

/**
 * The module at a path: the file itself, or the main module of the package in a folder. It need not exist.
 *
 * @param conditions - for resolving `exports`; defaults to those of this process
 */
export function resolveEntry(path: string, conditions?: readonly string[]): string {
  if (!statSync(path).isDirectory()) return path;
  const manifest = readManifest(path);
  const main = manifest?.ok
    ? (exportedPath(manifest.value, ".", conditions) ?? manifest.value.main)
    : undefined;
  return join(path, typeof main === "string" ? main : "index.js");
}

/** The module that the package in a folder exports under a subpath such as `./teaching`, if any. */
export function resolveExport(folder: string, subpath: `./${string}`): string | undefined {
  const manifest = readManifest(folder);
  const path = manifest?.ok ? exportedPath(manifest.value, subpath) : undefined;
  return path === undefined ? undefined : join(folder, path);
}

/** The folder of an installed package, as seen from the first folder that finds it. */
function installedFolder(name: string, from: readonly string[]): string | undefined {
  return from
    .flatMap((folder) => createRequire(join(folder, "package.json")).resolve.paths(name) ?? [])
    .map((modules) => join(modules, name))
    .find((path) => existsSync(path));
}

/**
 * Locates a path or an installed package.
 *
 * @param from - the folders in which to look for packages, in order
 */
export function locatePlugin(
  specifier: string,
  from: readonly string[] = [process.cwd()],
): PluginLocation | undefined {
  const path = resolve(specifier);
  if (existsSync(path)) return { name: specifier, path: realpathSync(path), origin: "path" };
  const isBare = !(specifier === "" || specifier.startsWith(".") || isAbsolute(specifier));
  const folder = isBare ? installedFolder(specifier, from) : undefined;
  return folder === undefined
    ? undefined
    : { name: specifier, path: realpathSync(folder), origin: "installed" };
}
