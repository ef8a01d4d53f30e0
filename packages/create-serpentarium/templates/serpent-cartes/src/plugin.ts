import { definePlugin } from "@serpentarium/core";
import { examples } from "./examples.ts";
import { mySerpentCartes } from "./game.ts";

export default definePlugin(mySerpentCartes, examples);
