import { definePlugin } from "@serpentarium/core";
import words from "../words/en.json" with { type: "json" };
import teaching from "../words/en.teaching.json" with { type: "json" };
import { examples } from "./examples.ts";
import { myChoices } from "./game.ts";

export default definePlugin(myChoices, examples, [words, teaching]);
