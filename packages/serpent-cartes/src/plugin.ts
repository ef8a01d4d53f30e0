import { definePlugin } from "@serpentarium/core";
import en from "../words/en.json" with { type: "json" };
import teaching from "../words/en.teaching.json" with { type: "json" };
import { examples } from "./examples.ts";
import { serpentCartes } from "./game.ts";

/** The plugin: Le serpent and its examples. */
export default definePlugin(serpentCartes, examples, [en, teaching]);
