/**
 * My Ssserpent: a variant of Ssserpent.
 *
 * @module
 */
import { definePlugin } from "@serpentarium/core";
import { examples } from "./examples.ts";
import { mySsserpent } from "./game.ts";

export type { ClauseId } from "./clauses.ts";
export type { MySsserpent } from "./game.ts";
export { examples, mySsserpent };
export default definePlugin(mySsserpent, examples);
