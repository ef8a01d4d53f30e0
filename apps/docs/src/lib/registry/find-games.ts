import { fileURLToPath } from "node:url";
import type { Message, Result } from "@serpentarium/core";
import { createWords } from "@serpentarium/core/words";
import {
  discoverPlugins,
  findPluginPackage,
  groupVersions,
  loadPlugin,
  loadTeaching,
  type PluginPackage,
  readManifest,
  resolveExport,
} from "@serpentarium/plugins";
import { validate } from "compare-versions";
import { SOURCE_LANGUAGE } from "../links/links.ts";
import { hasRulebook } from "../rulebook/find-rulebook.ts";
import { platformFiles, readWords } from "../words/words-files.ts";
import type { GamePackage } from "./game-registry.ts";

/** A plugin with the entry points from which imports of it are generated. */
export interface FoundPlugin extends GamePackage {
  /** The module whose default export is the plugin. */
  readonly entry: string;
  /** The module whose default export is the lesson. */
  readonly teachingEntry: string | undefined;
  /** The module whose default export is the position editor. */
  readonly editorEntry: string | undefined;
  /** The file of the network by which bots evaluate positions. */
  readonly networkEntry: string | undefined;
  readonly exportNames: { readonly game: string | undefined; readonly examples: string | undefined };
}

/** All plugins of the site. */
export interface GameRegistry {
  /** The newest version of each game, in display order. */
  readonly games: readonly FoundPlugin[];
  /** Older versions, kept for their records; newest first. */
  readonly older: readonly FoundPlugin[];
}

/** The folder of the site: builds, tests and previews all run in it. */
const SITE = process.cwd();

/** The games listed first, each followed by its variants; all others are sorted by id. */
const FIRST_GAMES = ["pantarei", "ssserpent", "sssnake", "serpent-cartes"];

/** The plugin names and paths in `SERPENTARIUM_PLUGINS`, which adds plugins to a build. */
const pluginsFromEnvironment = (): string[] =>
  (process.env["SERPENTARIUM_PLUGINS"] ?? "").split(",").flatMap((name) => name.trim() || []);

const inEnglish = (message: Message): string =>
  createWords("en", ...readWords(platformFiles("plugins", "en"))).format(message);

const pluginError = (name: string, reason: string): Error =>
  new Error(`The plugin ${name} cannot be added to the site: ${reason}`);

/** Unwraps a result. @throws Error with the reason why a plugin cannot be added */
function unwrapPlugin<T>(name: string, result: Result<T>): T {
  if (result.ok) return result.value;
  throw pluginError(name, inEnglish(result.error.message));
}

/** The plugins among the dependencies of the site. @throws Error if a package.json is invalid */
function pluginDependencies(): PluginPackage[] {
  const {
    packages,
    skipped: [broken],
  } = discoverPlugins(SITE);
  if (broken) throw pluginError(broken.name, inEnglish(broken.reason));
  return packages.filter(({ origin }) => origin === "installed");
}

/** Resolves a plugin of `SERPENTARIUM_PLUGINS`. @throws Error if it does not exist */
const resolvePlugin = (specifier: string): PluginPackage =>
  unwrapPlugin(`${specifier} of SERPENTARIUM_PLUGINS`, findPluginPackage(specifier));

/** Loads a plugin. @throws Error with instructions to fix the plugin */
async function loadFound(found: PluginPackage): Promise<FoundPlugin> {
  const { name, path: folder } = found;
  const { plugin, url } = unwrapPlugin(name, await loadPlugin(found));
  try {
    if (!validate(plugin.game.version)) throw new Error(`its version is "${plugin.game.version}"`);
    const exported: object = await import(/* @vite-ignore */ url);
    const nameOf = (part: unknown): string | undefined =>
      Object.entries(exported).find(([key, it]) => key !== "default" && it === part)?.[0];
    const exportNames = { game: nameOf(plugin.game), examples: nameOf(plugin.examples) };
    const manifest = readManifest(folder);
    const { isPrivate = false, name: ownName } = manifest?.ok ? manifest.value : {};
    const editorEntry = resolveExport(folder, "./editor");
    const networkEntry = resolveExport(folder, "./network.json");
    const teachingEntry = resolveExport(folder, "./teaching");
    const teaching = teachingEntry === undefined ? undefined : await loadTeaching(teachingEntry);
    return {
      plugin,
      name: ownName ?? name,
      folder,
      isPrivate,
      entry: fileURLToPath(url),
      exportNames,
      editorEntry,
      networkEntry,
      teachingEntry,
      teaching,
    };
  } catch (cause) {
    throw pluginError(name, cause instanceof Error ? cause.message : String(cause));
  }
}

/** Checks that a game has a rulebook; older versions need none. @throws Error */
function checkRulebook(found: FoundPlugin): void {
  if (hasRulebook(found)) return;
  const { name, plugin } = found;
  const file = `rulebook/${plugin.words[0]?.language ?? SOURCE_LANGUAGE}.mdx`;
  const files = `${file}, with a section for each clause, and list rulebook under files`;
  throw pluginError(name, `${plugin.game.id} has no rulebook; write ${files} in its package.json`);
}

/** The sort key of a game: the base's position, then its own. */
function sortKey({ plugin }: FoundPlugin, games: readonly FoundPlugin[]): string {
  const { id, variantOf } = plugin.game;
  const base = variantOf && games.find((other) => other.plugin.game.id === variantOf.id);
  if (base) return `${sortKey(base, games)} ${id}`;
  const place = FIRST_GAMES.indexOf(id);
  return `${place === -1 ? FIRST_GAMES.length : place} ${id}`;
}

/** Sorts published games before private ones, and each base before its variants. */
function sortGames(games: readonly FoundPlugin[]): FoundPlugin[] {
  const ranked = games.map((found) => ({ found, rank: sortKey(found, games) }));
  const order = (a: (typeof ranked)[number], b: (typeof ranked)[number]): number =>
    Number(a.found.isPrivate) - Number(b.found.isPrivate) || (a.rank < b.rank ? -1 : 1);
  return ranked.toSorted(order).map(({ found }) => found);
}

/**
 * Finds the plugins of the site: its dependencies and the given ones, which replace others of the same id and version.
 *
 * @param specifiers - package names or paths; `SERPENTARIUM_PLUGINS` by default
 * @throws Error with instructions to fix a plugin that cannot be added
 */
export async function findGames(
  specifiers: readonly string[] = pluginsFromEnvironment(),
): Promise<GameRegistry> {
  const packages = [...specifiers.map(resolvePlugin), ...pluginDependencies()];
  const folders = new Map(packages.toReversed().map((found) => [found.path, found]));
  const all = await Promise.all(packages.filter((found) => folders.get(found.path) === found).map(loadFound));
  const versions = [...groupVersions(all).values()];
  const games = versions.map(([newest]) => newest);
  for (const found of games) checkRulebook(found);
  return { games: sortGames(games), older: versions.flatMap(([, ...older]) => older) };
}
