import { dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin, Text } from "@serpentarium/core";
import { parseContract, parsePlugin } from "@serpentarium/core/plugin";
import { buildState } from "./built.ts";
import { type CommandError, failed } from "./command-error.ts";
import type { PluginPackage } from "./discover.ts";
import { entryOf, locate, type Place } from "./locate.ts";
import { readManifest } from "./manifest.ts";
import { notice } from "./notices.ts";

/** Where a game comes from. */
export const ORIGINS = ["built-in", "installed", "path"] as const;
/** Whether a game comes with the program, is installed, or was named by its path. */
export type Origin = (typeof ORIGINS)[number];

/** A plugin, and where it comes from. */
export interface PluginSource {
  readonly plugin: Plugin;
  readonly origin: Origin;
  /** The name of its package, where it has one. */
  readonly name: string | undefined;
  /** Its package's folder, or its module. */
  readonly path: string;
}

/** The games that come with the program. */
const BUILT_IN: Readonly<Record<string, () => Promise<unknown>>> = {
  pantarei: () => import("@serpentarium/pantarei"),
  ssserpent: () => import("@serpentarium/ssserpent"),
  sssnake: () => import("@serpentarium/sssnake"),
  "serpent-cartes": () => import("@serpentarium/serpent-cartes"),
};

export const BUILT_IN_IDS: readonly string[] = Object.keys(BUILT_IN);

export const isBuiltIn = (id: string): boolean => Object.hasOwn(BUILT_IN, id);

/** Control characters would reach the terminal: nothing from outside may move its cursor. */
const printable = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ");

/** What is wrong with a plugin, after its name. */
export const brokenPlugin = (name: string, { en, fr }: Text, cause?: unknown): CommandError =>
  failed(`${printable(name)}: ${printable(en)}`, `${printable(name)} : ${printable(fr)}`, { cause });

async function importPlugin(name: string, load: () => Promise<unknown>): Promise<Plugin> {
  const module = await load().catch((cause: unknown) => {
    const message = cause instanceof Error ? cause.message : String(cause);
    throw brokenPlugin(
      name,
      { en: `cannot be loaded: ${message}`, fr: `impossible à charger : ${message}` },
      cause,
    );
  });
  const plugin = parsePlugin(module);
  if (plugin.ok) return plugin.value;
  throw brokenPlugin(name, plugin.error.message);
}

/** @throws CommandError where it cannot be loaded */
export async function loadBuiltIn(id: string): Promise<PluginSource> {
  const name = `@serpentarium/${id}`;
  const plugin = await importPlugin(id, async () => BUILT_IN[id]?.());
  return { plugin, origin: "built-in", name, path: locate(name)?.path ?? name };
}

/** The name of the package that a path leads to, or in which a module lies at the top or in one folder. */
function packageNameAt(path: string): string | undefined {
  const manifest = [path, dirname(path), join(path, "../..")].map(readManifest).find((read) => read?.ok);
  return manifest?.ok ? manifest.value.name : undefined;
}

const NOT_BUILT: Text = {
  en: "not built yet: run npm run build",
  fr: "pas encore construit : lancez npm run build",
};

const staleText = (label: string, entry: string): Text => ({
  en: `${printable(label)}: src is newer than ${entry}, which is used: run npm run build`,
  fr: `${printable(label)} : src est plus récent que ${entry}, qui sert ici : lancez npm run build`,
});

/**
 * Refuses a package that is not built, and notices one of the author's own whose sources have changed since.
 *
 * @throws CommandError where it is not built
 */
function lookAtBuild({ path, origin }: Place, entry: string, label: string): void {
  const state = buildState(path, entry);
  if (state === "missing") throw brokenPlugin(label, NOT_BUILT);
  if (state === "stale" && origin === "path") notice(staleText(label, relative(path, entry)));
}

/** The plugin at a place. @throws CommandError where there is none, or none for this version of the contract */
export async function loadAt(place: Place, label: string): Promise<PluginSource> {
  const { path, origin } = place;
  const entry = entryOf(path);
  lookAtBuild(place, entry, label);
  const plugin = await importPlugin(label, () => import(pathToFileURL(entry).href));
  return { plugin, origin, name: packageNameAt(path), path };
}

/**
 * The plugin of a package that was discovered. Another version of the contract shows before any of it runs.
 *
 * @throws CommandError as {@link loadAt}, and where the package holds another game than it says
 */
export async function loadPackage({
  name,
  folder,
  origin,
  contract,
  games,
}: PluginPackage): Promise<PluginSource> {
  const fits = parseContract(contract);
  if (!fits.ok) throw brokenPlugin(name, fits.error.message);
  const source = await loadAt({ path: folder, origin }, name);
  const { id } = source.plugin.game;
  if (games.includes(id)) return { ...source, name };
  const said = games.join(", ");
  throw brokenPlugin(name, {
    en: `package.json names ${said}, and the plugin is ${id}`,
    fr: `package.json annonce ${said}, et le jeu est ${id}`,
  });
}
