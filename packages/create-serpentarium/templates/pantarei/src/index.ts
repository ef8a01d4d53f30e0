/**
 * My Pantareï: a variant of Pantareï by Claude Leroy.
 *
 * @module
 */
import { definePlugin } from "@serpentarium/core";
import { examples } from "./examples.ts";
import { myPantarei } from "./game.ts";

export type { ClauseId } from "./clauses.ts";
export type { MyPantarei } from "./game.ts";
export { examples, myPantarei };
export default definePlugin(myPantarei, examples);
