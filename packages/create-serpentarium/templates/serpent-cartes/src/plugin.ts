import { definePlugin } from "@serpentarium/core";
import base from "@serpentarium/serpent-cartes";
import words from "../words/en.json" with { type: "json" };
import teaching from "../words/en.teaching.json" with { type: "json" };
import { examples } from "./examples.ts";
import { mySerpentCartes } from "./game.ts";

export default definePlugin(mySerpentCartes, examples, [words, teaching, ...base.words]);
