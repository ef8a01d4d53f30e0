import { lstatSync, realpathSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import type { Message } from "@serpentarium/core";
import type { PluginLocation } from "./locate.ts";
import { enclosingPackage, type PluginField, readPluginField, withAncestors } from "./manifest.ts";

/** A package whose package.json declares a plugin; none of its code has run yet. `name` is the installed name. */
export interface PluginPackage extends PluginLocation, PluginField {}

/** A package that was skipped, and the reason. */
export interface SkippedPackage {
  readonly name: string;
  readonly reason: Message;
}

/** The plugins that were found, and the packages that were skipped. */
export interface Discovery {
  /** The current package comes first. */
  readonly packages: readonly PluginPackage[];
  readonly skipped: readonly SkippedPackage[];
}

/** The folder of a dependency outside the surrounding `node_modules`, as with Plug'n'Play or NODE_PATH. */
function resolvePackageFolder(name: string, from: string): string | undefined {
  try {
    return dirname(createRequire(join(from, "package.json")).resolve(`${name}/package.json`));
  } catch {
    return undefined;
  }
}

/** Whether a path exists, including dangling symbolic links. */
const pathExists = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false }) !== undefined;

/** The folders of the installed dependencies of a package by name; the nearest `node_modules` has priority, as in Node. */
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

const FOREIGN_OWNER: Message = { id: "plugins.foreign-owner" };

/**
 * Finds the plugins of a folder: the package that contains it, and the dependencies of that package. Other packages installed around it are
 * not trusted. Only package.json files are read. A broken one is skipped with the reason, and so is a surrounding package that belongs to
 * another user.
 */
export function discoverPlugins(from: string = process.cwd()): Discovery {
  const start = resolve(from);
  const own = enclosingPackage(start);
  const packages: PluginPackage[] = [];
  const skipped: SkippedPackage[] = [];
  if (!own) return { packages, skipped };
  const ownName = (own.manifest.ok && own.manifest.value.name) || own.folder;
  if (own.folder !== start && hasForeignOwner(own.folder))
    return { packages, skipped: [{ name: ownName, reason: FOREIGN_OWNER }] };
  const seen = new Set<string>();
  const visit = (name: string, folder: string, origin: PluginPackage["origin"]): void => {
    const field = readPluginField(folder);
    if (field === undefined) return;
    if (!field.ok) {
      skipped.push({ name, reason: field.error.message });
      return;
    }
    const path = realpathSync(folder);
    if (seen.has(path)) return;
    seen.add(path);
    packages.push({ name, path, origin, ...field.value });
  };
  visit(ownName, own.folder, "path");
  const names = own.manifest.ok ? own.manifest.value.dependencies : [];
  for (const [name, folder] of locateDependencies(own.folder, names)) visit(name, folder, "installed");
  return { packages, skipped };
}

/** Finds the package of a game by its id among the plugins of a folder, for example of a variant's base. */
export const discoverGame = (id: string, from?: string): PluginPackage | undefined =>
  discoverPlugins(from).packages.find(({ games }) => games.includes(id));
