import { definePlugin } from "@serpentarium/core";
import print from "../rulebook/print.json" with { type: "json" };
import en from "../words/en.json" with { type: "json" };
import teaching from "../words/en.teaching.json" with { type: "json" };
import { examples } from "./examples.ts";
import { sssnake } from "./game.ts";

/** The plugin: Sssnake with its examples, and where its clauses are printed. */
export default definePlugin(sssnake, examples, [en, teaching], print);
