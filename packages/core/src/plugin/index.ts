/**
 * Checks of untrusted plugins. A separate entry point, because every game loads the main one.
 *
 * @module
 */
export * from "./parse-plugin.ts";
