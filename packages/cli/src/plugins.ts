import { existsSync } from "node:fs";
import type { Message } from "@serpentarium/core";
import {
  discoverGame,
  type LoadedPlugin,
  loadInstalledPlugins,
  loadPlugin,
  type PluginLocation,
  type PluginPackage,
} from "@serpentarium/plugins";
import { BUILT_IN_IDS, isBuiltIn, loadBuiltIn, locate } from "./built-in.ts";
import { type CommandError, commandFailure, usageError } from "./command-error.ts";
import { notify } from "./notices.ts";

/** The plugins that can be used from the current folder. */
export interface AvailablePlugins {
  /** In order of precedence: of several games with the same id, the first is played. */
  readonly sources: readonly LoadedPlugin[];
  /** Why some plugins could not be loaded. */
  readonly broken: readonly Message[];
}

/** Whether a specifier names a built-in game: it is its id, and no file in the current folder has that name. */
const isBuiltInSpecifier = (specifier: string): boolean => isBuiltIn(specifier) && !existsSync(specifier);

function locateOrThrow(specifier: string): PluginLocation | PluginPackage {
  const location = locate(specifier) ?? discoverGame(specifier);
  if (location) return location;
  throw usageError({ id: "plugins.none-to-find", data: { specifier } });
}

/** The folder of a plugin's package, or the plugin's module. @throws CommandError */
export const packagePath = (specifier: string): string =>
  locateOrThrow(isBuiltInSpecifier(specifier) ? `@serpentarium/${specifier}` : specifier).path;

/** Loads a plugin, with a notice if its build is outdated. @throws CommandError */
export async function loadOrThrow(location: PluginLocation | PluginPackage): Promise<LoadedPlugin> {
  const loaded = await loadPlugin(location, notify);
  if (loaded.ok) return loaded.value;
  throw commandFailure(loaded.error.message);
}

/**
 * Loads a plugin by, in this order, the id of a built-in game, a path, a package name, or the id of an installed game.
 *
 * @throws CommandError if there is none, or none for this version of the contract
 */
export const loadSource = async (specifier: string): Promise<LoadedPlugin> =>
  isBuiltInSpecifier(specifier) ? loadBuiltIn(specifier) : loadOrThrow(locateOrThrow(specifier));

/** Loads plugins sequentially, so that the first broken one is reported. */
async function loadAll(specifiers: readonly string[]): Promise<LoadedPlugin[]> {
  const sources: LoadedPlugin[] = [];
  for (const specifier of specifiers) sources.push(await loadSource(specifier));
  return sources;
}

/**
 * Loads all plugins: first those of `--plugin`, then the built-in games, then the installed ones. An installed plugin thus replaces a
 * built-in game only if it is given with `--plugin`.
 *
 * @param specifiers - the values of `--plugin`
 * @throws CommandError if one of the specifiers cannot be loaded
 */
export async function loadSources(specifiers: readonly string[]): Promise<AvailablePlugins> {
  const named = await loadAll(specifiers);
  const builtIn = await Promise.all(BUILT_IN_IDS.map(loadBuiltIn));
  const { plugins, broken } = await loadInstalledPlugins(process.cwd(), notify);
  const all = [...named, ...builtIn, ...plugins];
  const sources = all.filter(({ path }, i) => all.findIndex((other) => other.path === path) === i);
  return { sources, broken };
}

/** The playable plugins, one per id. @throws CommandError if one of the specifiers cannot be loaded */
export async function loadPlugins(specifiers: readonly string[]): Promise<readonly LoadedPlugin[]> {
  const { sources } = await loadSources(specifiers);
  const idOf = ({ plugin }: LoadedPlugin): string => plugin.game.id;
  return sources.filter((source, i) => sources.findIndex((other) => idOf(other) === idOf(source)) === i);
}

/** Finds a game by id: among the specifiers, the built-in games, then the installed ones. */
async function findSource(id: string, specifiers: readonly string[]): Promise<LoadedPlugin | undefined> {
  const named = (await loadAll(specifiers)).find(({ plugin }) => plugin.game.id === id);
  if (named) return named;
  if (isBuiltIn(id)) return loadBuiltIn(id);
  const found = discoverGame(id);
  return found && loadOrThrow(found);
}

async function unknownGame(
  id: string,
  specifiers: readonly string[],
  createError: typeof usageError,
): Promise<CommandError> {
  const known = (await loadPlugins(specifiers)).map(({ plugin }) => plugin.game.id);
  return createError({ id: "cli.plugins.unknown-game", data: { given: id, known } });
}

/**
 * Finds the plugin of a game by id only: a record's game must never be interpreted as a path.
 *
 * @param createError - creates the error for an unknown game; a usage error by default
 * @throws CommandError
 */
export async function findPlugin(
  id: string,
  specifiers: readonly string[],
  createError: typeof usageError = usageError,
): Promise<LoadedPlugin> {
  const source = await findSource(id, specifiers);
  if (source) return source;
  throw await unknownGame(id, specifiers, createError);
}

/** Resolves the `<game>` argument of a command: a game id, package or path. @throws CommandError */
export async function resolveSource(name: string, specifiers: readonly string[]): Promise<LoadedPlugin> {
  const source = await findSource(name, specifiers);
  if (source) return source;
  const location = locate(name);
  if (location) return loadOrThrow(location);
  throw await unknownGame(name, specifiers, usageError);
}
