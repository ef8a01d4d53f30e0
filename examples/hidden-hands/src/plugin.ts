import { definePlugin } from "@serpentarium/core";
import en from "../words/en.json" with { type: "json" };
import teaching from "../words/en.teaching.json" with { type: "json" };
import { examples } from "./examples.ts";
import { hiddenHands } from "./game.ts";

/** The plugin: hidden hands with its examples. */
export default definePlugin(hiddenHands, examples, [en, teaching]);
