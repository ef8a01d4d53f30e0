/**
 * What a position looks like, as data: the parts that a board draws and that are pressed. Blocks lay out what most boards
 * have: a grid, rows of cards, one beside or above the other.
 *
 * @module
 */

export * from "./block.ts";
export * from "./scene.ts";
export * from "./seat-name.ts";
export * from "./slot.ts";
