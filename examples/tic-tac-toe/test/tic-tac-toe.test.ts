import { readFileSync } from "node:fs";
import { describeEditor, describeGame } from "@serpentarium/testkit/vitest";
import editor from "../src/editor.ts";
import plugin from "../src/index.ts";

const rulebook = (language: string): string =>
  readFileSync(new URL(`../rulebook/${language}.mdx`, import.meta.url), "utf8");

describeGame(plugin, {
  rulebook: { en: rulebook("en"), fr: rulebook("fr") },
  perft: [
    {
      name: "the start position",
      pos: "place:1 .........",
      perft: [9, 72, 504, 3024, 15120, 56160, 154944, 255168, 255168],
    },
  ],
  playthroughs: {
    "playthroughs/full-grid.txt": { actions: ["b2", "a3", "c3", "a1", "a2", "c2", "b3", "b1", "c1"] },
  },
});

describeEditor(plugin, editor);
