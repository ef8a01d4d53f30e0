/**
 * My serpent: two serpents grow on one grid until one of them is stuck.
 *
 * @module
 */
import { definePlugin } from "@serpentarium/core";
import { examples } from "./examples.ts";
import { mySerpent } from "./game.ts";

export type { Action } from "./action.ts";
export type { ClauseId } from "./clauses.ts";
export type { Event } from "./events.ts";
export type { MySerpent } from "./game.ts";
export type { Options } from "./options.ts";
export type { MovePosition, OverPosition, Position } from "./position.ts";
export { examples, mySerpent };
export default definePlugin(mySerpent, examples);
