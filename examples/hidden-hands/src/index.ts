/** Hidden hands: a card game with hidden hands, as an example of hidden information. @module */
import { definePlugin } from "@serpentarium/core";
import { examples } from "./examples.ts";
import { hiddenHands } from "./game.ts";

export type { HiddenHands } from "./game.ts";
export type { Action } from "./phases.ts";
export type { Position } from "./position.ts";
export { examples, hiddenHands };
/** The plugin: hidden hands with its examples. */
export default definePlugin(hiddenHands, examples);
