import { existsSync, readFileSync, realpathSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { CONTRACT, type Plugin } from "@serpentarium/core";
import { failed, wrongUse } from "./command-error.ts";

/** The games that come with the program. */
const BUILT_IN: Readonly<Record<string, () => Promise<{ readonly default: Plugin }>>> = {
  pantarei: () => import("@serpentarium/pantarei"),
  ssserpent: () => import("@serpentarium/ssserpent"),
  sssnake: () => import("@serpentarium/sssnake"),
  "serpent-cartes": () => import("@serpentarium/serpent-cartes"),
};

/** The conditions under which `exports` are read: Node's own, and those that it was started with. */
const CONDITIONS = new Set([
  ...process.execArgv.flatMap((flag) => /^(?:-C|--conditions)=(.+)$/.exec(flag)?.slice(1) ?? []),
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

/** The main module of the package in a folder. */
function entryOf(folder: string): string {
  const manifest = join(folder, "package.json");
  const { exports, main }: Readonly<Record<string, unknown>> = existsSync(manifest)
    ? JSON.parse(readFileSync(manifest, "utf8"))
    : {};
  return join(folder, target(exports) ?? target(main) ?? "index.js");
}

/**
 * Where a package or a path leads: paths are looked up first, then packages from here, then the program's own.
 *
 * @throws CommandError wrong use when there is nothing
 */
function locate(specifier: string): string {
  const here = createRequire(join(process.cwd(), "package.json"));
  const own = createRequire(import.meta.url);
  const folders = [here, own].flatMap((require) => require.resolve.paths(specifier) ?? []);
  const candidates = [resolve(specifier), ...folders.map((folder) => join(folder, specifier))];
  const found = candidates.find((candidate) => existsSync(candidate));
  if (found) return realpathSync(found);
  throw wrongUse(`there is no package or path "${specifier}"`, `aucun paquet ni chemin « ${specifier} »`);
}

/** Whether a text is the id of a game that comes with the program, and not a path that happens to be there. */
const isBuiltIn = (specifier: string): boolean =>
  Object.hasOwn(BUILT_IN, specifier) && !existsSync(specifier);

/** Where the package of a plugin lies: its folder, or the module itself. */
export const packageOf = (specifier: string): string =>
  locate(isBuiltIn(specifier) ? `@serpentarium/${specifier}` : specifier);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const isPlugin = (value: unknown): value is Plugin =>
  isObject(value) &&
  value["contract"] === CONTRACT &&
  isObject(value["game"]) &&
  Array.isArray(value["examples"]);

/**
 * A plugin from the default export of a package, a folder or a module, or one that comes with the program, by its id.
 *
 * @throws CommandError when there is none, or none for this version of the contract
 */
export async function loadPlugin(specifier: string): Promise<Plugin> {
  const builtIn = isBuiltIn(specifier) ? BUILT_IN[specifier] : undefined;
  if (builtIn) return (await builtIn()).default;
  const path = locate(specifier);
  const entry = statSync(path).isDirectory() ? entryOf(path) : path;
  const module: unknown = await import(pathToFileURL(entry).href).catch((cause: Error) => {
    throw failed(
      `${specifier} cannot be loaded: ${cause.message}`,
      `impossible de charger ${specifier} : ${cause.message}`,
      { cause },
    );
  });
  const plugin = isObject(module) ? module["default"] : undefined;
  if (isPlugin(plugin)) return plugin;
  const contract = isObject(plugin) && plugin["contract"];
  if (contract && contract !== CONTRACT) {
    throw failed(
      `${specifier} is made for contract ${contract}; this program knows contract ${CONTRACT}`,
      `${specifier} suit le contrat ${contract} ; ce programme connaît le contrat ${CONTRACT}`,
    );
  }
  throw failed(
    `the default export of ${specifier} is not a plugin (see definePlugin in @serpentarium/core)`,
    `l'export par défaut de ${specifier} n'est pas un jeu (voir definePlugin dans @serpentarium/core)`,
  );
}

/** All games: those that come with the program, and plugins, which go before games of the same id. */
export async function loadPlugins(specifiers: readonly string[]): Promise<Plugin[]> {
  const plugins: Plugin[] = [];
  for (const specifier of specifiers) plugins.push(await loadPlugin(specifier));
  for (const load of Object.values(BUILT_IN)) plugins.push((await load()).default);
  return plugins.filter(({ game }, i) => plugins.findIndex((other) => other.game.id === game.id) === i);
}

/**
 * The plugin of a game by its id.
 *
 * @param complain - what to throw when there is no such game; wrong use when left out
 */
export async function findPlugin(
  id: string,
  specifiers: readonly string[],
  complain: typeof wrongUse = wrongUse,
): Promise<Plugin> {
  const plugins = await loadPlugins(specifiers);
  const plugin = plugins.find(({ game }) => game.id === id);
  if (plugin) return plugin;
  const known = plugins.map(({ game }) => game.id).join(", ");
  throw complain(
    `unknown game "${id}"; there are ${known} (--plugin brings others)`,
    `jeu inconnu : « ${id} » ; il y a ${known} (--plugin en apporte d'autres)`,
  );
}
