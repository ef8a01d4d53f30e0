import { definePlugin } from "@serpentarium/core";
import { examples } from "./examples.ts";
import { pantarei } from "./game.ts";

/** The plugin: Pantareï and its examples. */
export default definePlugin(pantarei, examples);
