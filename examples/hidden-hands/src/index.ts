/** Hidden hands: a card game in which nobody sees the hands of the others, and how a game hides something. @module */
import { definePlugin } from "@serpentarium/core";
import { examples } from "./examples.ts";
import { hiddenHands } from "./game.ts";

export type { ClauseId } from "./clauses.ts";
export type { Event } from "./events.ts";
export type { HiddenHands } from "./game.ts";
export type { Options } from "./options.ts";
export type { Action } from "./phases.ts";
export type { Position } from "./position.ts";
export { examples, hiddenHands };
/** Hidden hands with its examples, as the tools take it. */
export default definePlugin(hiddenHands, examples);
