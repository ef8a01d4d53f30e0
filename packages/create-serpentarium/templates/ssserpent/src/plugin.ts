import { definePlugin } from "@serpentarium/core";
import base from "@serpentarium/ssserpent";
import words from "../words/en.json" with { type: "json" };
import teaching from "../words/en.teaching.json" with { type: "json" };
import { examples } from "./examples.ts";
import { mySsserpent } from "./game.ts";

export default definePlugin(mySsserpent, examples, [words, teaching, ...base.words]);
