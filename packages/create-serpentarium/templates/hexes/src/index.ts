/**
 * My hexes: two serpents on hexagons, each on its way from side to side.
 *
 * @module
 */

export type { ClauseId } from "./clauses.ts";
export type { RuleEvent } from "./events.ts";
export { examples } from "./examples.ts";
export { myHexes } from "./game.ts";
export { default } from "./plugin.ts";
export type { Action, MyHexes, Options, Position } from "./rules.ts";
