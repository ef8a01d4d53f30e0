import { readRulebook } from "@serpentarium/testkit";
import { describeGame } from "@serpentarium/testkit/vitest";
import plugin from "../src/index.ts";

describeGame(plugin, {
  rulebook: readRulebook(new URL("..", import.meta.url)),
  perft: [
    {
      name: "the start position",
      pos: "drop:1 7/7/7/7/7/7",
      // published tables do not count finished games: 13,032 games end with the seventh disc
      perft: [7, 49, 343, 2401, 16_807, 117_649, 823_536, 5_673_234 + 13_032],
    },
  ],
  playthroughs: {
    "playthroughs/diagonal.txt": { actions: ["d", "e", "e", "f", "f", "g", "f", "g", "g", "a", "g"] },
  },
});
