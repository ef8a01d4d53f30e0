import { relative } from "node:path";
import { pathToFileURL } from "node:url";
import type { GamePlugin, Message } from "@serpentarium/core";
import { parseContractVersion, parsePlugin } from "@serpentarium/core/plugin";
import type { MessageValue } from "@serpentarium/core/words";
import { buildState } from "./build-state.ts";
import { type CommandError, commandFailure } from "./command-error.ts";
import { describeCoreMismatch } from "./core-peer.ts";
import { enclosingPackage, type PluginPackage } from "./discover.ts";
import { locate, type PackageLocation, resolveEntry } from "./locate.ts";
import { notify } from "./notices.ts";

/** Where a game can come from: built into the program, installed, or given by path. */
export const ORIGINS = ["built-in", "installed", "path"] as const;
export type PluginOrigin = (typeof ORIGINS)[number];

/** A loaded plugin, and where it comes from. */
export interface LoadedPlugin {
  readonly plugin: GamePlugin;
  readonly origin: PluginOrigin;
  /** The name of its package, if any. */
  readonly name: string | undefined;
  /** The folder of its package, or its module. */
  readonly path: string;
}

/** The built-in games. */
const BUILT_IN: Readonly<Record<string, () => Promise<unknown>>> = {
  pantarei: () => import("@serpentarium/pantarei"),
  ssserpent: () => import("@serpentarium/ssserpent"),
  sssnake: () => import("@serpentarium/sssnake"),
  "serpent-cartes": () => import("@serpentarium/serpent-cartes"),
};

export const BUILT_IN_IDS: readonly string[] = Object.keys(BUILT_IN);

export const isBuiltIn = (id: string): boolean => Object.hasOwn(BUILT_IN, id);

/** Replaces control characters, so that text from a package cannot control the terminal. */
const stripControlCharacters = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ");

const stripValue = (value: MessageValue): MessageValue =>
  Array.isArray(value)
    ? value.map(stripValue)
    : typeof value === "object" || typeof value === "string"
      ? stripMessage(value as Message)
      : value;

/** Replaces control characters in what a message quotes of a package. */
function stripMessage(message: Message): Message {
  if (typeof message === "string") return stripControlCharacters(message);
  if (!("id" in message)) return message;
  const { id, data = {} } = message;
  const values = Object.entries(data).map(([name, value]) => [name, stripValue(value)] as const);
  return { id, data: Object.fromEntries(values) };
}

/** An error about a plugin, with the plugin's name before the message. */
export const pluginError = (name: string, problem: Message, cause?: unknown): CommandError =>
  commandFailure(
    {
      id: "cli.plugins.problem",
      data: { name: stripControlCharacters(name), problem: stripMessage(problem) },
    },
    { cause },
  );

async function importPlugin(name: string, load: () => Promise<unknown>): Promise<GamePlugin> {
  const module = await load().catch((cause: unknown) => {
    const message = cause instanceof Error ? cause.message : String(cause);
    throw pluginError(name, { id: "cli.plugins.cannot-load", data: { problem: message } }, cause);
  });
  const plugin = parsePlugin(module);
  if (plugin.ok) return plugin.value;
  throw pluginError(name, plugin.error.message);
}

/** Loads a built-in game. @throws CommandError where it cannot be loaded */
export async function loadBuiltIn(id: string): Promise<LoadedPlugin> {
  const name = `@serpentarium/${id}`;
  const plugin = await importPlugin(id, async () => BUILT_IN[id]?.());
  return { plugin, origin: "built-in", name, path: locate(name)?.path ?? name };
}

/**
 * Reads the name of the package that contains a plugin, and checks the versions of the contract and of core that it is made for.
 *
 * @throws CommandError where its package.json is invalid, or declares another version
 */
function packageNameAt(path: string, label: string): string | undefined {
  const enclosing = enclosingPackage(path);
  if (!enclosing) return undefined;
  const { folder, manifest } = enclosing;
  if (!manifest.ok) throw pluginError(label, manifest.error.message);
  const { name, plugin, coreRange } = manifest.value;
  const supported = plugin && parseContractVersion(plugin.contract);
  if (supported && !supported.ok) throw pluginError(label, supported.error.message);
  const mismatch = describeCoreMismatch(name ?? label, folder, coreRange);
  if (mismatch) throw pluginError(label, mismatch);
  return name;
}

const NOT_BUILT: Message = { id: "cli.plugins.not-built" };

const staleBuildText = (label: string, entry: string): Message => ({
  id: "cli.plugins.stale-build",
  data: { name: stripControlCharacters(label), entry },
});

/**
 * Refuses a package that is not built; warns of a package given by path whose sources are newer than its build.
 *
 * @throws CommandError where the package is not built
 */
function checkBuild({ path, origin }: PackageLocation, entry: string, label: string): void {
  const state = buildState(path, entry);
  if (state === "missing") throw pluginError(label, NOT_BUILT);
  if (state === "stale" && origin === "path") notify(staleBuildText(label, relative(path, entry)));
}

/**
 * Loads the plugin at a location. The versions in its package.json are checked before any of its code runs.
 *
 * @throws CommandError where there is no plugin, or none for this version of the contract
 */
export async function loadFromLocation(location: PackageLocation, label: string): Promise<LoadedPlugin> {
  const { path, origin } = location;
  const name = packageNameAt(path, label);
  const entry = resolveEntry(path);
  checkBuild(location, entry, label);
  const plugin = await importPlugin(label, () => import(pathToFileURL(entry).href));
  return { plugin, origin, name, path };
}

/**
 * Loads the plugin of a discovered package.
 *
 * @throws CommandError like {@link loadFromLocation}, and where the game is not one that package.json names
 */
export async function loadPluginPackage({
  name,
  folder,
  origin,
  games,
}: PluginPackage): Promise<LoadedPlugin> {
  const source = await loadFromLocation({ path: folder, origin }, name);
  const { id } = source.plugin.game;
  if (games.includes(id)) return { ...source, name };
  throw pluginError(name, { id: "cli.plugins.other-game", data: { declared: games, game: id } });
}
