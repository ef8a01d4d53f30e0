import { existsSync } from "node:fs";
import { CommandError, usageError } from "./command-error.ts";
import { discoverPlugins, type PluginPackage, type SkippedPackage } from "./discover.ts";
import {
  BUILT_IN_IDS,
  isBuiltIn,
  type LoadedPlugin,
  loadBuiltIn,
  loadFromLocation,
  loadPluginPackage,
  pluginError,
} from "./loaded-plugin.ts";
import { locate, type PackageLocation } from "./locate.ts";

/** The plugins that can be used from the current folder. */
export interface AvailablePlugins {
  /** In order of precedence: of several with the same id, the first is played. */
  readonly sources: readonly LoadedPlugin[];
  /** The errors of plugins that were found but could not be loaded. */
  readonly broken: readonly CommandError[];
}

/** Whether a specifier means a built-in game: its id, with no file of that name in the current folder. */
const isBuiltInSpecifier = (specifier: string): boolean => isBuiltIn(specifier) && !existsSync(specifier);

const findByGameId = (packages: readonly PluginPackage[], id: string): PluginPackage | undefined =>
  packages.find(({ games }) => games.includes(id));

function locateOrThrow(specifier: string): PackageLocation | PluginPackage {
  const location = locate(specifier) ?? findByGameId(discoverPlugins().packages, specifier);
  if (location) return location;
  throw usageError({ id: "cli.plugins.no-package", data: { specifier } });
}

/** The folder of a plugin's package, or the plugin's module. @throws CommandError */
export function packagePath(specifier: string): string {
  const location = locateOrThrow(isBuiltInSpecifier(specifier) ? `@serpentarium/${specifier}` : specifier);
  return "folder" in location ? location.folder : location.path;
}

/**
 * Loads a plugin by, in this order, the id of a built-in game, a path, a package name, or the id of an installed game.
 *
 * @throws CommandError where there is none, or none for this version of the contract
 */
export async function loadSource(specifier: string): Promise<LoadedPlugin> {
  if (isBuiltInSpecifier(specifier)) return loadBuiltIn(specifier);
  const location = locateOrThrow(specifier);
  return "folder" in location ? loadPluginPackage(location) : loadFromLocation(location, specifier);
}

/** Loads plugins one after the other, so that the first broken one is reported. */
async function loadAll(specifiers: readonly string[]): Promise<LoadedPlugin[]> {
  const sources: LoadedPlugin[] = [];
  for (const specifier of specifiers) sources.push(await loadSource(specifier));
  return sources;
}

const skippedError = ({ name, reason }: SkippedPackage): CommandError => pluginError(name, reason);

async function loadInstalled(): Promise<AvailablePlugins> {
  const { packages, skipped } = discoverPlugins();
  const sources: LoadedPlugin[] = [];
  const broken = skipped.map(skippedError);
  for (const found of packages) {
    try {
      sources.push(await loadPluginPackage(found));
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      broken.push(error);
    }
  }
  return { sources, broken };
}

/**
 * Loads all plugins: first those given with `--plugin`, then the built-in games, then the installed ones. An installed
 * plugin therefore replaces a built-in game only if it is given with `--plugin`.
 *
 * @param specifiers - the values of `--plugin`
 * @throws CommandError where one of the specifiers cannot be loaded
 */
export async function loadSources(specifiers: readonly string[]): Promise<AvailablePlugins> {
  const named = await loadAll(specifiers);
  const builtIn = await Promise.all(BUILT_IN_IDS.map(loadBuiltIn));
  const installed = await loadInstalled();
  const all = [...named, ...builtIn, ...installed.sources];
  const sources = all.filter(({ path }, i) => all.findIndex((other) => other.path === path) === i);
  return { sources, broken: installed.broken };
}

/** The playable plugins, one per id. @throws CommandError where one of the specifiers cannot be loaded */
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
  const found = findByGameId(discoverPlugins().packages, id);
  return found && loadPluginPackage(found);
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
 * Finds the plugin of a game by id only: the game that a record names must never be taken for a path.
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
  if (location) return loadFromLocation(location, name);
  throw await unknownGame(name, specifiers, usageError);
}
