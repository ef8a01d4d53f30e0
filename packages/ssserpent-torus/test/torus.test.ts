import { ssserpent } from "@serpentarium/ssserpent";
import { readGolden, readReviewed, readRulebook } from "@serpentarium/testkit";
import { describeGame } from "@serpentarium/testkit/vitest";
import plugin from "../src/index.ts";
import { REFERENCE_PERFT } from "./reference-perft.ts";

const folder = new URL("..", import.meta.url);

describeGame(plugin, {
  tables: [
    { options: { size: 5, quietLimit: 20 } },
    { options: { size: 6, apples: 6, blueApples: 8, bodies: 12, quietLimit: 20 } },
    { options: { size: 9, quietLimit: null, moveLimit: 40 } },
    { options: { size: 13, apples: 1, blueApples: 0, bodies: 2, quietLimit: 10, moveLimit: null } },
  ],
  runs: 5,
  rulebook: readRulebook(folder),
  reviewed: readReviewed(folder),
  base: {
    game: ssserpent,
    rulebook: readRulebook(new URL("../node_modules/@serpentarium/ssserpent", import.meta.url)),
  },
  perft: REFERENCE_PERFT,
  golden: readGolden(folder),
  playthroughs: {
    "playthroughs/round.txt": { seed: "round" },
    "playthroughs/tour.txt": { seed: "round", language: "fr" },
    "playthroughs/small.txt": { seed: "small", options: { size: 5, apples: 2, blueApples: 2 } },
  },
});
