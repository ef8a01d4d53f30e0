import { definePlugin } from "@serpentarium/core";
import base from "@serpentarium/pantarei";
import words from "../words/en.json" with { type: "json" };
import teaching from "../words/en.teaching.json" with { type: "json" };
import { examples } from "./examples.ts";
import { myPantarei } from "./game.ts";

export default definePlugin(myPantarei, examples, [words, teaching, ...base.words]);
