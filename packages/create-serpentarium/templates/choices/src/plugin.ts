import { definePlugin } from "@serpentarium/core";
import { examples } from "./examples.ts";
import { myChoices } from "./game.ts";

export default definePlugin(myChoices, examples);
