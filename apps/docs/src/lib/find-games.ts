/**
 * The plugins of this site, found where they are installed. For Node: what Vite bundles has the same list written out
 * by `vite-games.ts`.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Teaching } from "@serpentarium/core/teaching";
import { compareVersions, validate } from "compare-versions";
import {
  discover,
  entryOf,
  findPackage,
  loadPackage,
  type PluginPackage,
  readManifest,
  subpathOf,
} from "serpentarium/discover";
import type { Shelved } from "./shelf.ts";

/** A plugin, and what must be known of its package to write imports of it. */
export interface Found extends Shelved {
  /** The module that exports the plugin by default. */
  readonly entry: string;
  /** The module that exports by default how the game is taught. */
  readonly teachingEntry: string | undefined;
  /** The module that exports by default what the game is set up with by pressing. */
  readonly editorEntry: string | undefined;
  /** The names under which that module exports the game and the examples by themselves, where it does. */
  readonly exportNames: { readonly game: string | undefined; readonly examples: string | undefined };
}

/** All plugins of this site. */
export interface Shelf {
  /** One for each id, the newest version of it. */
  readonly games: readonly Found[];
  /** Older versions, for records that they wrote; the newest first. */
  readonly older: readonly Found[];
}

/** Where builds, tests and previews of the site all run. */
const SITE = process.cwd();

/** The games that come first on this site, each followed by its variants; all others come after them, by their ids. */
const FIRST = ["pantarei", "ssserpent", "sssnake", "serpent-cartes"];

/** The names and paths in the environment variable by which anybody adds plugins to a build. */
const namedPlugins = (): string[] =>
  (process.env["SERPENTARIUM_PLUGINS"] ?? "").split(",").flatMap((name) => name.trim() || []);

const wrong = (name: string, why: string): Error =>
  new Error(`The plugin ${name} cannot be taken into the site: ${why}`);

/** The plugins among the dependencies of the site. @throws Error where the package.json of one is broken */
function dependencies(): PluginPackage[] {
  const {
    packages,
    skipped: [broken],
  } = discover(SITE);
  if (broken) throw wrong(broken.name, broken.why.en);
  return packages.filter(({ origin }) => origin === "installed");
}

/** A plugin that was named for this build. @throws Error where there is none */
function named(specifier: string): PluginPackage {
  try {
    return findPackage(specifier);
  } catch (cause) {
    throw wrong(`${specifier} of SERPENTARIUM_PLUGINS`, cause instanceof Error ? cause.message : `${cause}`);
  }
}

const isTeaching = (value: unknown): value is Teaching =>
  typeof value === "object" &&
  value !== null &&
  "pictures" in value &&
  "tasks" in value &&
  Array.isArray(value.pictures) &&
  Array.isArray(value.tasks);

/** How a game is taught, from a module of its package. @throws Error where that exports something else */
async function loadTeaching(entry: string): Promise<Teaching> {
  const exported: { readonly default?: unknown } = await import(/* @vite-ignore */ pathToFileURL(entry).href);
  if (isTeaching(exported.default)) return exported.default;
  throw new Error("the default export of ./teaching has no pictures and tasks; make it with defineTeaching");
}

/** Loads a plugin. @throws Error that says what to do where it cannot be taken */
async function load(found: PluginPackage): Promise<Found> {
  const { name, folder } = found;
  try {
    const { plugin } = await loadPackage(found);
    if (!validate(plugin.game.version)) throw new Error(`its version is "${plugin.game.version}"`);
    const entry = entryOf(folder);
    const exported: object = await import(/* @vite-ignore */ pathToFileURL(entry).href);
    const nameOf = (part: unknown): string | undefined =>
      Object.entries(exported).find(([key, it]) => key !== "default" && it === part)?.[0];
    const exportNames = { game: nameOf(plugin.game), examples: nameOf(plugin.examples) };
    const manifest = readManifest(folder);
    const { isPrivate = false, name: ownName } = manifest?.ok ? manifest.value : {};
    const editorEntry = subpathOf(folder, "./editor");
    const teachingEntry = subpathOf(folder, "./teaching");
    const teaching = teachingEntry === undefined ? undefined : await loadTeaching(teachingEntry);
    return {
      plugin,
      name: ownName ?? name,
      folder,
      isPrivate,
      entry,
      exportNames,
      editorEntry,
      teachingEntry,
      teaching,
    };
  } catch (cause) {
    throw wrong(name, cause instanceof Error ? cause.message : String(cause));
  }
}

/** A game that is played needs pages with its rules; one that is only read does without. @throws Error */
function checkRulebook({ name, folder, plugin }: Found): void {
  if (existsSync(join(folder, "rulebook/en.mdx"))) return;
  const files = "rulebook/en.mdx (and fr.mdx), with a section for each clause, and list rulebook under files";
  throw wrong(name, `${plugin.game.id} has no rulebook; write ${files} in its package.json`);
}

/** Where a game stands: the order of its base, then itself. */
function rankOf({ plugin }: Found, games: readonly Found[]): string {
  const { id, variantOf } = plugin.game;
  const base = variantOf && games.find((other) => other.plugin.game.id === variantOf.id);
  if (base) return `${rankOf(base, games)} ${id}`;
  const place = FIRST.indexOf(id);
  return `${place === -1 ? FIRST.length : place} ${id}`;
}

/** Published games before private ones, each base before its variants. */
function inOrder(games: readonly Found[]): Found[] {
  const ranked = games.map((found) => ({ found, rank: rankOf(found, games) }));
  const order = (a: (typeof ranked)[number], b: (typeof ranked)[number]): number =>
    Number(a.found.isPrivate) - Number(b.found.isPrivate) || (a.rank < b.rank ? -1 : 1);
  return ranked.toSorted(order).map(({ found }) => found);
}

const versionOf = ({ plugin }: Found): string => plugin.game.version;

/**
 * The plugins of the site: its dependencies, and those named, which go before others of the same id and version.
 *
 * @param specifiers - names or paths; those of the environment when left out
 * @throws Error that names the plugin and says what to do, where one cannot be taken
 */
export async function findGames(specifiers: readonly string[] = namedPlugins()): Promise<Shelf> {
  const packages = [...specifiers.map(named), ...dependencies()];
  const folders = new Map(packages.toReversed().map((found) => [found.folder, found]));
  const all = await Promise.all(packages.filter((found) => folders.get(found.folder) === found).map(load));
  const byId = Map.groupBy(all, ({ plugin }) => plugin.game.id);
  const versions = [...byId.values()].map((several) => {
    const known = several.filter(
      (one, i) => several.findIndex((it) => versionOf(it) === versionOf(one)) === i,
    );
    return known.toSorted((a, b) => compareVersions(versionOf(b), versionOf(a)));
  });
  const games = versions.flatMap((several) => several.slice(0, 1));
  for (const found of games) checkRulebook(found);
  return { games: inOrder(games), older: versions.flatMap((several) => several.slice(1)) };
}
