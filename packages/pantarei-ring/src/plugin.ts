import { definePlugin } from "@serpentarium/core";
import { examples } from "./examples.ts";
import { pantareiRing } from "./game.ts";

/** The plugin: Pantareï in a ring and its examples. */
export default definePlugin(pantareiRing, examples);
