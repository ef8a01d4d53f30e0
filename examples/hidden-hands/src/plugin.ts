import { definePlugin } from "@serpentarium/core";
import { examples } from "./examples.ts";
import { hiddenHands } from "./game.ts";

/** The plugin: hidden hands with its examples. */
export default definePlugin(hiddenHands, examples);
