import { definePlugin } from "@serpentarium/core";
import en from "../words/en.json" with { type: "json" };
import teaching from "../words/en.teaching.json" with { type: "json" };
import { examples } from "./examples.ts";
import { sssnake } from "./game.ts";

/** The plugin: Sssnake with its examples. */
export default definePlugin(sssnake, examples, [en, teaching]);
