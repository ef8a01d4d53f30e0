import { readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fail, type GamePlugin, type Result, succeed } from "@serpentarium/core";
import { coreRangeIn } from "./core-peer.ts";

/** The `serpentarium` field of a package.json: declares that the package's default export is a plugin. */
export interface PluginField {
  /** The version of the plugin contract. */
  readonly contract: number;
  /** The ids of its games. */
  readonly games: readonly string[];
}

/** The fields of a package.json that the program uses. */
export interface Manifest {
  readonly name: string | undefined;
  readonly exports: unknown;
  readonly main: unknown;
  readonly dependencies: readonly string[];
  /** The range of core among its peer dependencies. */
  readonly coreRange: string | undefined;
  /** Whether the package is marked `private`. */
  readonly isPrivate: boolean;
  /** Whether it has a `build` script. */
  readonly hasBuild: boolean;
  /** Present in packages that declare a plugin. Fails with `bad-plugin`. */
  readonly plugin?: Result<PluginField>;
}

/** A package that contains a path. */
export interface EnclosingPackage {
  readonly folder: string;
  /** Fails with `bad-plugin`. */
  readonly manifest: Result<Manifest>;
}

/** Size limit of a package.json in bytes, larger than any real one. */
const MAX_BYTES = 1 << 20;

const PACKAGE_NAME = /^(?:@[\w~-][\w.~-]*\/)?[\w~-][\w.~-]*$/;
const GAME_ID = /^[a-z][a-z0-9-]*$/;

/** Whether a text is a valid package name, not a path. */
export const isPackageName = (name: string): boolean => PACKAGE_NAME.test(name);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isGameId = (id: unknown): id is string => typeof id === "string" && GAME_ID.test(id);

function parseField(field: unknown): Result<PluginField> {
  const { contract, games } = isObject(field) ? field : {};
  const isWhole = typeof contract === "number" && Number.isSafeInteger(contract);
  if (isWhole && Array.isArray(games) && games.length > 0 && games.every(isGameId)) {
    return succeed({ contract, games });
  }
  const form = '{ "contract": 1, "games": ["<id>"] }';
  return fail("bad-plugin", { id: "failures.bad-plugin.field", data: { form } });
}

const dependenciesOf = (data: Readonly<Record<string, unknown>>): string[] =>
  ["dependencies", "devDependencies", "optionalDependencies", "peerDependencies"]
    .flatMap((kind) => Object.keys(isObject(data[kind]) ? data[kind] : {}))
    .filter(isPackageName);

/** Parses the text of a package.json. Fails with `bad-plugin`. */
export function parseManifest(text: string): Result<Manifest> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return fail("bad-plugin", { id: "failures.bad-plugin.json" });
  }
  if (!isObject(data)) {
    return fail("bad-plugin", { id: "failures.bad-plugin.object" });
  }
  const { name, exports, main } = data;
  const manifest = {
    name: typeof name === "string" && isPackageName(name) ? name : undefined,
    exports,
    main,
    dependencies: dependenciesOf(data),
    coreRange: coreRangeIn(data),
    isPrivate: data["private"] === true,
    hasBuild: isObject(data["scripts"]) && typeof data["scripts"]["build"] === "string",
  };
  if (!Object.hasOwn(data, "serpentarium")) return succeed(manifest);
  return succeed({ ...manifest, plugin: parseField(data["serpentarium"]) });
}

/** Reads the package.json of a folder; undefined if there is none. Fails with `bad-plugin`. */
export function readManifest(folder: string): Result<Manifest> | undefined {
  const file = join(folder, "package.json");
  try {
    const { size } = statSync(file);
    if (size <= MAX_BYTES) return parseManifest(readFileSync(file, "utf8"));
    return fail("bad-plugin", { id: "failures.bad-plugin.size" });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ENOTDIR") return undefined;
    return fail("bad-plugin", { id: "failures.bad-plugin.unreadable", data: { code } });
  }
}

/** Reads the plugin declaration in the package.json of a folder; undefined if there is none. Fails with `bad-plugin`. */
export function readPluginField(folder: string): Result<PluginField> | undefined {
  const manifest = readManifest(folder);
  return manifest?.ok ? manifest.value.plugin : manifest;
}

/** Whether a package declares a plugin, so that tools find it. */
export const declaresPlugin = (
  field: Result<PluginField> | undefined,
  { contract, game }: GamePlugin,
): boolean => field?.ok === true && field.value.contract === contract && field.value.games.includes(game.id);

/** A folder and its ancestors, innermost first. */
export function withAncestors(folder: string): string[] {
  const parent = dirname(folder);
  return parent === folder ? [folder] : [folder, ...withAncestors(parent)];
}

/** The packages that contain a folder or a module, innermost first. */
export function* enclosingPackages(path: string): Generator<EnclosingPackage, undefined> {
  for (const folder of withAncestors(path)) {
    const manifest = readManifest(folder);
    if (manifest) yield { folder, manifest };
  }
}

/** The nearest package that contains a folder or a module. */
export const enclosingPackage = (path: string): EnclosingPackage | undefined =>
  enclosingPackages(path).next().value;
