import { definePlugin } from "@serpentarium/core";
import { examples } from "./examples.ts";
import { myPantarei } from "./game.ts";

export default definePlugin(myPantarei, examples);
