import { existsSync, realpathSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { isAbsolute, join, resolve } from "node:path";
import { commandFailure } from "./command-error.ts";
import { readManifest } from "./manifest.ts";

/** The folder of a package, or a module, given by package name or path. */
export interface PackageLocation {
  readonly path: string;
  readonly origin: "installed" | "path";
}

/** The conditions for resolving `exports`: those of Node and those of the `--conditions` flag. */
const CONDITIONS = new Set([
  ...[...process.execArgv, ...(process.env["NODE_OPTIONS"] ?? "").split(/\s+/)].flatMap(
    (flag) => /^(?:-C|--conditions)=(.+)$/.exec(flag)?.slice(1) ?? [],
  ),
  "import",
  "node",
  "default",
]);

/** Resolves a value of `exports` to a path. */
function resolveTarget(exported: unknown): string | undefined {
  if (typeof exported === "string") return exported;
  if (typeof exported !== "object" || exported === null) return undefined;
  for (const [condition, value] of Object.entries(exported)) {
    const found = condition === "." || CONDITIONS.has(condition) ? resolveTarget(value) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The module at a path: the file itself, or the main module of the package in a folder. @throws CommandError */
export function resolveEntry(path: string): string {
  if (!statSync(path).isDirectory()) return path;
  const manifest = readManifest(path);
  if (manifest === undefined) return join(path, "index.js");
  if (manifest.ok)
    return join(
      path,
      resolveTarget(manifest.value.exports) ?? resolveTarget(manifest.value.main) ?? "index.js",
    );
  const { en, fr } = manifest.error.message;
  throw commandFailure(`${path}: ${en}`, `${path} : ${fr}`);
}

/** The module that the package in a folder exports under a subpath such as `./teaching`, if any. */
export function resolveExport(folder: string, subpath: `./${string}`): string | undefined {
  const manifest = readManifest(folder);
  const exported = manifest?.ok ? manifest.value.exports : undefined;
  if (typeof exported !== "object" || exported === null) return undefined;
  const found = resolveTarget(Object.entries(exported).find(([key]) => key === subpath)?.[1]);
  return found === undefined ? undefined : join(folder, found);
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
