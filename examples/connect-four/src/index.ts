/**
 * Connect four, as a plugin optimised for speed.
 *
 * @module
 */
import { definePlugin } from "@serpentarium/core";
import { examples } from "./examples.ts";
import { connectFour } from "./game.ts";

export type { Action } from "./action.ts";
export type { ClauseId } from "./clauses.ts";
export type { Event } from "./events.ts";
export type { ConnectFour } from "./game.ts";
export type { Position } from "./position.ts";
export { connectFour, examples };
/** The plugin: connect four with its examples. */
export default definePlugin(connectFour, examples);
