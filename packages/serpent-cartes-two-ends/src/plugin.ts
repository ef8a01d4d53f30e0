import { definePlugin } from "@serpentarium/core";
import { examples } from "./examples.ts";
import { serpentCartesTwoEnds } from "./game.ts";

/** The plugin: Le serpent from both ends and its examples. */
export default definePlugin(serpentCartesTwoEnds, examples);
