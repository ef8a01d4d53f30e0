import { definePlugin } from "@serpentarium/core";
import { examples } from "./examples.ts";
import { snakeDuel } from "./game.ts";

/** The plugin: snake duel with its examples. */
export default definePlugin(snakeDuel, examples);
