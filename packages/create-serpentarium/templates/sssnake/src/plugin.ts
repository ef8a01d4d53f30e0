import { definePlugin } from "@serpentarium/core";
import { examples } from "./examples.ts";
import { mySssnake } from "./game.ts";

export default definePlugin(mySssnake, examples);
