/**
 * Checks of plugins from outside. A separate entry point, since every game loads the main one.
 *
 * @module
 */
export * from "./parse-plugin.ts";
