/**
 * Parsers and formatters that the notations of most games share: cells, lists, numbers, fractions, outcomes, and positions with
 * one text only. They are optional: tools only call a game's `parsePosition` and the like.
 *
 * @module
 */
export * from "./cells.ts";
export { formatFraction } from "./fraction.ts";
export * from "./list.ts";
export * from "./outcome.ts";
export * from "./position.ts";
export * from "./value.ts";
