/**
 * Tight Sssnake: both parts of every crossing and double curve must lie on the snake from head to tail.
 *
 * @module
 */
import { definePlugin } from "@serpentarium/core";
import { examples } from "./examples.ts";
import { sssnakeTight } from "./game.ts";

export type { ClauseId } from "./clauses.ts";
export type { Event } from "./events.ts";
export type { SssnakeTight } from "./game.ts";
export { examples, sssnakeTight };
/** The plugin: tight Sssnake with its examples. */
export default definePlugin(sssnakeTight, examples);
