import { readFileSync } from "node:fs";
import { type PerftRow, readGolden, readReviewed, readRulebook } from "@serpentarium/testkit";
import { describeGame } from "@serpentarium/testkit/vitest";
import plugin from "../src/index.ts";

const text = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
const folder = new URL("..", import.meta.url);

describeGame(plugin, {
  tables: [
    { options: { goal: 3 } },
    { options: { goal: 12, quietLimit: 8 } },
    { options: { quietLimit: null } },
  ],
  rulebook: readRulebook(folder),
  reviewed: readReviewed(folder),
  perft: JSON.parse(text("vectors/pantarei.perft.json")) as PerftRow[],
  vectors: text("vectors/pantarei.jsonl"),
  golden: readGolden(folder),
  playthroughs: {
    "playthroughs/seven.txt": { seed: "seven" },
    "playthroughs/quiet.txt": { seed: "quiet", options: { goal: 12, quietLimit: 8 } },
    "playthroughs/sept.txt": { seed: "seven", language: "fr" },
  },
});
