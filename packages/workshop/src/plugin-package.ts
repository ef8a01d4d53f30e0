import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, isAbsolute, join, resolve } from "node:path";
import type { MessageReference } from "@serpentarium/core/words";
import { exports as resolveExports } from "resolve.exports";
import type { JsonObject } from "type-fest";

/** The package of a plugin. */
export interface PluginPackage {
  readonly folder: string;
  readonly name: string;
  /** The module that exports the plugin, as a path. */
  readonly entry: string;
  /** The `serpentarium` field of its package.json, unchecked. */
  readonly field: unknown;
}

/** Thrown when the program is called with wrong arguments; `text` is the message for the user. */
export class UsageError extends Error {
  override readonly name = "UsageError";
  readonly text: MessageReference;

  constructor(text: MessageReference) {
    super(JSON.stringify(text));
    this.text = text;
  }
}

const isObject = (value: unknown): value is JsonObject => typeof value === "object" && value !== null;

/** Reads the package.json of a folder; undefined if there is none. @throws UsageError if it is not valid JSON */
export function readManifest(folder: string): JsonObject | undefined {
  const file = join(folder, "package.json");
  if (!existsSync(file)) return undefined;
  try {
    const data: unknown = JSON.parse(readFileSync(file, "utf8"));
    if (isObject(data)) return data;
  } catch {
    // reported below
  }
  throw new UsageError({ id: "workshop.problems.not-json", data: { file } });
}

/** The nearest folder, upwards, with a package.json that satisfies a condition. */
function findUpwards(from: string, condition: (manifest: JsonObject) => boolean): string | undefined {
  const manifest = readManifest(from);
  if (manifest && condition(manifest)) return from;
  return dirname(from) === from ? undefined : findUpwards(dirname(from), condition);
}

/** The usual source modules of a plugin, by priority. */
const SOURCE_ENTRIES = ["ts", "tsx", "mts", "js", "mjs"].map((ending) => join("src", `index.${ending}`));

/** The path of the module that a package exports, preferring the source. */
function exportedPath({ exports }: JsonObject): string | undefined {
  const conditions = ["@serpentarium/source"];
  try {
    // the library accepts any value, and throws if it finds no path
    return resolveExports({ name: "", exports }, ".", { conditions })?.[0];
  } catch {
    return undefined;
  }
}

/**
 * The module of the plugin of a package: its source, otherwise its export.
 *
 * @param requested - the module to use instead, relative to the folder
 * @throws UsageError if there is no such module
 */
export function findEntry(folder: string, requested?: string): string {
  const manifest = readManifest(folder) ?? {};
  const usual = [...SOURCE_ENTRIES, exportedPath(manifest), manifest["main"]];
  const candidates = requested === undefined ? usual : [requested];
  const found = candidates
    .filter((path) => typeof path === "string")
    .map((path) => (isAbsolute(path) ? path : join(folder, path)))
    .find((path) => existsSync(path) && statSync(path).isFile());
  if (found) return found;
  throw new UsageError(
    requested === undefined
      ? { id: "workshop.problems.no-module", data: { folder } }
      : { id: "workshop.problems.no-path", data: { path: requested } },
  );
}

/**
 * Finds the package of a path; without a path, the nearest package with a `serpentarium` field in its package.json, or the nearest
 * one where none has it, since a draft may still lack it.
 *
 * @param entry - the module of the plugin, relative to the package's folder, if it is not the usual one
 * @throws UsageError
 */
export function findPackage(from: string, path?: string, entry?: string): PluginPackage {
  const start = resolve(from, path ?? ".");
  if (!existsSync(start)) throw new UsageError({ id: "workshop.problems.no-path", data: { path: start } });
  const startFolder = statSync(start).isDirectory() ? start : dirname(start);
  const nearest = findUpwards(startFolder, () => true);
  const folder =
    path === undefined
      ? (findUpwards(startFolder, (manifest) => Object.hasOwn(manifest, "serpentarium")) ?? nearest)
      : nearest;
  if (folder === undefined) {
    throw new UsageError({ id: "workshop.problems.no-package", data: { folder: startFolder } });
  }
  const { name, serpentarium } = readManifest(folder) ?? {};
  const module = startFolder === start ? entry : start;
  return { folder, name: String(name ?? folder), entry: findEntry(folder, module), field: serpentarium };
}

/** The folder of a dependency, found like Node does. */
function findDependency(name: string, from: string): string | undefined {
  const folder = join(from, "node_modules", name);
  if (existsSync(join(folder, "package.json"))) return folder;
  return dirname(from) === from ? undefined : findDependency(name, dirname(from));
}

/** Finds the package of a variant's base game among the dependencies of the variant's package. */
export function findBasePackage(
  folder: string,
  game: string,
): { readonly name: string; readonly folder: string } | undefined {
  const manifest = readManifest(folder) ?? {};
  const kinds = ["dependencies", "peerDependencies", "devDependencies"].map((kind) => manifest[kind]);
  for (const name of kinds.flatMap((kind) => Object.keys(isObject(kind) ? kind : {}))) {
    const found = findDependency(name, folder);
    const field = found && readManifest(found)?.["serpentarium"];
    const games = isObject(field) ? field["games"] : undefined;
    if (found && Array.isArray(games) && games.includes(game)) return { name, folder: found };
  }
  return undefined;
}
