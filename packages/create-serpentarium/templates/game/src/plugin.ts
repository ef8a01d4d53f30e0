import { definePlugin } from "@serpentarium/core";
import { examples } from "./examples.ts";
import { mySerpent } from "./game.ts";

export default definePlugin(mySerpent, examples);
