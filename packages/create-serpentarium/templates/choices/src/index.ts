/**
 * My choices: serpents rear up at the same time, and the highest head takes the nest.
 *
 * @module
 */
import { definePlugin } from "@serpentarium/core";
import { examples } from "./examples.ts";
import { myChoices } from "./game.ts";

export type { ClauseId } from "./clauses.ts";
export type { Event } from "./events.ts";
export type { Action, MyChoices, Options, Position } from "./rules.ts";
export { examples, myChoices };
export default definePlugin(myChoices, examples);
