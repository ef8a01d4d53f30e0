import { readdirSync, realpathSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import type { Text } from "@serpentarium/core";
import { type Manifest, type PluginField, readManifest } from "./manifest.ts";

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

/** The plugins that were found installed, and the packages that say they are one and cannot be read. */
export interface Discovery {
  /** The nearest first. */
  readonly packages: readonly PluginPackage[];
  readonly skipped: readonly Skipped[];
}

/** A folder and those around it, from the inside out. */
function foldersFrom(folder: string): string[] {
  const parent = dirname(folder);
  return parent === folder ? [folder] : [folder, ...foldersFrom(parent)];
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => !name.startsWith("."))
      .sort();
  } catch {
    return [];
  }
}

/** The names of the packages in a `node_modules`, those of scopes too. */
const packagesIn = (modules: string): string[] =>
  namesIn(modules).flatMap((name) =>
    name.startsWith("@") ? namesIn(join(modules, name)).map((inner) => `${name}/${inner}`) : [name],
  );

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

/** Every package within reach of a folder, by name: the nearest of a name counts, as in Node. */
function installedFrom(folders: readonly string[], { dependencies }: Pick<Manifest, "dependencies">) {
  const found = new Map<string, string>();
  for (const folder of folders) {
    const modules = join(folder, "node_modules");
    for (const name of packagesIn(modules)) if (!found.has(name)) found.set(name, join(modules, name));
  }
  for (const name of dependencies) {
    const folder = found.has(name) ? undefined : folderOf(name, folders[0] ?? ".");
    if (folder) found.set(name, folder);
  }
  return found;
}

/**
 * The plugins within reach of a folder: the package in which it lies, those in the `node_modules` from there upwards,
 * and its package's dependencies. Only their package.json is read; one that is broken is skipped, with the reason.
 */
export function discover(from: string = process.cwd()): Discovery {
  const folders = foldersFrom(resolve(from));
  const own = ownPackage(folders);
  const installed = installedFrom(folders, own?.manifest.ok ? own.manifest.value : { dependencies: [] });
  const packages: PluginPackage[] = [];
  const skipped: Skipped[] = [];
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
  if (own) look((own.manifest.ok && own.manifest.value.name) || own.folder, own.folder, "path");
  for (const [name, folder] of installed) look(name, folder, "installed");
  return { packages, skipped };
}
