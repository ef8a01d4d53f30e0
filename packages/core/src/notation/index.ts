/**
 * Parsers and formatters of what the notations of most games have in common: cells, lists, numbers, outcomes, and the check
 * that a position has one text only. Use them or write your own: tools see nothing but `parsePosition` and its like.
 *
 * @module
 */
export * from "./cells.ts";
export * from "./list.ts";
export * from "./outcome.ts";
export * from "./position.ts";
export * from "./value.ts";
