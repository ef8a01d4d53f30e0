/**
 * Finds and loads plugins, for programs that take any game: `discoverPlugins` lists the plugins of a folder without
 * running them, `findPackage` finds one by name or path, `loadPackage` loads it, and `resolveEntry` and `resolveExport`
 * give the paths of its modules.
 *
 * @module
 */
export { CommandError } from "./command-error.ts";
export { type Discovery, discoverPlugins, type PluginPackage, type SkippedPackage } from "./discover.ts";
export { findPackage } from "./find-package.ts";
export { resolveEntry, resolveExport } from "./locate.ts";
export { type Manifest, type PluginField, readManifest } from "./manifest.ts";
export { loadPackage, type Origin, type PluginSource } from "./plugin-source.ts";
