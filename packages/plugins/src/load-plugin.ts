import { relative } from "node:path";
import { pathToFileURL } from "node:url";
import { type Failure, fail, type GamePlugin, type Message, type Result, succeed } from "@serpentarium/core";
import { parseContractVersion, parsePlugin } from "@serpentarium/core/plugin";
import type { MessageValue } from "@serpentarium/core/words";
import { buildState } from "./build-state.ts";
import { describeCoreMismatch } from "./core-peer.ts";
import { discoverPlugins, type PluginPackage } from "./discover.ts";
import { type PluginLocation, resolveEntry } from "./locate.ts";
import { enclosingPackage } from "./manifest.ts";

/** A loaded plugin, and its location. */
export interface LoadedPlugin {
  readonly plugin: GamePlugin;
  /** `built-in` for a plugin that a program imports itself. */
  readonly origin: PluginLocation["origin"] | "built-in";
  /** The name of its package, if any. */
  readonly name: string | undefined;
  /** The folder of its package, or its module. */
  readonly path: string;
  /** The URL of its module, from which threads import it. */
  readonly url: string;
}

/** The plugins of a folder, and why others could not be loaded. */
export interface InstalledPlugins {
  readonly plugins: readonly LoadedPlugin[];
  readonly broken: readonly Message[];
}

/** Replaces control characters, so that text from a package cannot control the terminal. */
const stripControlCharacters = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ");

const stripValue = (value: MessageValue): MessageValue =>
  Array.isArray(value)
    ? value.map(stripValue)
    : typeof value === "object" || typeof value === "string"
      ? stripMessage(value as Message)
      : value;

/** Replaces control characters in the package's texts that a message quotes. */
function stripMessage(message: Message): Message {
  if (typeof message === "string") return stripControlCharacters(message);
  if (!("id" in message)) return message;
  const { id, data = {} } = message;
  const values = Object.entries(data).map(([name, value]) => [name, stripValue(value)] as const);
  return { id, data: Object.fromEntries(values) };
}

/** A problem of a plugin, preceded by the plugin's name. */
const problemOf = (name: string, problem: Message): Message => ({
  id: "plugins.problem",
  data: { name: stripControlCharacters(name), problem: stripMessage(problem) },
});

/** A failure of a plugin, with the plugin's name before the message. */
export const pluginFailure = (name: string, { code, message }: Failure) =>
  fail(code, problemOf(name, message));

/** Reads the name of the package that contains a plugin, and checks its versions of the contract and of core. */
function packageNameAt({ path, name: label }: PluginLocation): Result<string | undefined> {
  const enclosing = enclosingPackage(path);
  if (!enclosing) return succeed(undefined);
  const { folder, manifest } = enclosing;
  if (!manifest.ok) return manifest;
  const { name, plugin, coreRange } = manifest.value;
  if (plugin?.ok === false) return plugin;
  const supported = plugin && parseContractVersion(plugin.value.contract);
  if (supported?.ok === false) return supported;
  const mismatch = describeCoreMismatch(name ?? label, folder, coreRange);
  return mismatch ? fail("bad-plugin", mismatch) : succeed(name);
}

/** Checks that a package is built; warns of a package given by path whose sources are newer than its build. */
function checkBuild(
  { name, path, origin }: PluginLocation,
  entry: string,
  onWarning: (warning: Message) => void,
): Result<undefined> {
  const state = buildState(path, entry);
  if (state === "missing") return fail("bad-plugin", { id: "plugins.not-built" });
  if (state === "stale" && origin === "path")
    onWarning({
      id: "plugins.stale-build",
      data: { name: stripControlCharacters(name), entry: relative(path, entry) },
    });
  return succeed(undefined);
}

async function importPlugin(url: string): Promise<Result<GamePlugin>> {
  try {
    return parsePlugin(await import(/* @vite-ignore */ url));
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return fail("bad-plugin", { id: "plugins.cannot-load", data: { problem } });
  }
}

async function load(
  location: PluginLocation | PluginPackage,
  onWarning: (warning: Message) => void,
): Promise<Result<LoadedPlugin>> {
  const { path, origin } = location;
  const ownName = packageNameAt(location);
  if (!ownName.ok) return ownName;
  const entry = resolveEntry(path);
  const built = checkBuild(location, entry, onWarning);
  if (!built.ok) return built;
  const url = pathToFileURL(entry).href;
  const plugin = await importPlugin(url);
  if (!plugin.ok) return plugin;
  if (!("games" in location))
    return succeed({ plugin: plugin.value, origin, name: ownName.value, path, url });
  const { name, games } = location;
  const { id } = plugin.value.game;
  return games.includes(id)
    ? succeed({ plugin: plugin.value, origin, name, path, url })
    : fail("bad-plugin", { id: "plugins.other-game", data: { declared: games, game: id } });
}

/**
 * Loads the plugin at a location, or of a found package. The versions in its package.json are checked before any of its code runs. Fails
 * with `bad-contract` if it is for another version of the contract, and with `bad-plugin` if it is for another version of core, is not
 * built, throws, is not a plugin, or has a game that its package does not declare.
 *
 * @param onWarning - called if the sources of a package are newer than its build
 */
export async function loadPlugin(
  location: PluginLocation | PluginPackage,
  onWarning: (warning: Message) => void = () => {},
): Promise<Result<LoadedPlugin>> {
  const loaded = await load(location, onWarning);
  return loaded.ok ? loaded : pluginFailure(location.name, loaded.error);
}

/**
 * Loads all plugins that {@link discoverPlugins} finds, in its order.
 *
 * @param onWarning - as for {@link loadPlugin}
 */
export async function loadInstalledPlugins(
  from?: string,
  onWarning?: (warning: Message) => void,
): Promise<InstalledPlugins> {
  const { packages, skipped } = discoverPlugins(from);
  const plugins: LoadedPlugin[] = [];
  const broken = skipped.map(({ name, reason }) => problemOf(name, reason));
  for (const found of packages) {
    const loaded = await loadPlugin(found, onWarning);
    if (loaded.ok) plugins.push(loaded.value);
    else broken.push(loaded.error.message);
  }
  return { plugins, broken };
}
