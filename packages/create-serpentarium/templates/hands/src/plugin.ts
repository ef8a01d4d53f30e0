import { definePlugin } from "@serpentarium/core";
import words from "../words/en.json" with { type: "json" };
import teaching from "../words/en.teaching.json" with { type: "json" };
import { examples } from "./examples.ts";
import { myHands } from "./game.ts";

export default definePlugin(myHands, examples, [words, teaching]);
