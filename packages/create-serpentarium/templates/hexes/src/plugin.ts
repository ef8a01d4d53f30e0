import { definePlugin } from "@serpentarium/core";
import { examples } from "./examples.ts";
import { myHexes } from "./game.ts";

export default definePlugin(myHexes, examples);
