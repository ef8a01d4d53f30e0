import { wrongUse } from "./command-error.ts";
import type { PluginPackage } from "./discover.ts";
import { locate } from "./locate.ts";
import { readManifest } from "./manifest.ts";
import { brokenPlugin } from "./plugin-source.ts";

const NO_FIELD = {
  en: 'no package that says it is a plugin: its package.json needs "serpentarium": { "contract": 1, "games": ["<id>"] }',
  fr: 'aucun paquet qui se dise un jeu : son package.json doit avoir "serpentarium": { "contract": 1, "games": ["<id>"] }',
};

/**
 * The package of a plugin by the name under which it is installed, or by the path of its folder; nothing of it is run.
 *
 * @throws CommandError where there is none, or none that says it is a plugin
 */
export function findPackage(specifier: string): PluginPackage {
  const place = locate(specifier);
  if (!place) {
    throw wrongUse(
      `there is no package or path "${specifier}"; install it, or check the path`,
      `aucun paquet ni chemin « ${specifier} » ; installez-le, ou vérifiez le chemin`,
    );
  }
  const { path: folder, origin } = place;
  const manifest = readManifest(folder);
  if (manifest?.ok && manifest.value.plugin) {
    return { name: manifest.value.name ?? specifier, folder, origin, ...manifest.value.plugin };
  }
  throw brokenPlugin(specifier, manifest && !manifest.ok ? manifest.error.message : NO_FIELD);
}
