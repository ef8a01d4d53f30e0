import { definePlugin } from "@serpentarium/core";
import { examples } from "./examples.ts";
import { ticTacToe } from "./game.ts";

export default definePlugin(ticTacToe, examples);
