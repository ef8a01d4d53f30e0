/**
 * Rulebooks of games, merged with those of a base.
 *
 * @module
 */
export * from "./rulebook.ts";
