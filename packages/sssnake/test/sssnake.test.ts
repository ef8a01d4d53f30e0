import { readFileSync } from "node:fs";
import { type PerftRow, readGolden, readReviewed, readRulebook } from "@serpentarium/testkit";
import { describeGame } from "@serpentarium/testkit/vitest";
import plugin from "../src/index.ts";

const text = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
const folder = new URL("..", import.meta.url);

describeGame(plugin, {
  tables: [
    { options: { cards: { S: 3, C: 2, X: 0, D: 0 } } },
    { seats: 3, options: { cards: { S: 0, C: 24, X: 0, D: 0 } } },
    { options: { cards: { S: 0, C: 10, X: 0, D: 10 } } },
    { seats: 4, options: { cards: { S: 5, C: 5, X: 20, D: 20 } } },
    // few curves: snakes are rarely completed, and many cards fit nowhere
    { options: { cards: { S: 30, C: 7, X: 1, D: 0 } } },
  ],
  // matches are long: about 260 actions at each table, for every number of seats
  runs: 2,
  rulebook: readRulebook(folder),
  reviewed: readReviewed(folder),
  perft: JSON.parse(text("vectors/sssnake.perft.json")) as PerftRow[],
  vectors: text("vectors/sssnake.jsonl"),
  // seeds with cards that come back or leave the game, and with loose parts that are passed through
  golden: readGolden(folder),
  playthroughs: {
    "playthroughs/complete.txt": {
      seed: "1142",
      seats: 3,
      options: { cards: { S: 6, C: 16, X: 0, D: 4 } },
    },
    "playthroughs/deck.txt": { seed: "1924", options: { cards: { S: 14, C: 12, X: 2, D: 0 } } },
    "playthroughs/four.fr.txt": {
      seed: "334",
      seats: 4,
      options: { cards: { S: 10, C: 14, X: 3, D: 3 } },
      language: "fr",
    },
  },
});
