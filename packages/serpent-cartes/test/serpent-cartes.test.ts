import { readFileSync } from "node:fs";
import { type PerftRow, readGolden, readReviewed, readRulebook } from "@serpentarium/testkit";
import { describeGame } from "@serpentarium/testkit/vitest";
import plugin from "../src/index.ts";

const text = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
const folder = new URL("..", import.meta.url);

describeGame(plugin, {
  tables: [
    { seats: 3, options: { deal: "finishable" } },
    { seats: 2, options: { entry: "die", deal: "finishable", turnLimit: 30 } },
    { seats: 4, options: { entry: "die", deal: "finishable", turnLimit: null } },
    { seats: 4, options: { deck: "32", turnLimit: 5 } },
    { seats: 2, options: { deck: "52", turnLimit: null } },
    { seats: 3, options: { collision: "arriver", turnLimit: null } },
    { seats: 4, options: { collision: "arriver", entry: "die", deal: "finishable", turnLimit: 60 } },
  ],
  rulebook: readRulebook(folder),
  reviewed: readReviewed(folder),
  perft: JSON.parse(text("vectors/serpent-cartes.perft.json")) as PerftRow[],
  vectors: text("vectors/serpent-cartes.jsonl"),
  golden: readGolden(folder),
  playthroughs: {
    "playthroughs/race.txt": { seed: "race", options: { deal: "finishable" } },
    "playthroughs/endless.txt": { seed: "endless-2" },
    "playthroughs/die.fr.txt": {
      seed: "dé",
      seats: 3,
      options: { deck: "32", entry: "die", deal: "finishable" },
      language: "fr",
    },
  },
});
