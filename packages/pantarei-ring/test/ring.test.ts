import { readFileSync } from "node:fs";
import { mergeRulebook } from "@serpentarium/core/variant";
import { readGolden } from "@serpentarium/testkit";
import { describeGame } from "@serpentarium/testkit/vitest";
import plugin from "../src/index.ts";
import { REFERENCE_PERFT } from "./reference-perft.ts";

const text = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
const book = (language: "en" | "fr"): string =>
  mergeRulebook(
    text(`../node_modules/@serpentarium/pantarei/rulebook/${language}.mdx`),
    text(`../rulebook/${language}.mdx`),
    Object.keys(plugin.game.clauses),
  );

describeGame(plugin, {
  tables: [
    { options: { goal: 3 } },
    { options: { goal: 12, quietLimit: 8 } },
    { options: { quietLimit: null } },
  ],
  rulebook: { en: book("en"), fr: book("fr") },
  perft: REFERENCE_PERFT,
  golden: readGolden(new URL("..", import.meta.url)),
  playthroughs: {
    "playthroughs/ouroboros.txt": { seed: "ouroboros" },
    "playthroughs/tall.txt": { seed: "tall", options: { goal: 12, quietLimit: 8 } },
    "playthroughs/anneau.txt": { seed: "ouroboros", language: "fr" },
  },
});
