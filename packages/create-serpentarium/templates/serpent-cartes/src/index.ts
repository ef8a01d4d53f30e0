/**
 * My Serpent (cards): a variant of Le serpent (cards).
 *
 * @module
 */
import { definePlugin } from "@serpentarium/core";
import { examples } from "./examples.ts";
import { mySerpentCartes } from "./game.ts";

export type { ClauseId } from "./clauses.ts";
export type { MySerpentCartes } from "./game.ts";
export { examples, mySerpentCartes };
export default definePlugin(mySerpentCartes, examples);
