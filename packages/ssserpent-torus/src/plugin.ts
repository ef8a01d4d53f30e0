import { definePlugin } from "@serpentarium/core";
import { examples } from "./examples.ts";
import { ssserpentTorus } from "./game.ts";

/** The plugin: Ssserpent on a torus with its examples. */
export default definePlugin(ssserpentTorus, examples);
