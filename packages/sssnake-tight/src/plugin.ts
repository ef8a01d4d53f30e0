import { definePlugin } from "@serpentarium/core";
import { examples } from "./examples.ts";
import { sssnakeTight } from "./game.ts";

/** The plugin: tight Sssnake with its examples. */
export default definePlugin(sssnakeTight, examples);
