/**
 * My Sssnake: a variant of Sssnake after B. & B. Micksch.
 *
 * @module
 */
import { definePlugin } from "@serpentarium/core";
import { examples } from "./examples.ts";
import { mySssnake } from "./game.ts";

export type { ClauseId } from "./clauses.ts";
export type { MySssnake } from "./game.ts";
export { examples, mySssnake };
export default definePlugin(mySssnake, examples);
