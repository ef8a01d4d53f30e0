/**
 * Finds and loads plugins, for programs that take any game: `discoverPlugins` lists the plugins of a folder without
 * running them, `findPluginPackage` finds one by name or path, `loadPluginPackage` loads it, `resolveEntry` and `resolveExport` give
 * the paths of its modules, and `loadTeaching` and `loadEditor` load two of them.
 *
 * @module
 */
export { CommandError } from "./command-error.ts";
export { type Discovery, discoverPlugins, type PluginPackage, type SkippedPackage } from "./discover.ts";
export { findPluginPackage } from "./find-plugin-package.ts";
export { type LoadedPlugin, loadPluginPackage, type PluginOrigin } from "./loaded-plugin.ts";
export { resolveEntry, resolveExport } from "./locate.ts";
export { type Manifest, type PluginField, readManifest } from "./manifest.ts";
export { loadEditor, loadTeaching } from "./plugin-parts.ts";
