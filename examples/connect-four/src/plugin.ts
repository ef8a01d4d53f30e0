import { definePlugin } from "@serpentarium/core";
import en from "../words/en.json" with { type: "json" };
import teaching from "../words/en.teaching.json" with { type: "json" };
import { examples } from "./examples.ts";
import { connectFour } from "./game.ts";

/** The plugin: connect four with its examples. */
export default definePlugin(connectFour, examples, [en, teaching]);
