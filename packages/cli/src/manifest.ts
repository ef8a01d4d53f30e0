import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fail, type Result, succeed } from "@serpentarium/core";

/** What the `serpentarium` field of a package.json says: that the package's default export is a plugin. */
export interface PluginField {
  /** The version of the contract that the plugin is made for. */
  readonly contract: number;
  /** The ids of the games in it. */
  readonly games: readonly string[];
}

/** What of a package.json is asked for here. */
export interface Manifest {
  readonly name: string | undefined;
  readonly exports: unknown;
  readonly main: unknown;
  readonly dependencies: readonly string[];
  /** Whether it is never to be published. */
  readonly isPrivate: boolean;
  /** Whether it has a script `build`. */
  readonly hasBuild: boolean;
  /** There in the packages that are plugins. */
  readonly plugin?: PluginField;
}

/** More than any package.json needs. */
const MAX_SIZE = 1 << 20;

const PACKAGE = /^(?:@[\w~-][\w.~-]*\/)?[\w~-][\w.~-]*$/;
const GAME_ID = /^[a-z][a-z0-9-]*$/;

/** Whether a text can be the name of a package, and not a path. */
export const isPackageName = (name: string): boolean => PACKAGE.test(name);

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
  return fail(
    "bad-plugin",
    `the serpentarium field of package.json should be ${form}`,
    `le champ serpentarium de package.json devrait être ${form}`,
  );
}

const dependenciesOf = (data: Readonly<Record<string, unknown>>): string[] =>
  ["dependencies", "devDependencies", "optionalDependencies", "peerDependencies"]
    .flatMap((kind) => Object.keys(isObject(data[kind]) ? data[kind] : {}))
    .filter(isPackageName);

/** The parts of a package.json that matter here, from its text. Fails with `bad-plugin`. */
export function parseManifest(text: string): Result<Manifest> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return fail("bad-plugin", "package.json is not JSON", "package.json n’est pas du JSON");
  }
  if (!isObject(data)) {
    return fail("bad-plugin", "package.json is not an object", "package.json n’est pas un objet");
  }
  const { name, exports, main } = data;
  const manifest = {
    name: typeof name === "string" && isPackageName(name) ? name : undefined,
    exports,
    main,
    dependencies: dependenciesOf(data),
    isPrivate: data["private"] === true,
    hasBuild: isObject(data["scripts"]) && typeof data["scripts"]["build"] === "string",
  };
  if (!Object.hasOwn(data, "serpentarium")) return succeed(manifest);
  const field = parseField(data["serpentarium"]);
  return field.ok ? succeed({ ...manifest, plugin: field.value }) : field;
}

/** The package.json of a folder; nothing where there is none. Fails with `bad-plugin`. */
export function readManifest(folder: string): Result<Manifest> | undefined {
  const file = join(folder, "package.json");
  try {
    const { size } = statSync(file);
    if (size <= MAX_SIZE) return parseManifest(readFileSync(file, "utf8"));
    return fail("bad-plugin", "package.json is over 1 MiB", "package.json dépasse 1 Mio");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ENOTDIR") return undefined;
    return fail(
      "bad-plugin",
      `package.json cannot be read (${code})`,
      `impossible de lire package.json (${code})`,
    );
  }
}
