import { definePlugin } from "@serpentarium/core";
import { examples } from "./examples.ts";
import { myHands } from "./game.ts";

export default definePlugin(myHands, examples);
