/**
 * Checks of plugins that come from outside, for tools that take any: kept apart from the main entry, which every game loads.
 *
 * @module
 */
export * from "./parse-plugin.ts";
