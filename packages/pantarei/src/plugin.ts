import { definePlugin } from "@serpentarium/core";
import print from "../rulebook/print.json" with { type: "json" };
import en from "../words/en.json" with { type: "json" };
import teaching from "../words/en.teaching.json" with { type: "json" };
import { examples } from "./examples.ts";
import { pantarei } from "./game.ts";

/** The plugin: Pantareï and its examples. */
export default definePlugin(pantarei, examples, [en, teaching], print);
