import { lstatSync, realpathSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import type { Message } from "@serpentarium/core";
import { type PluginField, readManifest } from "./manifest.ts";

/** A package whose package.json declares a plugin; none of its code has run yet. */
export interface PluginPackage extends PluginField {
  /** The name under which it is installed; for the current package its own name. */
  readonly name: string;
  readonly folder: string;
  /** `path` for the current package. */
  readonly origin: "installed" | "path";
}

/** A package that was skipped, and the reason. */
export interface SkippedPackage {
  readonly name: string;
  readonly folder: string;
  readonly reason: Message;
}

/** The plugins that were found, and the packages that were skipped. */
export interface Discovery {
  /** The current package comes first. */
  readonly packages: readonly PluginPackage[];
  readonly skipped: readonly SkippedPackage[];
}

/** A folder and its ancestors, innermost first. */
function withAncestors(folder: string): string[] {
  const parent = dirname(folder);
  return parent === folder ? [folder] : [folder, ...withAncestors(parent)];
}

/** The folder of a dependency outside the surrounding `node_modules`, as with Plug'n'Play or NODE_PATH. */
function resolvePackageFolder(name: string, from: string): string | undefined {
  try {
    return dirname(createRequire(join(from, "package.json")).resolve(`${name}/package.json`));
  } catch {
    return undefined;
  }
}

/** The nearest package that contains a folder or a module. */
export function enclosingPackage(path: string) {
  for (const folder of withAncestors(path)) {
    const manifest = readManifest(folder);
    if (manifest) return { folder, manifest };
  }
  return undefined;
}

/** Whether a path exists, dangling symbolic links included. */
const pathExists = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false }) !== undefined;

/** The folders of the installed dependencies of a package by name; the nearest `node_modules` counts, as in Node. */
function locateDependencies(folder: string, names: readonly string[]): ReadonlyMap<string, string> {
  const around = withAncestors(folder).map((outer) => join(outer, "node_modules"));
  const found = new Map<string, string>();
  for (const name of names) {
    const location =
      around.map((modules) => join(modules, name)).find(pathExists) ?? resolvePackageFolder(name, folder);
    if (location !== undefined) found.set(name, location);
  }
  return found;
}

/** Whether a package.json is owned by a user other than root and the user of this process. */
function hasForeignOwner(folder: string): boolean {
  const user = process.getuid?.();
  const { uid } = lstatSync(join(folder, "package.json"));
  return user !== undefined && uid !== user && uid !== 0;
}

const FOREIGN_OWNER: Message = { id: "cli.plugins.foreign-owner" };

/**
 * Finds the plugins of a folder: the package that contains it, and the dependencies of that package. Other packages
 * installed around it are not trusted. Only package.json files are read. A broken one is skipped with the reason, and so
 * is a surrounding package that belongs to another user.
 */
export function discoverPlugins(from: string = process.cwd()): Discovery {
  const start = resolve(from);
  const own = enclosingPackage(start);
  const packages: PluginPackage[] = [];
  const skipped: SkippedPackage[] = [];
  if (!own) return { packages, skipped };
  const ownName = (own.manifest.ok && own.manifest.value.name) || own.folder;
  if (own.folder !== start && hasForeignOwner(own.folder)) {
    return { packages, skipped: [{ name: ownName, folder: own.folder, reason: FOREIGN_OWNER }] };
  }
  const seen = new Set<string>();
  const visit = (name: string, folder: string, origin: PluginPackage["origin"]): void => {
    const manifest = readManifest(folder);
    if (manifest === undefined) return;
    if (!manifest.ok) skipped.push({ name, folder, reason: manifest.error.message });
    if (!(manifest.ok && manifest.value.plugin)) return;
    const real = realpathSync(folder);
    if (seen.has(real)) return;
    seen.add(real);
    packages.push({ name, folder: real, origin, ...manifest.value.plugin });
  };
  visit(ownName, own.folder, "path");
  const names = own.manifest.ok ? own.manifest.value.dependencies : [];
  for (const [name, folder] of locateDependencies(own.folder, names)) visit(name, folder, "installed");
  return { packages, skipped };
}
