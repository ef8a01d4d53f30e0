import { readRulebook } from "@serpentarium/testkit";
import { describeEditor, describeGame } from "@serpentarium/testkit/vitest";
import editor from "../src/editor.ts";
import plugin from "../src/index.ts";

describeGame(plugin, {
  rulebook: readRulebook(new URL("..", import.meta.url)),
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
