import { readFileSync } from "node:fs";
import { ssserpent } from "@serpentarium/ssserpent";
import { readGolden } from "@serpentarium/testkit";
import { describeGame } from "@serpentarium/testkit/vitest";
import plugin from "../src/index.ts";
import { REFERENCE_PERFT } from "./reference-perft.ts";

const text = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
const readRulebook = (folder: string) => ({
  en: text(`${folder}/en.mdx`),
  fr: text(`${folder}/fr.mdx`),
});

describeGame(plugin, {
  tables: [
    { options: { size: 5, quietLimit: 20 } },
    { options: { size: 6, apples: 6, blueApples: 8, bodies: 12, quietLimit: 20 } },
    { options: { size: 9, quietLimit: null, moveLimit: 40 } },
    { options: { size: 13, apples: 1, blueApples: 0, bodies: 2, quietLimit: 10, moveLimit: null } },
  ],
  runs: 5,
  rulebook: readRulebook("../rulebook"),
  base: { game: ssserpent, rulebook: readRulebook("../node_modules/@serpentarium/ssserpent/rulebook") },
  perft: REFERENCE_PERFT,
  golden: readGolden(new URL("..", import.meta.url)),
  playthroughs: {
    "playthroughs/round.txt": { seed: "round" },
    "playthroughs/tour.txt": { seed: "round", language: "fr" },
    "playthroughs/small.txt": { seed: "small", options: { size: 5, apples: 2, blueApples: 2 } },
  },
});
