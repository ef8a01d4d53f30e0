import { lstatSync, realpathSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import type { Text } from "@serpentarium/core";
import { type PluginField, readManifest } from "./manifest.ts";

/** A package whose package.json says that it is a plugin; nothing of it has been run yet. */
export interface PluginPackage extends PluginField {
  /** The name under which it is installed; of the package in which one stands, its own. */
  readonly name: string;
  readonly folder: string;
  /** `path`: it is the package in which one stands. */
  readonly origin: "installed" | "path";
}

/** A package that could not be taken, and why. */
export interface Skipped {
  readonly name: string;
  readonly folder: string;
  readonly why: Text;
}

/** The plugins that were found, and the packages that were passed over. */
export interface Discovery {
  /** The package in which one stands first. */
  readonly packages: readonly PluginPackage[];
  readonly skipped: readonly Skipped[];
}

/** A folder and those around it, from the inside out. */
function foldersFrom(folder: string): string[] {
  const parent = dirname(folder);
  return parent === folder ? [folder] : [folder, ...foldersFrom(parent)];
}

/** Where a dependency lies that no `node_modules` around shows, as with Plug'n'Play or NODE_PATH. */
function folderOf(name: string, from: string): string | undefined {
  try {
    return dirname(createRequire(join(from, "package.json")).resolve(`${name}/package.json`));
  } catch {
    return undefined;
  }
}

/** The nearest package in which a folder lies. */
function ownPackage(folders: readonly string[]) {
  for (const folder of folders) {
    const manifest = readManifest(folder);
    if (manifest) return { folder, manifest };
  }
  return undefined;
}

/** Whether anything lies somewhere, if only a link that leads nowhere. */
const isThere = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false }) !== undefined;

/** Where the dependencies of a package lie that are installed: the nearest of a name counts, as in Node. */
function dependenciesFrom(folder: string, names: readonly string[]): ReadonlyMap<string, string> {
  const around = foldersFrom(folder).map((outer) => join(outer, "node_modules"));
  const found = new Map<string, string>();
  for (const name of names) {
    const here = around.map((modules) => join(modules, name)).find(isThere) ?? folderOf(name, folder);
    if (here !== undefined) found.set(name, here);
  }
  return found;
}

/** Whether a package.json is owned by a user other than root and the user of this process. */
function isForeign(folder: string): boolean {
  const user = process.getuid?.();
  const { uid } = lstatSync(join(folder, "package.json"));
  return user !== undefined && uid !== user && uid !== 0;
}

const FOREIGN: Text = {
  en: "it belongs to another user; name it with --plugin if you trust it",
  fr: "il appartient à un autre utilisateur ; le nommer avec --plugin si vous lui faites confiance",
};

/**
 * The plugins that belong to a folder: the package in which it lies, and those among that package's dependencies. What else
 * is installed around it is not trusted. Only their package.json is read; one that is broken is skipped, with the reason,
 * and so is a package around the folder that is another user's.
 */
export function discover(from: string = process.cwd()): Discovery {
  const start = resolve(from);
  const own = ownPackage(foldersFrom(start));
  const packages: PluginPackage[] = [];
  const skipped: Skipped[] = [];
  if (!own) return { packages, skipped };
  const ownName = (own.manifest.ok && own.manifest.value.name) || own.folder;
  if (own.folder !== start && isForeign(own.folder)) {
    return { packages, skipped: [{ name: ownName, folder: own.folder, why: FOREIGN }] };
  }
  const seen = new Set<string>();
  const look = (name: string, folder: string, origin: PluginPackage["origin"]): void => {
    const manifest = readManifest(folder);
    if (manifest === undefined) return;
    if (!manifest.ok) skipped.push({ name, folder, why: manifest.error.message });
    if (!(manifest.ok && manifest.value.plugin)) return;
    const real = realpathSync(folder);
    if (seen.has(real)) return;
    seen.add(real);
    packages.push({ name, folder: real, origin, ...manifest.value.plugin });
  };
  look(ownName, own.folder, "path");
  const names = own.manifest.ok ? own.manifest.value.dependencies : [];
  for (const [name, folder] of dependenciesFrom(own.folder, names)) look(name, folder, "installed");
  return { packages, skipped };
}
