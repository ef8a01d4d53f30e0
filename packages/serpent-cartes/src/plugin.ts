import { definePlugin } from "@serpentarium/core";
import { examples } from "./examples.ts";
import { serpentCartes } from "./game.ts";

/** The plugin: Le serpent and its examples. */
export default definePlugin(serpentCartes, examples);
