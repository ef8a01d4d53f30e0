import { usageError } from "./command-error.ts";
import type { PluginPackage } from "./discover.ts";
import { pluginError } from "./loaded-plugin.ts";
import { locate } from "./locate.ts";
import { readManifest } from "./manifest.ts";

const MISSING_FIELD = { id: "cli.plugins.no-plugin-field" };

/**
 * Finds the package of a plugin by its installed name or the path of its folder, without running any of it.
 *
 * @throws CommandError where there is no such package, or its package.json declares no plugin
 */
export function findPluginPackage(specifier: string): PluginPackage {
  const location = locate(specifier);
  if (!location) {
    throw usageError({ id: "cli.plugins.none-to-find", data: { specifier } });
  }
  const { path: folder, origin } = location;
  const manifest = readManifest(folder);
  if (manifest?.ok && manifest.value.plugin) {
    return { name: manifest.value.name ?? specifier, folder, origin, ...manifest.value.plugin };
  }
  throw pluginError(specifier, manifest && !manifest.ok ? manifest.error.message : MISSING_FIELD);
}
