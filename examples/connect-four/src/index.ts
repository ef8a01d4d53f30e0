/**
 * Connect four, written as the tutorial tells the author of a plugin to write one.
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
/** Connect four with its examples, as the tools take it. */
export default definePlugin(connectFour, examples);
