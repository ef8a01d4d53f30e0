import { readFileSync } from "node:fs";
import { pantarei } from "@serpentarium/pantarei";
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
    { options: { goal: 3 } },
    { options: { goal: 12, quietLimit: 8 } },
    { options: { quietLimit: null } },
  ],
  rulebook: readRulebook("../rulebook"),
  base: { game: pantarei, rulebook: readRulebook("../node_modules/@serpentarium/pantarei/rulebook") },
  perft: REFERENCE_PERFT,
  golden: readGolden(new URL("..", import.meta.url)),
  playthroughs: {
    "playthroughs/ouroboros.txt": { seed: "ouroboros" },
    "playthroughs/tall.txt": { seed: "tall", options: { goal: 12, quietLimit: 8 } },
    "playthroughs/anneau.txt": { seed: "ouroboros", language: "fr" },
  },
});
