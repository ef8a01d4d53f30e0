/**
 * My hexes: two serpents on hexagons, each on its way from side to side.
 *
 * @module
 */
import { definePlugin } from "@serpentarium/core";
import { examples } from "./examples.ts";
import { myHexes } from "./game.ts";

export type { ClauseId } from "./clauses.ts";
export type { Event } from "./events.ts";
export type { Action, MyHexes, Options, Position } from "./rules.ts";
export { examples, myHexes };
export default definePlugin(myHexes, examples);
