import { definePlugin } from "@serpentarium/core";
import { examples } from "./examples.ts";
import { myCards } from "./game.ts";

export default definePlugin(myCards, examples);
