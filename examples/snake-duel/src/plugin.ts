import { definePlugin } from "@serpentarium/core";
import en from "../words/en.json" with { type: "json" };
import teaching from "../words/en.teaching.json" with { type: "json" };
import { examples } from "./examples.ts";
import { snakeDuel } from "./game.ts";

/** The plugin: snake duel with its examples. */
export default definePlugin(snakeDuel, examples, [en, teaching]);
