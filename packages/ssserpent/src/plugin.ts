import { definePlugin } from "@serpentarium/core";
import { examples } from "./examples.ts";
import { ssserpent } from "./game.ts";

/** The plugin: Ssserpent with its examples. */
export default definePlugin(ssserpent, examples);
