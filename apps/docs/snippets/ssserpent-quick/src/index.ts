import { definePlugin } from "@serpentarium/core";
import base from "@serpentarium/ssserpent";
import words from "../words/en.json" with { type: "json" };
import teaching from "../words/en.teaching.json" with { type: "json" };
import { examples } from "./examples.ts";
import { ssserpentQuick } from "./game.ts";

export { examples, ssserpentQuick };
export default definePlugin(ssserpentQuick, examples, [words, teaching, ...base.words]);
