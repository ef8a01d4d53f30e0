/**
 * My cards: serpents grow by cards from a common row, each higher than the one before.
 *
 * @module
 */
import { definePlugin } from "@serpentarium/core";
import { examples } from "./examples.ts";
import { myCards } from "./game.ts";

export type { ClauseId } from "./clauses.ts";
export type { Event } from "./events.ts";
export type { Action, MyCards, Options, Position } from "./rules.ts";
export { examples, myCards };
export default definePlugin(myCards, examples);
