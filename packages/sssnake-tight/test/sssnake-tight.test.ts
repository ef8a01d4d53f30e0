import { readFileSync } from "node:fs";
import { sssnake } from "@serpentarium/sssnake";
import { type PerftRow, readGolden, readReviewed, readRulebook } from "@serpentarium/testkit";
import { describeGame } from "@serpentarium/testkit/vitest";
import plugin from "../src/index.ts";

const text = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
const folder = new URL("..", import.meta.url);

describeGame(plugin, {
  tables: [
    { options: { cards: { S: 3, C: 2, X: 0, D: 0 } } },
    { options: { cards: { S: 0, C: 20, X: 5, D: 5 } } },
    { seats: 3, options: { cards: { S: 0, C: 12, X: 0, D: 12 } } },
    { seats: 4, options: { cards: { S: 10, C: 20, X: 10, D: 10 } } },
  ],
  // matches are long, about 260 actions, and there are many tables
  runs: 1,
  rulebook: readRulebook(folder),
  reviewed: readReviewed(folder),
  base: {
    game: sssnake,
    rulebook: readRulebook(new URL("../node_modules/@serpentarium/sssnake", import.meta.url)),
  },
  perft: JSON.parse(text("vectors/sssnake-tight.perft.json")) as PerftRow[],
  golden: readGolden(folder),
  // seeds with loose parts that are joined, cards that come back, and a completed snake
  playthroughs: {
    "playthroughs/complete.txt": { seed: "5", options: { cards: { S: 6, C: 24, X: 2, D: 2 } } },
    "playthroughs/deck.fr.txt": {
      seed: "532",
      seats: 3,
      options: { cards: { S: 6, C: 14, X: 3, D: 3 } },
      language: "fr",
    },
  },
});
