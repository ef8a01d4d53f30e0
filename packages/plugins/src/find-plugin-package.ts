import { fail, type Result, succeed } from "@serpentarium/core";
import type { PluginPackage } from "./discover.ts";
import { pluginFailure } from "./load-plugin.ts";
import { locatePlugin } from "./locate.ts";
import { readManifest } from "./manifest.ts";

const NO_FIELD = fail("bad-plugin", { id: "plugins.no-plugin-field" });

/**
 * Finds the package of a plugin by its installed name or the path of its folder, without running its code. Fails with `unknown-plugin` if
 * there is no such package, and with `bad-plugin` if its package.json declares no plugin.
 */
export function findPluginPackage(specifier: string): Result<PluginPackage> {
  const location = locatePlugin(specifier);
  if (!location) return fail("unknown-plugin", { id: "plugins.none-to-find", data: { specifier } });
  const manifest = readManifest(location.path);
  const field = manifest?.ok ? manifest.value.plugin : manifest;
  if (!field?.ok) return pluginFailure(specifier, (field ?? NO_FIELD).error);
  const name = manifest?.ok ? manifest.value.name : undefined;
  return succeed({ ...location, name: name ?? specifier, ...field.value });
}
