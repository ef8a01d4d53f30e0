import { readFileSync } from "node:fs";
import { serpentCartes } from "@serpentarium/serpent-cartes";
import { type PerftRow, readGolden, readReviewed, readRulebook } from "@serpentarium/testkit";
import { describeGame } from "@serpentarium/testkit/vitest";
import plugin from "../src/index.ts";

const text = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
const folder = new URL("..", import.meta.url);

describeGame(plugin, {
  golden: readGolden(folder),
  tables: [
    { seats: 2, options: { entry: "die", deal: "finishable", turnLimit: 30 } },
    { seats: 3, options: { deal: "finishable" } },
    { seats: 3, options: { deck: "32", entry: "die", turnLimit: 60 } },
    { seats: 4, options: { entry: "die", deal: "finishable", turnLimit: null } },
    { seats: 4, options: { deck: "32", turnLimit: 5 } },
    { seats: 3, options: { collision: "arriver", turnLimit: null } },
    { seats: 4, options: { collision: "arriver", entry: "die", deal: "finishable", turnLimit: 60 } },
  ],
  rulebook: readRulebook(folder),
  reviewed: readReviewed(folder),
  base: {
    game: serpentCartes,
    rulebook: readRulebook(new URL("../node_modules/@serpentarium/serpent-cartes", import.meta.url)),
  },
  perft: JSON.parse(text("vectors/serpent-cartes-two-ends.perft.json")) as PerftRow[],
  playthroughs: {
    "playthroughs/race.txt": { seed: "race", options: { deal: "finishable" } },
    "playthroughs/die.fr.txt": {
      seed: "dé",
      seats: 4,
      options: { deck: "32", entry: "die", deal: "finishable" },
      language: "fr",
    },
  },
});
