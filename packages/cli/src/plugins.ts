import { existsSync } from "node:fs";
import type { Plugin } from "@serpentarium/core";
import { CommandError, wrongUse } from "./command-error.ts";
import { discover, type PluginPackage, type Skipped } from "./discover.ts";
import { locate, type Place } from "./locate.ts";
import {
  BUILT_IN_IDS,
  brokenPlugin,
  isBuiltIn,
  loadAt,
  loadBuiltIn,
  loadPackage,
  type PluginSource,
} from "./plugin-source.ts";

/** All games within reach. */
export interface Plugins {
  /** In the order in which they are looked for: of several with one id, the first is played. */
  readonly sources: readonly PluginSource[];
  /** What was found and could not be taken. */
  readonly broken: readonly CommandError[];
}

/** Whether a text is the id of a game that comes with the program, and not a path that happens to be there. */
const meansBuiltIn = (specifier: string): boolean => isBuiltIn(specifier) && !existsSync(specifier);

const holding = (packages: readonly PluginPackage[], id: string): PluginPackage | undefined =>
  packages.find(({ games }) => games.includes(id));

function located(specifier: string): Place | PluginPackage {
  const place = locate(specifier) ?? holding(discover().packages, specifier);
  if (place) return place;
  throw wrongUse(`there is no package or path "${specifier}"`, `aucun paquet ni chemin « ${specifier} »`);
}

/** Where the package of a plugin lies: its folder, or the module itself. @throws CommandError */
export function packageOf(specifier: string): string {
  const place = located(meansBuiltIn(specifier) ? `@serpentarium/${specifier}` : specifier);
  return "folder" in place ? place.folder : place.path;
}

/**
 * A plugin by the id of a game that comes with the program, by path, by package name, or by the id of an installed game.
 *
 * @throws CommandError when there is none, or none for this version of the contract
 */
export async function loadSource(specifier: string): Promise<PluginSource> {
  if (meansBuiltIn(specifier)) return loadBuiltIn(specifier);
  const place = located(specifier);
  return "folder" in place ? loadPackage(place) : loadAt(place, specifier);
}

export const loadPlugin = async (specifier: string): Promise<Plugin> => (await loadSource(specifier)).plugin;

/** One after the other: games that fail must fail in order. */
async function loadAll(specifiers: readonly string[]): Promise<PluginSource[]> {
  const sources: PluginSource[] = [];
  for (const specifier of specifiers) sources.push(await loadSource(specifier));
  return sources;
}

const skippedError = ({ name, why }: Skipped): CommandError => brokenPlugin(name, why);

async function loadInstalled(): Promise<Plugins> {
  const { packages, skipped } = discover();
  const sources: PluginSource[] = [];
  const broken = skipped.map(skippedError);
  for (const found of packages) {
    try {
      sources.push(await loadPackage(found));
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      broken.push(error);
    }
  }
  return { sources, broken };
}

/**
 * All games: those that are named, those that come with the program, those that are installed. A named one goes before
 * any other of its id; an installed one cannot take the place of one that comes with the program without being named.
 *
 * @throws CommandError where one that is named cannot be loaded
 */
export async function loadSources(specifiers: readonly string[]): Promise<Plugins> {
  const named = await loadAll(specifiers);
  const builtIn = await Promise.all(BUILT_IN_IDS.map(loadBuiltIn));
  const installed = await loadInstalled();
  const all = [...named, ...builtIn, ...installed.sources];
  const sources = all.filter(({ path }, i) => all.findIndex((other) => other.path === path) === i);
  return { sources, broken: installed.broken };
}

/** The games that can be played, one of each id. @throws CommandError where one that is named cannot be loaded */
export async function loadPlugins(specifiers: readonly string[]): Promise<Plugin[]> {
  const plugins = (await loadSources(specifiers)).sources.map(({ plugin }) => plugin);
  return plugins.filter(({ game }, i) => plugins.findIndex((other) => other.game.id === game.id) === i);
}

/** A game by its id: named, of the program, or installed. */
async function byId(id: string, specifiers: readonly string[]): Promise<PluginSource | undefined> {
  const named = (await loadAll(specifiers)).find(({ plugin }) => plugin.game.id === id);
  if (named) return named;
  if (isBuiltIn(id)) return loadBuiltIn(id);
  const found = holding(discover().packages, id);
  return found && loadPackage(found);
}

async function unknownGame(
  id: string,
  specifiers: readonly string[],
  complain: typeof wrongUse,
): Promise<CommandError> {
  const known = (await loadPlugins(specifiers)).map(({ game }) => game.id).join(", ");
  return complain(
    `unknown game "${id}"; there are ${known} (others: install their package, or name it with --plugin)`,
    `jeu inconnu : « ${id} » ; il y a ${known} (pour d’autres : installer leur paquet, ou le nommer avec --plugin)`,
  );
}

/**
 * The plugin of a game by its id alone: what a record from outside names must never be taken for a path.
 *
 * @param complain - what to throw when there is no such game; wrong use when left out
 */
export async function findPlugin(
  id: string,
  specifiers: readonly string[],
  complain: typeof wrongUse = wrongUse,
): Promise<Plugin> {
  const source = await byId(id, specifiers);
  if (source) return source.plugin;
  throw await unknownGame(id, specifiers, complain);
}

/** What somebody names at the command line: by id, package or path. @throws CommandError */
export async function chooseSource(name: string, specifiers: readonly string[]): Promise<PluginSource> {
  const source = await byId(name, specifiers);
  if (source) return source;
  const place = locate(name);
  if (place) return loadAt(place, name);
  throw await unknownGame(name, specifiers, wrongUse);
}

/** The plugin that somebody names at the command line. @throws CommandError */
export const choosePlugin = async (name: string, specifiers: readonly string[]): Promise<Plugin> =>
  (await chooseSource(name, specifiers)).plugin;
