import { readRulebook } from "@serpentarium/testkit";
import { describeGame } from "@serpentarium/testkit/vitest";
import plugin from "../src/index.ts";

describeGame(plugin, {
  tables: [{ seats: 2, options: { hand: 2 } }],
  rulebook: readRulebook(new URL("..", import.meta.url)),
  perft: [
    {
      name: "two players with two cards each",
      seats: 2,
      options: { hand: 2 },
      pos: "turn:chance 1,7/2,5 -",
      // a nest that is the only one of its kind is not drawn again
      perft: [4, 8, 16, 56, 56, 56],
    },
  ],
  playthroughs: {
    "playthroughs/bite.txt": {
      options: { hand: 2 },
      actions: ["7,12/1,5", "4", "12", "1", "2", "7", "5"],
    },
  },
});
