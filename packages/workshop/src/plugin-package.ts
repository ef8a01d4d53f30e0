import { existsSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Result } from "@serpentarium/core";
import {
  type EnclosingPackage,
  enclosingPackages,
  type PluginField,
  resolveEntry,
} from "@serpentarium/plugins";
import { UsageError } from "./usage-error.ts";

/** The package of a plugin. */
export interface PluginPackage {
  readonly folder: string;
  readonly name: string;
  /** The module that exports the plugin, as a path. */
  readonly entry: string;
  /** The `serpentarium` field of its package.json. */
  readonly field: Result<PluginField> | undefined;
}

/** The usual source modules of a plugin, by priority. */
const SOURCE_ENTRIES = ["ts", "tsx", "mts", "js", "mjs"].map((ending) => join("src", `index.${ending}`));

/**
 * The module of the plugin of a package: its source, otherwise its export.
 *
 * @param requested - the module to use instead, relative to the folder
 * @throws UsageError if there is no such module
 */
export function findEntry(folder: string, requested?: string): string {
  const usual = [...SOURCE_ENTRIES, resolveEntry(folder, ["@serpentarium/source"])];
  const found = (requested === undefined ? usual : [requested])
    .map((path) => resolve(folder, path))
    .find((path) => statSync(path, { throwIfNoEntry: false })?.isFile());
  if (found) return found;
  throw new UsageError(
    requested === undefined
      ? { id: "workshop.problems.no-module", data: { folder } }
      : { id: "workshop.problems.no-path", data: { path: requested } },
  );
}

/**
 * Finds the package of a path; without a path, the nearest package with a `serpentarium` field in its package.json, or the nearest one if
 * none has it, because a draft may still lack it.
 *
 * @param entry - the module of the plugin, relative to the package's folder, if it is not the usual one
 * @throws UsageError
 */
export function findPackage(from: string, path?: string, entry?: string): PluginPackage {
  const start = resolve(from, path ?? ".");
  if (!existsSync(start)) throw new UsageError({ id: "workshop.problems.no-path", data: { path: start } });
  const all = [...enclosingPackages(start)];
  const isDeclared = ({ manifest }: EnclosingPackage): boolean =>
    manifest.ok && manifest.value.plugin !== undefined;
  const found = (path === undefined ? all.find(isDeclared) : undefined) ?? all[0];
  if (!found) throw new UsageError({ id: "workshop.problems.no-package", data: { folder: start } });
  const { folder, manifest } = found;
  if (!manifest.ok)
    throw new UsageError({ id: "plugins.problem", data: { name: folder, problem: manifest.error.message } });
  const { name = folder, plugin } = manifest.value;
  const module = statSync(start).isDirectory() ? entry : start;
  return { folder, name, entry: findEntry(folder, module), field: plugin };
}
