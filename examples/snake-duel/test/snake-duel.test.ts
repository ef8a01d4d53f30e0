import { readRulebook } from "@serpentarium/testkit";
import { describeGame } from "@serpentarium/testkit/vitest";
import plugin from "../src/index.ts";

describeGame(plugin, {
  tables: [
    { seats: 2, options: { size: 7, turns: 10 } },
    { seats: 3, options: { size: 7, turns: 10 } },
    { seats: 4, options: { size: 7, turns: 10 } },
  ],
  rulebook: readRulebook(new URL("..", import.meta.url)),
  perft: [
    {
      name: "two snakes far apart, without an apple nearby",
      pos: "turn:1 c4,c3,c2/g6,g7,g8 a9",
      // three headings each, one choice after the other
      perft: [3, 9, 27, 81, 243],
    },
  ],
  playthroughs: {
    "playthroughs/race.txt": {
      seats: 3,
      actions: ["e5", "1:n", "3:e", "2:s", "2:w", "1:e", "3:s", "3:e", "1:s", "2:n"],
    },
  },
});
