import { definePlugin } from "@serpentarium/core";
import { examples } from "./examples.ts";
import { connectFour } from "./game.ts";

/** The plugin: connect four with its examples. */
export default definePlugin(connectFour, examples);
