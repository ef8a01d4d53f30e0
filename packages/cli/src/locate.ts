import { existsSync, realpathSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { isAbsolute, join, resolve } from "node:path";
import { exports as resolveExports } from "resolve.exports";
import { commandFailure } from "./command-error.ts";
import { type Manifest, readManifest } from "./manifest.ts";

/** The folder of a package, or a module, given by package name or path. */
export interface PackageLocation {
  readonly path: string;
  readonly origin: "installed" | "path";
}

/** The conditions of the `--conditions` flag, for resolving `exports`. */
const CONDITIONS = [...process.execArgv, ...(process.env["NODE_OPTIONS"] ?? "").split(/\s+/)].flatMap(
  (flag) => /^(?:-C|--conditions)=(.+)$/.exec(flag)?.slice(1) ?? [],
);

/** The path that a package exports under `.` or a subpath, within the package. */
function exportedPath({ name = "", exports }: Manifest, subpath: string): string | undefined {
  try {
    // the library accepts any value, and throws if it finds no path
    return resolveExports({ name, exports }, subpath, { conditions: CONDITIONS })?.[0];
  } catch {
    return undefined;
  }
}

/** The module at a path: the file itself, or the main module of the package in a folder. @throws CommandError */
export function resolveEntry(path: string): string {
  if (!statSync(path).isDirectory()) return path;
  const manifest = readManifest(path);
  if (manifest === undefined) return join(path, "index.js");
  if (!manifest.ok) {
    const { message } = manifest.error;
    throw commandFailure({ id: "cli.files.problem", data: { file: path, problem: message } });
  }
  const { main } = manifest.value;
  return join(path, exportedPath(manifest.value, ".") ?? (typeof main === "string" ? main : "index.js"));
}

/** The module that the package in a folder exports under a subpath such as `./teaching`, if any. */
export function resolveExport(folder: string, subpath: `./${string}`): string | undefined {
  const manifest = readManifest(folder);
  const path = manifest?.ok ? exportedPath(manifest.value, subpath) : undefined;
  return path === undefined ? undefined : join(folder, path);
}

/** The folder of an installed package, seen from the current folder or from this program. */
function installedFolder(name: string): string | undefined {
  const requires = [createRequire(join(process.cwd(), "package.json")), createRequire(import.meta.url)];
  const folders = requires.flatMap((require) => require.resolve.paths(name) ?? []);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** Locates a path or else an installed package: first from the current folder, then among the program's dependencies. */
export function locate(specifier: string): PackageLocation | undefined {
  const path = resolve(specifier);
  if (existsSync(path)) return { path: realpathSync(path), origin: "path" };
  const isBare = !(specifier === "" || specifier.startsWith(".") || isAbsolute(specifier));
  const folder = isBare ? installedFolder(specifier) : undefined;
  return folder === undefined ? undefined : { path: realpathSync(folder), origin: "installed" };
}
