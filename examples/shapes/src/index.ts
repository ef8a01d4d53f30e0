/** Small games, each of one shape that a game may have. @module */
export { elimination } from "./elimination.ts";
export { points } from "./points.ts";
export { solitaire } from "./solitaire.ts";
export { teams } from "./teams.ts";
