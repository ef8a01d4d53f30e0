import { definePlugin } from "@serpentarium/core";
import base from "@serpentarium/ssserpent";
import en from "../words/en.json" with { type: "json" };
import teaching from "../words/en.teaching.json" with { type: "json" };
import { examples } from "./examples.ts";
import { ssserpentTorus } from "./game.ts";

/** The plugin: Ssserpent on a torus with its examples. */
export default definePlugin(ssserpentTorus, examples, [en, teaching, ...base.words]);
