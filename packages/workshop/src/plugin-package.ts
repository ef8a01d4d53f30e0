import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, isAbsolute, join, resolve } from "node:path";
import type { Text } from "@serpentarium/core";

/** A package to work on. */
export interface PluginPackage {
  readonly folder: string;
  readonly name: string;
  /** The module that exports the plugin, as a path. */
  readonly entry: string;
  /** What the `serpentarium` field of its package.json says, whatever that is. */
  readonly field: unknown;
}

/** The program was called in a way that leads to no package; the message is for whoever called it. */
export class WrongUse extends Error {
  override readonly name = "WrongUse";
  readonly text: Text;

  constructor(en: string, fr: string) {
    super(en);
    this.text = { en, fr };
  }
}

type Manifest = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Manifest => typeof value === "object" && value !== null;

/** The package.json of a folder. @throws WrongUse where it is broken */
export function readManifest(folder: string): Manifest | undefined {
  const file = join(folder, "package.json");
  if (!existsSync(file)) return undefined;
  try {
    const data: unknown = JSON.parse(readFileSync(file, "utf8"));
    if (isObject(data)) return data;
  } catch {
    // said below
  }
  throw new WrongUse(`${file} cannot be read as JSON`, `impossible de lire ${file} comme du JSON`);
}

/** The nearest folder with a package.json of which something holds, from the inside out. */
function nearest(from: string, holds: (manifest: Manifest) => boolean): string | undefined {
  const manifest = readManifest(from);
  if (manifest && holds(manifest)) return from;
  return dirname(from) === from ? undefined : nearest(dirname(from), holds);
}

/** The modules that a package from source has its plugin in, first choice first. */
const SOURCES = ["ts", "tsx", "mts", "js", "mjs"].map((ending) => join("src", `index.${ending}`));

/** The path that a value of `exports` leads to, from source where it says so. */
function target(exported: unknown): string | undefined {
  if (typeof exported === "string") return exported;
  if (!isObject(exported)) return undefined;
  for (const condition of [".", "@serpentarium/source", "import", "default"]) {
    const found = target(exported[condition]);
    if (found) return found;
  }
  return undefined;
}

/** The module in which a package has its plugin: its source, or what it exports. @throws WrongUse */
export function entryOf(folder: string, asked?: string): string {
  const manifest = readManifest(folder) ?? {};
  const known = [...SOURCES, target(manifest["exports"]), target(manifest["main"])];
  const candidates = asked === undefined ? known : [asked];
  const found = candidates
    .filter((path) => path !== undefined)
    .map((path) => (isAbsolute(path) ? path : join(folder, path)))
    .find((path) => existsSync(path) && statSync(path).isFile());
  if (found) return found;
  throw new WrongUse(
    asked === undefined
      ? `${folder} has no src/index.ts; name the module with --entry`
      : `${asked} is not there`,
    asked === undefined
      ? `${folder} n’a pas de src/index.ts ; nommez le module avec --entry`
      : `${asked} n’existe pas`,
  );
}

/**
 * The package that a path leads to; without one, the nearest package around that says in its package.json that it is
 * a plugin.
 *
 * @param entry - the module of the plugin, from the package's folder, where it is not the usual one
 * @throws WrongUse
 */
export function findPackage(from: string, path?: string, entry?: string): PluginPackage {
  const start = resolve(from, path ?? ".");
  if (!existsSync(start)) throw new WrongUse(`there is no ${start}`, `${start} n’existe pas`);
  const at = statSync(start).isDirectory() ? start : dirname(start);
  const folder = nearest(at, (manifest) => path !== undefined || Object.hasOwn(manifest, "serpentarium"));
  if (folder === undefined) {
    throw new WrongUse(
      `no package.json with a "serpentarium" field at or above ${at}`,
      `aucun package.json avec un champ "serpentarium" dans ${at} ni au-dessus`,
    );
  }
  const { name, serpentarium } = readManifest(folder) ?? {};
  const module = at === start ? entry : start;
  return { folder, name: String(name ?? folder), entry: entryOf(folder, module), field: serpentarium };
}

/** The folder of a package that another one depends on, as Node looks for it. */
function installed(name: string, from: string): string | undefined {
  const folder = join(from, "node_modules", name);
  if (existsSync(join(folder, "package.json"))) return folder;
  return dirname(from) === from ? undefined : installed(name, dirname(from));
}

/** The package of the game that a variant is made from, among those that the variant's package depends on. */
export function packageOfBase(
  folder: string,
  game: string,
): { readonly name: string; readonly folder: string } | undefined {
  const manifest = readManifest(folder) ?? {};
  const kinds = ["dependencies", "peerDependencies", "devDependencies"].map((kind) => manifest[kind]);
  for (const name of kinds.flatMap((kind) => Object.keys(isObject(kind) ? kind : {}))) {
    const found = installed(name, folder);
    const field = found && readManifest(found)?.["serpentarium"];
    const games = isObject(field) ? field["games"] : undefined;
    if (found && Array.isArray(games) && games.includes(game)) return { name, folder: found };
  }
  return undefined;
}
