/**
 * My hands: everyone holds snakes that nobody else sees, and the longest one laid takes the egg.
 *
 * @module
 */
import { definePlugin } from "@serpentarium/core";
import { examples } from "./examples.ts";
import { myHands } from "./game.ts";

export type { ClauseId } from "./clauses.ts";
export type { Event } from "./events.ts";
export type { Action, MyHands, Options, Position } from "./rules.ts";
export { examples, myHands };
export default definePlugin(myHands, examples);
