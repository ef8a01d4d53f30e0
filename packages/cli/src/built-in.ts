import { fileURLToPath } from "node:url";
import { unwrap } from "@serpentarium/core";
import { parsePlugin } from "@serpentarium/core/plugin";
import { type LoadedPlugin, locatePlugin, type PluginLocation } from "@serpentarium/plugins";

const BUILT_IN: Readonly<Record<string, () => Promise<unknown>>> = {
  pantarei: () => import("@serpentarium/pantarei"),
  ssserpent: () => import("@serpentarium/ssserpent"),
  sssnake: () => import("@serpentarium/sssnake"),
  "serpent-cartes": () => import("@serpentarium/serpent-cartes"),
};

export const BUILT_IN_IDS: readonly string[] = Object.keys(BUILT_IN);

export const isBuiltIn = (id: string): boolean => Object.hasOwn(BUILT_IN, id);

const OWN_FOLDER = fileURLToPath(new URL("..", import.meta.url));

/** Locates a path or an installed package, searching from the current folder and then in the program's dependencies. */
export const locate = (specifier: string): PluginLocation | undefined =>
  locatePlugin(specifier, [process.cwd(), OWN_FOLDER]);

/** Loads a built-in game. */
export async function loadBuiltIn(id: string): Promise<LoadedPlugin> {
  const name = `@serpentarium/${id}`;
  const plugin = unwrap(parsePlugin(await BUILT_IN[id]?.()));
  const path = locate(name)?.path ?? name;
  return { plugin, origin: "built-in", name, path, url: import.meta.resolve(name) };
}
