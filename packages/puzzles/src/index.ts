/**
 * Puzzles for serpent games: positions in which exactly one action wins, each with its proof.
 *
 * @module
 */
export * from "./load-puzzles.ts";
export * from "./open-puzzle.ts";
export * from "./puzzle.ts";
