/**
 * Snake duel: a game in which all players choose secretly at the same time.
 *
 * @module
 */
import { definePlugin } from "@serpentarium/core";
import { examples } from "./examples.ts";
import { snakeDuel } from "./game.ts";

export type { Action } from "./action.ts";
export type { ClauseId } from "./clauses.ts";
export type { Event } from "./events.ts";
export type { SnakeDuel } from "./game.ts";
export type { Options } from "./options.ts";
export type { Position } from "./position.ts";
export { examples, snakeDuel };
/** The plugin: snake duel with its examples. */
export default definePlugin(snakeDuel, examples);
