/** Hidden hands: a card game with hidden hands, as an example of hidden information. @module */

export { examples } from "./examples.ts";
export { hiddenHands } from "./game.ts";
export type { Action } from "./phases.ts";
export { default } from "./plugin.ts";
export type { Position } from "./position.ts";
export type { HiddenHands } from "./types.ts";
