import { definePlugin } from "@serpentarium/core";
import { examples } from "./examples.ts";
import { mySsserpent } from "./game.ts";

export default definePlugin(mySsserpent, examples);
