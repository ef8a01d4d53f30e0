import { definePlugin } from "@serpentarium/core";
import base from "@serpentarium/serpent-cartes";
import en from "../words/en.json" with { type: "json" };
import teaching from "../words/en.teaching.json" with { type: "json" };
import { examples } from "./examples.ts";
import { serpentCartesTwoEnds } from "./game.ts";

/** The plugin: Le serpent from both ends and its examples. */
export default definePlugin(serpentCartesTwoEnds, examples, [en, teaching, ...base.words]);
