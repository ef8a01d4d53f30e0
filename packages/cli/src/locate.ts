import { existsSync, realpathSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { isAbsolute, join, resolve } from "node:path";
import { failed } from "./command-error.ts";
import { readManifest } from "./manifest.ts";

/** Where something lies that was asked for by package name or by path. */
export interface Place {
  readonly path: string;
  readonly origin: "installed" | "path";
}

/** The conditions under which `exports` are read: Node's own, and those that it was started with. */
const CONDITIONS = new Set([
  ...[...process.execArgv, ...(process.env["NODE_OPTIONS"] ?? "").split(/\s+/)].flatMap(
    (flag) => /^(?:-C|--conditions)=(.+)$/.exec(flag)?.slice(1) ?? [],
  ),
  "import",
  "node",
  "default",
]);

/** The path that a value of `exports` leads to. */
function target(exported: unknown): string | undefined {
  if (typeof exported === "string") return exported;
  if (typeof exported !== "object" || exported === null) return undefined;
  for (const [condition, value] of Object.entries(exported)) {
    const found = condition === "." || CONDITIONS.has(condition) ? target(value) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The module that a path leads to: itself, or the main module of the package in a folder. @throws CommandError */
export function entryOf(path: string): string {
  if (!statSync(path).isDirectory()) return path;
  const manifest = readManifest(path);
  if (manifest === undefined) return join(path, "index.js");
  if (manifest.ok)
    return join(path, target(manifest.value.exports) ?? target(manifest.value.main) ?? "index.js");
  const { en, fr } = manifest.error.message;
  throw failed(`${path}: ${en}`, `${path} : ${fr}`);
}

/** The module that the package in a folder exports under a subpath such as `./teaching`, if it does. */
export function subpathOf(folder: string, subpath: `./${string}`): string | undefined {
  const manifest = readManifest(folder);
  const exported = manifest?.ok ? manifest.value.exports : undefined;
  if (typeof exported !== "object" || exported === null) return undefined;
  const found = target(Object.entries(exported).find(([key]) => key === subpath)?.[1]);
  return found === undefined ? undefined : join(folder, found);
}

/** The package that is installed under a name, from here or from the program itself. */
function installedAt(name: string): string | undefined {
  const requires = [createRequire(join(process.cwd(), "package.json")), createRequire(import.meta.url)];
  const folders = requires.flatMap((require) => require.resolve.paths(name) ?? []);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** Where a path leads or, failing that, a package: from here, then among the program's own; or nothing. */
export function locate(specifier: string): Place | undefined {
  const path = resolve(specifier);
  if (existsSync(path)) return { path: realpathSync(path), origin: "path" };
  const isBare = !(specifier === "" || specifier.startsWith(".") || isAbsolute(specifier));
  const folder = isBare ? installedAt(specifier) : undefined;
  return folder === undefined ? undefined : { path: realpathSync(folder), origin: "installed" };
}
