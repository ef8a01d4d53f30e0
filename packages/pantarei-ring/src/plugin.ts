import { definePlugin } from "@serpentarium/core";
import base from "@serpentarium/pantarei";
import en from "../words/en.json" with { type: "json" };
import teaching from "../words/en.teaching.json" with { type: "json" };
import { examples } from "./examples.ts";
import { pantareiRing } from "./game.ts";

/** The plugin: Pantareï in a ring and its examples. */
export default definePlugin(pantareiRing, examples, [en, teaching, ...base.words]);
