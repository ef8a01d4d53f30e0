import { definePlugin } from "@serpentarium/core";
import base from "@serpentarium/sssnake";
import en from "../words/en.json" with { type: "json" };
import teaching from "../words/en.teaching.json" with { type: "json" };
import { examples } from "./examples.ts";
import { sssnakeTight } from "./game.ts";

/** The plugin: tight Sssnake with its examples. */
export default definePlugin(sssnakeTight, examples, [en, teaching, ...base.words]);
