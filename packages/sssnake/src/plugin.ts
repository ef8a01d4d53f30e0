import { definePlugin } from "@serpentarium/core";
import { examples } from "./examples.ts";
import { sssnake } from "./game.ts";

/** The plugin: Sssnake with its examples. */
export default definePlugin(sssnake, examples);
