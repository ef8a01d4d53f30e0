/**
 * How plugins are found and loaded, for other programs that take any: `discover` lists those within reach of a folder
 * without running them, `findPackage` finds one by name or path, `loadPackage` loads what was found;
 * `entryOf` and `subpathOf` say where its modules lie.
 *
 * @module
 */
export { CommandError } from "./command-error.ts";
export { type Discovery, discover, type PluginPackage, type Skipped } from "./discover.ts";
export { findPackage } from "./find-package.ts";
export { entryOf, subpathOf } from "./locate.ts";
export { type Manifest, type PluginField, readManifest } from "./manifest.ts";
export { loadPackage, type Origin, type PluginSource } from "./plugin-source.ts";
