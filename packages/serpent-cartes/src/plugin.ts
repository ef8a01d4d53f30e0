import { definePlugin } from "@serpentarium/core";
import print from "../rulebook/print.json" with { type: "json" };
import en from "../words/en.json" with { type: "json" };
import teaching from "../words/en.teaching.json" with { type: "json" };
import { examples } from "./examples.ts";
import { serpentCartes } from "./game.ts";

/** The plugin: Le serpent, its examples, and where its rules are printed. */
export default definePlugin(serpentCartes, examples, [en, teaching], print);
