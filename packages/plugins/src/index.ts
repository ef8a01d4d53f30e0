/**
 * Finds and loads plugins, for programs that support any game: `discoverPlugins` lists the plugins of a folder without running them,
 * `findPluginPackage` finds one by name or path, `loadPlugin` loads it, `groupVersions` groups the versions of each game, `resolveExport`
 * gives the paths of other modules, and `loadTeaching` and `loadEditor` load two of them.
 *
 * @module
 */
export {
  type Discovery,
  discoverGame,
  discoverPlugins,
  type PluginPackage,
  type SkippedPackage,
} from "./discover.ts";
export { findPluginPackage } from "./find-plugin-package.ts";
export { groupVersions, type Versions } from "./group-versions.ts";
export { type InstalledPlugins, type LoadedPlugin, loadInstalledPlugins, loadPlugin } from "./load-plugin.ts";
export {
  locatePlugin,
  type PluginLocation,
  processConditions,
  resolveEntry,
  resolveExport,
} from "./locate.ts";
export {
  declaresPlugin,
  type EnclosingPackage,
  enclosingPackage,
  enclosingPackages,
  type Manifest,
  type PluginField,
  readManifest,
} from "./manifest.ts";
export { loadEditor, loadTeaching } from "./plugin-parts.ts";
