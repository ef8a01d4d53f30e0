import { definePlugin } from "@serpentarium/core";
import base from "@serpentarium/serpent-cartes";
import en from "../words/en.json" with { type: "json" };
import teaching from "../words/en.teaching.json" with { type: "json" };
import { examples } from "./examples.ts";
import { mySerpentCartes } from "./game.ts";

export default definePlugin(mySerpentCartes, examples, [en, teaching, ...base.words]);
