import { readFileSync } from "node:fs";
import { type PerftRow, readGolden, readReviewed, readRulebook } from "@serpentarium/testkit";
import { describeGame } from "@serpentarium/testkit/vitest";
import plugin from "../src/index.ts";

const text = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
const folder = new URL("..", import.meta.url);

describeGame(plugin, {
  tables: [
    { options: { size: 7, apples: 6, blueApples: 8, bodies: 12, quietLimit: 20 } },
    { options: { size: 7, apples: 8, blueApples: 8, quietLimit: null, moveLimit: 40 } },
    { options: { size: 15, apples: 1, blueApples: 0, bodies: 2, quietLimit: 10, moveLimit: null } },
  ],
  runs: 5,
  rulebook: readRulebook(folder),
  reviewed: readReviewed(folder),
  perft: JSON.parse(text("vectors/ssserpent.perft.json")) as PerftRow[],
  vectors: text("vectors/ssserpent.jsonl"),
  golden: readGolden(folder),
  playthroughs: {
    "playthroughs/duel.txt": { seed: "duel", options: { size: 7 } },
    "playthroughs/duel.fr.txt": { seed: "duel", options: { size: 7 }, language: "fr" },
  },
});
