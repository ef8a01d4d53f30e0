import { definePlugin } from "@serpentarium/core";
import base from "@serpentarium/sssnake";
import words from "../words/en.json" with { type: "json" };
import teaching from "../words/en.teaching.json" with { type: "json" };
import { examples } from "./examples.ts";
import { mySssnake } from "./game.ts";

export default definePlugin(mySssnake, examples, [words, teaching, ...base.words]);
