/** Small games, each showing one kind of game. @module */
export { auction } from "./auction.ts";
export { draft } from "./draft.ts";
export { elimination } from "./elimination.ts";
export { hex } from "./hex.ts";
export { hounds } from "./hounds.ts";
export { manhunt } from "./manhunt.ts";
export { points } from "./points.ts";
export { solitaire } from "./solitaire.ts";
export { teams } from "./teams.ts";
